import { LOCALES, type Locale } from '@travesia/contracts';

export { LOCALES, type Locale };

/** Where route, cookie and browser say nothing (P-10). */
export const DEFAULT_LOCALE: Locale = 'es';

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** Number locales of a market that names none. */
export const DEFAULT_NUMBER_LOCALES: Readonly<Record<Locale, string>> = { es: 'es-ES', en: 'en-US' };
