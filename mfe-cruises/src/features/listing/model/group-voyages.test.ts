import { expect, it } from '@jest/globals';
import type { Cruise } from '@travesia/contracts';
import { groupVoyages } from './group-voyages.ts';

const sailing = (slug: string, ship: string, title: string, sailDate: string) =>
  ({ slug, ship, title, sailDate }) as Cruise;

it('C-05: one voyage is one entry, its other days in the order of the calendar', () => {
  const voyages = groupVoyages([
    sailing('a-3', 'Aurora', 'Fiordos', '2027-07-03'),
    sailing('b-1', 'Boreal', 'Fiordos', '2027-06-01'),
    sailing('a-9', 'Aurora', 'Fiordos', '2027-09-03'),
    sailing('a-1', 'Aurora', 'Fiordos', '2027-05-03'),
    sailing('a-0', 'Aurora', 'Patagonia', '2027-01-03'),
  ]);
  expect(voyages.map(({ first, others }) => [first.slug, ...others.map(({ slug }) => slug)])).toEqual([
    ['a-3', 'a-1', 'a-9'],
    ['b-1'],
    ['a-0'],
  ]);
});
