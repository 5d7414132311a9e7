import { expect, it } from '@jest/globals';
import { arrivalConditions } from './arrival-conditions.ts';

it('K-03: what a house says of its reception is found once, whichever rates say it', () => {
  const pets = { title: 'Pets', text: 'Dogs are welcome.', language: 'en' };
  const desk = {
    title: 'Late',
    text: 'The desk closes at 22:00.',
    language: 'en',
    about: 'arrival' as const,
  };
  const rooms = [
    { ratePlans: [{ conditions: [pets, desk] }, { conditions: [desk] }] },
    { ratePlans: [{ conditions: [pets] }] },
  ];
  expect(arrivalConditions(rooms)).toEqual([desk.text]);
});
