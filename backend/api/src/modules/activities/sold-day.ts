import type { MarginRule } from '@travesia/contracts';
import { marginReturned, priceWithMargin, roundHalfUp, type Money } from '@travesia/domain';
import type { SupplierActivity, SupplierDay } from './ports.ts';

/**
 * A supplier's day at our price: each band takes its part of the margin, and a penalty is what is not given back of
 * price and margin together (W-14).
 */
function soldDay(day: SupplierDay, rule: MarginRule | null): SupplierDay {
  const cost = day.total;
  const total = priceWithMargin(cost, rule);
  const margin = total.amount - cost.amount;
  if (margin === 0) return day;
  const part = (amount: Money): Money => ({
    ...amount,
    amount: roundHalfUp((amount.amount * total.amount) / cost.amount),
  });
  return {
    ...day,
    total,
    bands: day.bands.map((band) => ({ ...band, amount: part(band.amount) })),
    penalties: day.penalties.map(({ from, amount }) => {
      const given = Math.max(0, cost.amount - amount.amount);
      const back = given + marginReturned(margin, { given, cost: cost.amount });
      return { from, amount: { ...amount, amount: total.amount - back } };
    }),
    cost,
  };
}

export const soldActivity = (activity: SupplierActivity, rule: MarginRule | null): SupplierActivity => ({
  ...activity,
  modalities: activity.modalities.map((modality) => ({
    ...modality,
    rates: modality.rates.map((rate) => ({ ...rate, days: rate.days.map((day) => soldDay(day, rule)) })),
  })),
});

/** What the supplier takes for it. */
export const costOf = ({ cost, total }: SupplierDay): Money => cost ?? total;
