import { daysBetween, todayIn, type Locale } from '@travesia/domain';
import { travelWords } from '../../text/travel-words.ts';
import type { ExchangeRates } from './ports.ts';

/** A weekend has two; more is a provider that stopped. */
export const OLD_AFTER_DAYS = 3;

/** Named by itself on the pages; it is for development, where it is always old. */
const PACKAGED = 'travesia-reference';

/** The packaged table has no age: it is never of today. */
export const ageInDays = ({ asOf, source }: ExchangeRates, nowMs: number) =>
  source === PACKAGED ? 0 : daysBetween(asOf, todayIn(nowMs));

/** Who says so, as every page shows it beside the day of the rates; old ones say that they are (W-10). */
export function sourceInWords(rates: ExchangeRates, nowMs: number, locale: Locale): string {
  const isMarked = ageInDays(rates, nowMs) > OLD_AFTER_DAYS;
  return isMarked ? travelWords(locale)('oldRates', { source: rates.source }) : rates.source;
}
