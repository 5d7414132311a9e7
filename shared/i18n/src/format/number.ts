import { LANGUAGES, type Locale } from '../locales.ts';
import { memoize } from './memoize.ts';

const groupedFormat = memoize(
  (numberLocale) => new Intl.NumberFormat(numberLocale, { useGrouping: 'always' }),
);

/** A plain number with the market's separators: `1.204`. */
export function formatNumber(
  value: number,
  { locale, numberLocale }: { locale: Locale; numberLocale?: string | undefined },
): string {
  return groupedFormat(numberLocale ?? LANGUAGES[locale].tag).format(value);
}
