import { daysBetween, todayIn, type Locale } from '@travesia/domain';
import type { ExchangeRates } from './ports.ts';

/** A weekend has two; more is a provider that stopped. */
export const OLD_AFTER_DAYS = 3;

const OLD: Readonly<Record<Locale, string>> = {
  es: 'de hace más de tres días',
  en: 'more than three days old',
};

export const ageInDays = ({ asOf }: ExchangeRates, nowMs: number) => daysBetween(asOf, todayIn(nowMs));

/** Who says so, as every page shows it beside the day of the rates; old ones say that they are (W-10). */
export function sourceInWords(rates: ExchangeRates, nowMs: number, locale: Locale): string {
  return ageInDays(rates, nowMs) > OLD_AFTER_DAYS ? `${rates.source}, ${OLD[locale]}` : rates.source;
}
