import { describe, expect, it } from '@jest/globals';
import { aCruise, UNPRICED } from '../../../testing/a-cruise.ts';
import {
  choicesFor,
  findCruises,
  NO_FILTERS,
  readFilters,
  readSort,
  writeFilters,
  type CruiseSort,
} from './cruise-filters.ts';

const TODAY = '2027-01-10';
const CRUISES = [
  aCruise({ slug: 'dear', priceBalcony: { amount: 200_000, currency: 'USD' } }),
  aCruise({ slug: 'no-balcony-later', priceBalcony: 'NA', sailDate: '2027-08-01' }),
  aCruise({ slug: 'no-balcony-soon', ...UNPRICED, sailDate: '2027-02-01' }),
  aCruise({
    slug: 'miami',
    departingPort: 'Miami',
    vendor: 'Antillana',
    ship: 'Aurora',
    sailDate: '2027-03-02',
  }),
  aCruise({ slug: 'gone', sailDate: '2027-01-09' }),
];
const onlyInside = (amount: number) => ({ ...UNPRICED, priceInside: { amount, currency: 'USD' } });
const slugs = (filters: Partial<typeof NO_FILTERS> = {}) =>
  findCruises(CRUISES, { ...NO_FILTERS, ...filters }, TODAY).map(({ slug }) => slug);

describe('the cruise list', () => {
  it('C-06: goes by balcony price, NA last, ties by day; C-05: what has sailed is hidden', () => {
    expect(slugs()).toEqual(['miami', 'dear', 'no-balcony-soon', 'no-balcony-later']);
  });

  it.each([
    [{ port: 'Miami' }, ['miami']],
    [{ ship: 'Aurora' }, ['miami']],
    [{ line: 'Antillana' }, ['miami']],
    [{ month: '2027-08' }, ['no-balcony-later']],
    [{ port: 'Miami', month: '2027-08' }, []],
    [{ port: 'Atlantis' }, []],
  ])('C-05: filters hold together: %j', (filters, expected) => {
    expect(slugs(filters)).toEqual(expected);
  });

  it('counts what a choice would leave, with the other filters as they are', () => {
    const filters = { ...NO_FILTERS, port: 'Miami' };
    expect(choicesFor('month', CRUISES, filters, TODAY)).toEqual([
      { value: '2027-02', count: 0 },
      { value: '2027-03', count: 1 },
      { value: '2027-05', count: 0 },
      { value: '2027-08', count: 0 },
    ]);
    expect(choicesFor('port', CRUISES, filters, TODAY)).toEqual([
      { value: 'Barcelona', count: 3 },
      { value: 'Miami', count: 1 },
    ]);
  });

  it('an address that names a port we do not know keeps it as a choice, so that it can be taken away', () => {
    const filters = { ...NO_FILTERS, port: 'Atlantis' };
    expect(choicesFor('port', CRUISES, filters, TODAY)).toContainEqual({ value: 'Atlantis', count: 0 });
  });

  it('stands in the address and comes back from it', () => {
    const filters = { ...NO_FILTERS, port: 'Las Palmas de Gran Canaria', month: '2027-01', price: '1200' };
    expect(readFilters(writeFilters(filters))).toEqual(filters);
    expect(writeFilters(NO_FILTERS).toString()).toBe('');
    expect(readSort(writeFilters(filters, 'date'))).toBe('date');
    expect(readSort(new URLSearchParams('sort=shoe-size'))).toBe('balcony');
    expect(readFilters(new URLSearchParams('price=-1')).price).toBe('');
  });

  const PRICED = [
    aCruise({ slug: 'dear-soon', ...onlyInside(250_000), sailDate: '2027-02-01' }),
    aCruise({ slug: 'cheap-late', ...onlyInside(79_900), sailDate: '2027-09-01' }),
    aCruise({ slug: 'by-phone', ...UNPRICED, sailDate: '2027-01-20' }),
    aCruise({ slug: 'between', ...onlyInside(120_000), sailDate: '2027-05-01' }),
  ];
  it.each<[CruiseSort, string[]]>([
    ['price', ['cheap-late', 'between', 'dear-soon', 'by-phone']],
    ['date', ['by-phone', 'dear-soon', 'between', 'cheap-late']],
  ])('C-06: can be sorted by %s', (sort, expected) => {
    expect(findCruises(PRICED, NO_FILTERS, TODAY, sort).map(({ slug }) => slug)).toEqual(expected);
  });

  it('C-05: a most per person leaves those whose cheapest cabin costs no more', () => {
    const filters = { ...NO_FILTERS, price: '1200' };
    expect(findCruises(PRICED, filters, TODAY, 'price').map(({ slug }) => slug)).toEqual([
      'cheap-late',
      'between',
    ]);
    expect(choicesFor('price', PRICED, filters, TODAY).map(({ value, count }) => [value, count])).toEqual([
      ['800', 1],
      ['1200', 2],
      ['2000', 2],
      ['3000', 3],
    ]);
  });
});
