import { expect, it } from '@jest/globals';
import type { Booking, Saves } from '../booking/index.ts';
import { openOrderRequest } from './order-request.ts';

it('every supplier gets names in the letters of passports', () => {
  const list = [
    { id: 'p1', firstName: 'Þórunn', middleName: 'Æsa', lastName: 'Núñez Güell', sealedDocument: null },
    { id: 'p2', firstName: 'Ana', middleName: '', lastName: 'Ruiz', sealedDocument: null },
  ];
  const saves = { passengers: { list } } as unknown as Saves;
  const booking = { id: 'b1', order: {}, locale: 'es' } as unknown as Booking;
  const noCipher = { encrypt: (plain: string) => plain, decrypt: (sealed: string) => sealed };
  const { passengers } = openOrderRequest(noCipher)(booking, saves, 'K7M2Q9X4RT');
  expect(passengers).toEqual([
    expect.objectContaining({ firstName: 'THORUNN', middleName: 'AESA', lastName: 'NUNEZ GUELL' }),
    expect.objectContaining({ firstName: 'ANA', middleName: '', lastName: 'RUIZ' }),
  ]);
});
