import { formatNumber, tagOf } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import type words from '../../locales/es/alerts.json';
import { wordsIn } from '../../text/words.ts';
import type { Locale } from '@travesia/contracts';
import type { AlertName } from './tables.ts';

export const alertWords = wordsIn(
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/alerts.json'),
);

/** What was measured, beside its limit, as a line. */
export function alertFacts(
  name: AlertName,
  { value, limit, about }: { readonly value: number | null; readonly limit: number; readonly about: string },
  locale: Locale,
): string {
  const words = alertWords(locale);
  const number = (amount: number) => formatNumber(amount, tagOf(locale));
  if (name === 'rates_old' && value === null) return words('noRates', { limit });
  return words(`facts.${name}`, { about, limit: number(limit), measured: number(value ?? 0) });
}
