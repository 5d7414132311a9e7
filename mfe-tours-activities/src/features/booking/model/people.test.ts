import { expect, it } from '@jest/globals';
import type { OrderView } from '@travesia/contracts';
import { checked, day } from '../../../testing/activities.ts';
import { peopleOf, unpricedPaxes } from './people.ts';

const family = [{ age: 30 }, { age: 14 }, { age: 8 }];
const { paxAmounts } = day('2026-12-02', 12_000);
const reply = checked(12_000, { meta: { paxes: family } });
const view = (travellers: Partial<OrderView['travellers'][number]>[]) => ({ travellers }) as OrderView;

const bandsOf = (amounts: typeof paxAmounts) => ({
  ...reply,
  data: { ...reply.data, rate: { ...reply.data.rate, paxAmounts: amounts } },
});

it('T-06: before the order is known people are named by place and by the band they pay for', () => {
  expect(peopleOf(bandsOf(paxAmounts), null)).toEqual([
    { id: 'participant-1', type: 'ADULT', age: 30, ages: { from: 12, to: 99 } },
    { id: 'participant-2', type: 'ADULT', age: 14, ages: { from: 12, to: 99 } },
    { id: 'participant-3', type: 'CHILD', age: 8, ages: null },
  ]);
});

it('T-06: then as the order names them', () => {
  const ages = { from: 3, to: 99 };
  const known = view(['a', 'b', 'c'].map((id) => ({ id, type: 'ADULT' as const, ages })));
  expect(peopleOf(bandsOf([]), known).map(({ id, type, ages: paid }) => [id, type, paid])).toEqual([
    ['a', 'ADULT', ages],
    ['b', 'ADULT', ages],
    ['c', 'ADULT', ages],
  ]);
});

it('W-04: of another price than the order’s they are what that price is for', () => {
  const before = view(
    ['a', 'b', 'c'].map((id) => ({ id, type: 'CHILD' as const, ages: { from: 3, to: 11 } })),
  );
  expect(peopleOf(bandsOf(paxAmounts), before)[0]).toEqual({
    id: 'a',
    type: 'ADULT',
    age: 30,
    ages: { from: 12, to: 99 },
  });
});

it.each([
  ['nothing is typed yet', [], null],
  ['the ages are those of the search', ['30', '14', '8'], null],
  ['an adult is of another age', ['41', '14', '8'], [41, 14, 8]],
  ['a child has had a birthday', ['30', '14', '9'], [30, 14, 9]],
  ['an age cannot be read', ['x', '14', '9'], [30, 14, 9]],
])('W-04: %s', (_title, ages, paxes) => {
  const typed = ages.map((age, place) => ({ id: `participant-${place + 1}`, age }));
  expect(unpricedPaxes(reply, null, typed)?.map(({ age }) => age) ?? null).toEqual(paxes);
});
