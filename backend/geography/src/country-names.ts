import type { Locale } from '@travesia/contracts';

const NAMES = {
  es: new Intl.DisplayNames('es', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

/** A country's name; the code itself where there is none. */
export function countryName(countryCode: string, locale: Locale): string {
  return NAMES[locale].of(countryCode) ?? countryCode;
}
