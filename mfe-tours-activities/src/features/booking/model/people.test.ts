import { expect, it } from '@jest/globals';
import type { OrderView } from '@travesia/contracts';
import { checked, day } from '../../../testing/things.ts';
import { peopleOf } from './people.ts';

const family = [{ age: 30 }, { age: 14 }, { age: 8 }];
const { paxAmounts } = day('2026-12-02', 12_000);
const reply = checked(12_000, { meta: { paxes: family } });
const view = (travellers: Partial<OrderView['travellers'][number]>[]) => ({ travellers }) as OrderView;

it('T-06: before the order is known people are named by place and by the band they pay for', () => {
  const priced = { ...reply, data: { ...reply.data, rate: { ...reply.data.rate, paxAmounts } } };
  expect(peopleOf(priced, null)).toEqual([
    { id: 'participant-1', type: 'ADULT', age: 30 },
    { id: 'participant-2', type: 'ADULT', age: 14 },
    { id: 'participant-3', type: 'CHILD', age: 8 },
  ]);
});

it('T-06: then as the order names them', () => {
  const known = view(['a', 'b', 'c'].map((id) => ({ id, type: 'ADULT' as const })));
  expect(peopleOf(reply, known).map(({ id, type }) => [id, type])).toEqual([
    ['a', 'ADULT'],
    ['b', 'ADULT'],
    ['c', 'ADULT'],
  ]);
});
