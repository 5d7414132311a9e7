import { isLocale, type Locale } from './locales.ts';

/** The first of our languages in the order that a browser states; `q=0` refuses one. */
export function localeOfBrowser(acceptLanguage: string | undefined): Locale | null {
  const wishes = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { language: tag.trim().split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  for (const { language } of wishes) if (isLocale(language)) return language;
  return null;
}
