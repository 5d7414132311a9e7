import { expect, it } from '@jest/globals';
import { cancellationOf, refundStepsAfter } from './cancellation.ts';
import { paxAmounts } from './pax-amounts.ts';
import type { SupplierDay } from './ports.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const ZONE = 'America/Lima';
const day = (
  penalties: readonly (readonly [string, number])[],
  more: Partial<SupplierDay> = {},
): SupplierDay => ({
  date: '2026-12-10',
  endDate: '2026-12-10',
  supplierRateKey: 'k',
  total: usd(10_000),
  bands: [],
  sessions: [],
  languages: [],
  penalties: penalties.map(([from, amount]) => ({ from, amount: usd(amount) })),
  ...more,
});
/** 07:00 in Lima. */
const NOON_UTC = (date: string) => Date.parse(`${date}T12:00:00Z`);
const HALF_THEN_ALL = [
  ['2026-12-08T18:00', 5_000],
  ['2026-12-09T18:00', 10_000],
] as const;

it.each([
  ['long before', HALF_THEN_ALL, '2026-11-20', 'free', '2026-12-08T18:00', [10_000, 5_000]],
  ['between the two', HALF_THEN_ALL, '2026-12-09', 'partial', null, [5_000]],
  ['too late', HALF_THEN_ALL, '2026-12-10', 'non_refundable', null, []],
  ['never refundable', [['2026-11-20T00:00', 10_000]], '2026-11-20', 'non_refundable', null, []],
  ['no terms told', [], '2026-11-20', 'free', '2026-12-10T00:00', [10_000]],
  ['a part is kept for ever', [['2026-11-01T00:00', 3_000]], '2026-11-20', 'partial', null, [7_000]],
] as const)('%s', (_title, penalties, date, kind, freeUntil, refunds) => {
  const cancellation = cancellationOf(day(penalties), ZONE, NOON_UTC(date));
  expect([cancellation.kind, cancellation.freeUntil]).toEqual([kind, freeUntil]);
  expect(cancellation.timeline.map(({ refund }) => refund.amount)).toEqual(refunds);
});

it('a step ends by the clock of the place', () => {
  const at = (utc: string) => cancellationOf(day(HALF_THEN_ALL), ZONE, Date.parse(utc)).kind;
  expect(at('2026-12-08T22:59:00Z')).toBe('free');
  expect(at('2026-12-08T23:00:00Z')).toBe('partial');
});

it('a rate that is sold as non-refundable is free at no moment: its penalty begins at midnight of another clock', () => {
  const atMidnight = [['2026-11-20T00:00', 10_000]] as const;
  // 22:00 of the day before in Lima.
  const nowMs = Date.parse('2026-11-20T03:00:00Z');
  expect(cancellationOf(day(atMidnight), ZONE, nowMs).kind).toBe('free');
  const sold = day(atMidnight, { isNonRefundable: true });
  expect(cancellationOf(sold, ZONE, nowMs)).toMatchObject({
    kind: 'non_refundable',
    freeUntil: null,
    timeline: [],
  });
  // The terms of the checkout, the mail and the receipt, and what is ordered first in a set of orders.
  expect(refundStepsAfter(sold, '2026-11-19T22:00')).toEqual([]);
});

const adult = { type: 'ADULT', ageFrom: 12, ageTo: 99, amount: usd(4_000) } as const;
const child = { type: 'CHILD', ageFrom: 3, ageTo: 11, amount: usd(2_000) } as const;
const family = [{ age: 30 }, { age: 30 }, { age: 8 }];

it('T-02 the bands add up to the total', () => {
  const amounts = paxAmounts(day([], { bands: [adult, child] }), family);
  expect(amounts.map(({ type, count, total }) => [type, count, total.amount])).toEqual([
    ['ADULT', 2, 8_000],
    ['CHILD', 1, 2_000],
  ]);
});

it.each([
  ['they do not add up', day([], { bands: [adult, child], total: usd(9_999) }), family],
  ['somebody has no band', day([], { bands: [adult, child] }), [...family, { age: 1 }]],
  ['one price is for the group', day([]), family],
])('bands are left out where %s: the total is what counts', (_title, shown, paxes) => {
  expect(paxAmounts(shown, paxes)).toEqual([]);
});
