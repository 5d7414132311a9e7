import { describe, expect, it } from '@jest/globals';
import type { ConfirmedBooking } from '@travesia/contracts';
import { confirmationLines, confirmationSubject } from './confirmation-text.ts';

const booking = {
  referenceId: 'K7M2Q9X4RT',
  supplierReference: 'ABC123 · H0TEL',
  heading: 'Madrid – Bogotá + Hotel Azahar, Bogotá',
  passenger: { firstName: 'Ana' },
  ticketing: { ticketed: true, deadline: null },
  travellers: [
    { firstName: 'Ana', middleName: '', lastName: 'Ruiz' },
    { firstName: 'Kjær', middleName: '', lastName: 'Sigurðsson' },
  ],
  sections: [
    {
      kind: 'journey',
      segments: [
        {
          carrierCode: 'AV',
          flightNumber: '11',
          from: { code: 'MAD' },
          to: { code: 'BOG' },
          departureAt: '2026-12-10T14:25',
          arrivalAt: '2026-12-10T18:40',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Hotel Azahar',
      facts: [{ label: 'Llegada', value: 'jueves, desde las 15:00' }],
    },
  ],
  policies: [{ code: 'cancellation', title: 'Cancelación', text: 'Esta tarifa no es reembolsable.' }],
  totalPaid: { amount: 123_456, currency: 'USD' },
} as unknown as ConfirmedBooking;

describe('the mail of a confirmed booking', () => {
  it('names references, flights, stay, terms and what was paid', () => {
    expect(confirmationSubject(booking, 'es')).toBe('Reserva confirmada K7M2Q9X4RT');
    expect(confirmationLines(booking, 'es')).toEqual([
      'Hola Ana,',
      '',
      'Referencia: K7M2Q9X4RT',
      'Localizador: ABC123 · H0TEL',
      'Viajeros: Ana Ruiz, Kjær Sigurðsson (en el billete: SIGURDSSON / KJAER)',
      'Madrid – Bogotá + Hotel Azahar, Bogotá',
      'AV 11  MAD 2026-12-10 14:25  BOG 2026-12-10 18:40',
      '',
      'Hotel Azahar',
      'Llegada: jueves, desde las 15:00',
      '',
      'Cancelación: Esta tarifa no es reembolsable.',
      '',
      'Total pagado: 1.234,56 USD',
    ]);
  });
});
