import { CHARGE_CURRENCY } from '@travesia/domain';
import type { Clock } from '../../clock.ts';
import { ageInDays, OLD_AFTER_DAYS } from './old-rates.ts';
import type { ExchangeRates } from './ports.ts';

/** Six digits say more than any bank. */
const DIGITS = 1e6;

/**
 * The day's rate of a supplier's account with our margin on the exchange: units of the charge currency for one of
 * its; null where it is missing or too old to price by (W-09).
 */
export function createSettlementRates({
  rates,
  clock,
  marginPercent,
}: {
  readonly rates: () => Promise<ExchangeRates | null>;
  readonly clock: Clock;
  readonly marginPercent: number;
}): (currency: string) => Promise<number | null> {
  return async (currency) => {
    const known = await rates();
    if (!known || ageInDays(known, clock.nowMs()) > OLD_AFTER_DAYS) return null;
    const of = (code: string) => (code === known.base ? 1 : known.rates[code]);
    const [from, to] = [of(currency), of(CHARGE_CURRENCY)];
    if (!from || !to) return null;
    return Math.round((to / from) * (1 + marginPercent / 100) * DIGITS) / DIGITS;
  };
}
