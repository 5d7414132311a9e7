import { clockAt } from '@travesia/domain';
import type { Cancellation } from '@travesia/contracts';
import type { Money } from '@travesia/domain';
import type { SupplierDay } from './ports.ts';

type Step = Cancellation['timeline'][number];

/** What comes back until when: before each penalty begins, the one before it holds. */
function refundSteps({ date, total, penalties, isNonRefundable }: SupplierDay): Step[] {
  if (isNonRefundable) return [];
  const costs: readonly { readonly until: string; readonly amount: number }[] = [
    ...penalties.map((penalty, place) => ({
      until: penalty.from,
      amount: place === 0 ? 0 : (penalties[place - 1]?.amount.amount ?? 0),
    })),
    { until: `${date}T00:00`, amount: penalties.at(-1)?.amount.amount ?? 0 },
  ];
  const money = (amount: number): Money => ({ amount, currency: total.currency });
  return costs
    .map(({ until, amount }) => ({
      until,
      refund: money(Math.max(0, total.amount - amount)),
      penalty: money(Math.min(amount, total.amount)),
    }))
    .filter((step) => step.refund.amount > 0);
}

/** Steps that have not passed at a moment of the place's clock. */
export function refundStepsAfter(day: SupplierDay, here: string): Step[] {
  return refundSteps(day).filter(({ until }) => until > here);
}

/** The terms of a day at a moment of the place's clock; steps that have passed are no steps any more. */
export function cancellationAt(day: SupplierDay, here: string): Omit<Cancellation, 'timeZone'> {
  const timeline = refundStepsAfter(day, here);
  const free = timeline.filter((step) => step.penalty.amount === 0).at(-1);
  return {
    kind: free ? 'free' : timeline.length > 0 ? 'partial' : 'non_refundable',
    freeUntil: free?.until ?? null,
    timeline,
  };
}

/** The terms of a day as they stand now, in the time of the place. */
export const cancellationOf = (day: SupplierDay, timeZone: string, nowMs: number): Cancellation => ({
  ...cancellationAt(day, clockAt(nowMs, timeZone)),
  timeZone,
});
