import type { Locale, PriceLine } from '@travesia/contracts';
import { paxAmounts } from '../pax-amounts.ts';
import type { ActivityOrder } from './activity-order.ts';
import { WORDS } from './order-words.ts';

/** One line for each age band; together they are what we charge (S-41). */
export function activityPriceLines(order: ActivityOrder, locale: Locale): PriceLine[] {
  const words = WORDS[locale].line;
  const { day, paxes, amountUnitType } = order;
  const bands = paxAmounts(day, paxes);
  if (bands.length === 0) {
    const label = amountUnitType === 'SERVICE' ? words.group(paxes.length) : words.people(paxes.length);
    return [{ code: 'ticket', label, quantity: 1, unit: day.total, total: day.total }];
  }
  return bands.map(({ type, ageFrom, ageTo, count, unit, total }) => ({
    code: 'ticket',
    label: type === 'ADULT' ? words.adult(ageFrom) : words.child(ageFrom, ageTo),
    travellerType: type,
    quantity: count,
    unit,
    total,
  }));
}
