import { daysBetween, todayIn, type Locale } from '@travesia/domain';
import type { ExchangeRates } from './ports.ts';

/** A weekend has two; more is a provider that stopped. */
export const OLD_AFTER_DAYS = 3;

/** Named by itself on the pages; it is for development, where it is always old. */
const PACKAGED = 'travesia-reference';
const OLD: Readonly<Record<Locale, (source: string) => string>> = {
  es: (source) => `${source}, de hace más de tres días`,
  en: (source) => `outdated ${source}`,
};

export const ageInDays = ({ asOf }: ExchangeRates, nowMs: number) => daysBetween(asOf, todayIn(nowMs));

/** Who says so, as every page shows it beside the day of the rates; old ones say that they are (W-10). */
export function sourceInWords(rates: ExchangeRates, nowMs: number, locale: Locale): string {
  const isMarked = rates.source !== PACKAGED && ageInDays(rates, nowMs) > OLD_AFTER_DAYS;
  return isMarked ? OLD[locale](rates.source) : rates.source;
}
