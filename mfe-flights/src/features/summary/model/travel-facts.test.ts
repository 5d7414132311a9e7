import { describe, expect, it } from '@jest/globals';
import { direct, offer } from '../../results/testing/offers.ts';
import { lastTravelDate, travellerPlaces, unpricedAges } from './travel-facts.ts';

const pricings = ['ADULT', 'ADULT', 'CHILD', 'INFANT'].map((type, index) => ({
  ...offer('a', 90_000, [direct]).travelerPricings[0],
  travelerId: String(index + 1),
  type,
}));
const data = { ...offer('a', 90_000, [direct]), travelerPricings: pricings } as ReturnType<typeof offer>;
const party = { adult: 2, child: 1, infant: 1 };
const opened = (ages?: number[]) =>
  ({ data, search: { travelerInfo: { ...party, ...(ages && { ages }) } } }) as Parameters<
    typeof unpricedAges
  >[0];
const year = Number(lastTravelDate(data).slice(0, 4));
const born = (...ages: (number | null)[]) =>
  ages.map((age, index) => ({
    id: String(index + 1),
    dateOfBirth: age === null ? '' : `${year - age}-01-01`,
  }));

describe('W-04: the ages that a price is for', () => {
  it.each([
    ['as they were assumed', undefined, [40, 35, 8, 0], null],
    ['a child of another age', undefined, [40, 35, 4, 0], [40, 35, 4, 0]],
    ['an infant of another age', undefined, [40, 35, 8, 1], [40, 35, 8, 1]],
    ['a young person at an adult’s fare', undefined, [14, 35, 8, 0], [14, 35, 8, 0]],
    ['as they were searched', [40, 14, 4, 1], [52, 14, 4, 1], null],
    ['a grown-up at a young person’s fare', [40, 14, 4, 1], [40, 18, 4, 1], [40, 18, 4, 1]],
    ['birth dates that are not typed yet', [30, 30, 4, 1], [40, null, 4, null], null],
  ])('%s', (_title, priced, typed, ages) => {
    expect(unpricedAges(opened(priced), born(...typed))).toEqual(ages && { ...party, ages });
  });

  it('stand in the forms of whoever is under 18', () => {
    expect(travellerPlaces(data, { ...party, ages: [40, 14, 4, 1] }).map(({ age }) => age)).toEqual([
      undefined,
      14,
      4,
      1,
    ]);
  });
});
