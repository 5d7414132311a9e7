import { describe, expect, it } from '@jest/globals';
import { backDay, direct, offer, overnight } from '../testing/offers.ts';
import { stayOfFlight } from './stay-of-flight.ts';

const search = {
  tripType: 2,
  from: 'MAD',
  to: 'BOG',
  departureDate: '2026-11-27',
  returnDate: '2026-12-03',
  cabin: null,
  travellers: { adult: 2, child: 1, infant: 1 },
  package: { rooms: 1, hotelDestination: null },
} as const;

describe('K-04 the nights of a package', () => {
  it.each([
    ['arriving the same day', direct, '2026-11-27'],
    ['arriving at night has a bed at once', overnight, '2026-11-27'],
  ])('%s', (_title, outbound, startDate) => {
    expect(stayOfFlight(offer('a', 90_000, [outbound, backDay]), search)).toEqual({
      startDate,
      endDate: '2026-12-03',
      rooms: [{ adults: 2, childAges: [8, 1] }],
    });
  });

  it('K-02: children and infants sleep at the ages that were given', () => {
    const asked = { ...search, travellers: { ...search.travellers, ages: [30, 30, 5, 0] } };
    expect(stayOfFlight(offer('a', 90_000, [direct, backDay]), asked)?.rooms).toEqual([
      { adults: 2, childAges: [5, 0] },
    ]);
  });

  it('a flight that does not come back has none', () => {
    expect(stayOfFlight(offer('a', 90_000, [direct]), search)).toBeNull();
  });
});
