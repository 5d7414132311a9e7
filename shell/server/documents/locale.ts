import { LOCALES, type Locale } from '@travesia/contracts';

export type LocaleSource = 'prefix' | 'cookie' | 'browser' | 'default';

export interface LocaleChoice {
  readonly locale: Locale;
  readonly source: LocaleSource;
}

export const isLocale = (value: string | null | undefined): value is Locale =>
  (LOCALES as readonly (string | null | undefined)[]).includes(value);

/** The first of our languages in the order the browser states; `q=0` refuses one. */
export function localeOfBrowser(acceptLanguage: string | undefined): Locale | null {
  const wishes = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return {
        language: tag.trim().split('-')[0],
        quality: quality === undefined ? 1 : Number(quality),
        position,
      };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality || one.position - other.position);
  for (const { language } of wishes) if (isLocale(language)) return language;
  return null;
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
