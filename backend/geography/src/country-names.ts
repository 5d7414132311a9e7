import { byLocale, LANGUAGES, type Locale } from '@travesia/domain';

const NAMES = byLocale((locale) => new Intl.DisplayNames(LANGUAGES[locale].namesTag, { type: 'region' }));

/** A country's name; the code itself where there is none. */
export function countryName(countryCode: string, locale: Locale): string {
  return NAMES[locale].of(countryCode) ?? countryCode;
}
