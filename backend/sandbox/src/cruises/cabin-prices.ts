import type { CabinPrice } from '@travesia/contracts';
import { CHARGE_CURRENCY, daysBetween, type LocalDate } from '@travesia/domain';
import type { Sailing } from './calendar.ts';
import type { CabinKind } from './tables/ships.ts';

const HIGH_SEASON = 1.28;
const LOW_SEASON = 0.86;
/** Sailings further away are announced before they are priced. */
const PRICED_DAYS = 300;
const CENTS = 100;

/** The last cabins cost more, and those sold long before a little less. */
function demand(daysAhead: number): number {
  if (daysAhead < 21) return 1.14;
  if (daysAhead < 60) return 1.06;
  return daysAhead > 240 ? 0.95 : 1;
}

/** Per person in a cabin for two, in whole dollars; `NA` where there is no such cabin or no price yet. */
export function cabinPrice(sailing: Sailing, kind: CabinKind, today: LocalDate): CabinPrice {
  const { ship, voyage, sailDate } = sailing;
  const nightly = ship.nightly[kind];
  const daysAhead = daysBetween(today, sailDate);
  if (nightly === undefined || daysAhead > PRICED_DAYS) return 'NA';
  const month = Number(sailDate.slice(5, 7));
  const season = voyage.highMonths.includes(month)
    ? HIGH_SEASON
    : voyage.lowMonths.includes(month)
      ? LOW_SEASON
      : 1;
  const nights = voyage.days.length - 1;
  const dollars = Math.round(nightly * nights * voyage.priceShare * season * demand(daysAhead));
  return { amount: dollars * CENTS, currency: CHARGE_CURRENCY };
}
