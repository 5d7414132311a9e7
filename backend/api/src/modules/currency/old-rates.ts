import { daysBetween, todayIn, type Locale } from '@travesia/domain';
import { travelWords } from '../../text/travel-words.ts';
import type { ExchangeRates } from './ports.ts';

/** A weekend has two; more is a provider that stopped. */
export const OLD_AFTER_DAYS = 3;

/** Named by itself on the pages; it is for development, where it is always old. */
const PACKAGED = 'travesia-reference';

export const ageInDays = ({ asOf }: ExchangeRates, nowMs: number) => daysBetween(asOf, todayIn(nowMs));

/** Who says so, as every page shows it beside the day of the rates; old ones say that they are (W-10). */
export function sourceInWords(rates: ExchangeRates, nowMs: number, locale: Locale): string {
  const isMarked = rates.source !== PACKAGED && ageInDays(rates, nowMs) > OLD_AFTER_DAYS;
  return isMarked ? travelWords(locale)('oldRates', { source: rates.source }) : rates.source;
}
