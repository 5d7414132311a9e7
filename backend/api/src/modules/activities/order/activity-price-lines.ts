import type { Locale, PriceLine } from '@travesia/contracts';
import { paxAmounts } from '../pax-amounts.ts';
import type { ActivityOrder } from './activity-order.ts';
import { wordsOf } from './order-words.ts';

/** One line for each age band; together they are what we charge (S-41). */
export function activityPriceLines(order: ActivityOrder, locale: Locale): PriceLine[] {
  const words = wordsOf(locale);
  const { day, paxes, amountUnitType } = order;
  const bands = paxAmounts(day, paxes);
  if (bands.length === 0) {
    const label =
      amountUnitType === 'SERVICE'
        ? words('line.group', { count: paxes.length })
        : words('line.people', { count: paxes.length });
    return [{ code: 'ticket', label, quantity: 1, unit: day.total, total: day.total }];
  }
  return bands.map(({ type, ageFrom, ageTo, count, unit, total }) => ({
    code: 'ticket',
    label:
      type === 'ADULT'
        ? words('line.adult', { from: ageFrom })
        : words('line.child', { from: ageFrom, to: ageTo }),
    travellerType: type,
    quantity: count,
    unit,
    total,
  }));
}
