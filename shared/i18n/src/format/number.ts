import { DEFAULT_NUMBER_LOCALES, type Locale } from '../locales.ts';

/** A plain number with the market's separators: `1.204`. */
export function formatNumber(
  value: number,
  { locale, numberLocale }: { locale: Locale; numberLocale?: string | undefined },
): string {
  return new Intl.NumberFormat(numberLocale ?? DEFAULT_NUMBER_LOCALES[locale], {
    useGrouping: 'always',
  }).format(value);
}
