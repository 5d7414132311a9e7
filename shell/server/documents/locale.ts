import { isLocale, localeOfBrowser, type Locale } from '@travesia/domain';

type LocaleSource = 'prefix' | 'cookie' | 'browser' | 'default';

export interface LocaleChoice {
  readonly locale: Locale;
  readonly source: LocaleSource;
}

/** Route prefix, then cookie, then the browser's languages, then the default (P-10). */
export function chooseLocale(from: {
  readonly prefix: Locale | null;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly fallback: Locale;
}): LocaleChoice {
  if (from.prefix) return { locale: from.prefix, source: 'prefix' };
  if (isLocale(from.cookie)) return { locale: from.cookie, source: 'cookie' };
  const browser = localeOfBrowser(from.acceptLanguage);
  if (browser) return { locale: browser, source: 'browser' };
  return { locale: from.fallback, source: 'default' };
}
