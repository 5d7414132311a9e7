import { expect, it } from '@jest/globals';
import { inOrderOfTravel } from './in-order-of-travel.ts';

it('L-06: the next trip is first, and what is over or cancelled is at the end', () => {
  const trips = [
    { startDate: '2027-05-01', status: 'confirmed' },
    { startDate: '2026-11-02', status: 'confirmed' },
    { startDate: '2026-12-01', status: 'cancelled' },
    { startDate: '2026-11-20', status: 'confirmed' },
    { startDate: '2026-12-24', status: 'pending' },
    { startDate: '2026-03-01', status: 'confirmed' },
  ] as const;
  expect(inOrderOfTravel(trips, '2026-11-20').map(({ startDate }) => startDate)).toEqual([
    '2026-11-20',
    '2026-12-24',
    '2027-05-01',
    '2026-12-01',
    '2026-11-02',
    '2026-03-01',
  ]);
});
