import { LOCALES, type Locale } from '@travesia/contracts';
import type { ReadPage } from './read-page.ts';

/** A page of a sitemap, as the sitemap says it. */
export interface ListedPage {
  readonly address: string;
  readonly locale: Locale;
  /** Languages the sitemap names for it. */
  readonly locales: readonly Locale[];
}

/** Longer ones are cut off where a search engine shows them. */
const TITLE_MAX = 90;
const DESCRIPTION = { from: 50, to: 200 } as const;
const SHARED = ['og:title', 'og:type', 'og:url', 'og:image', 'og:locale'] as const;

/** What a search engine would hold against a page (P-13, P-48). */
export function pageFaults(page: ReadPage, { address, locale, locales }: ListedPage): string[] {
  const faults: string[] = [];
  const claim = (isRight: boolean, words: string) => {
    if (!isRight) faults.push(words);
  };
  const origin = new URL(address).origin;
  const path = new URL(address).pathname.replace(/^\/(es|en)(?=\/|$)/, '') || '/';
  const inLanguage = (language: Locale) => `${origin}/${language}${path === '/' ? '' : path}`;

  claim(page.language === locale, `its language is "${page.language}"`);
  claim(page.headings === 1, `${page.headings} headings of the first level`);
  claim(page.title.length > 0 && page.title.length <= TITLE_MAX, `a title of ${page.title.length} signs`);
  const { length } = page.description;
  claim(
    length >= DESCRIPTION.from && length <= DESCRIPTION.to,
    `a description of ${length} signs: ${page.description}`,
  );
  claim(!/noindex/.test(page.robots), 'it is in the sitemap and not to be listed');
  claim(
    page.canonical.length === 1 && page.canonical[0] === address,
    `its address is said to be ${page.canonical.join(' and ')}`,
  );
  for (const language of LOCALES) {
    const wanted = locales.includes(language) ? inLanguage(language) : undefined;
    const said = page.alternates.get(language);
    claim(said === wanted, `hreflang ${language} leads to ${said}, not ${wanted}`);
  }
  const anyLanguage = page.alternates.get('x-default');
  claim(anyLanguage === origin + path, `hreflang x-default leads to ${anyLanguage}`);
  for (const property of SHARED) claim(Boolean(page.properties.get(property)), `no ${property}`);
  claim(page.properties.get('og:url') === address, `og:url is ${page.properties.get('og:url')}`);
  return faults;
}

/** Titles and descriptions that several pages of one language share. */
export function repeatedWords(
  pages: readonly { readonly address: string; readonly locale: Locale; readonly page: ReadPage }[],
): string[] {
  return (['title', 'description'] as const).flatMap((part) => {
    const addresses = new Map<string, string[]>();
    for (const { address, locale, page } of pages) {
      const key = `${locale} ${page[part]}`;
      addresses.set(key, [...(addresses.get(key) ?? []), address]);
    }
    return [...addresses]
      .filter(([, found]) => found.length > 1)
      .map(([key, found]) => `${part} "${key.slice(3)}" stands on ${found.join(', ')}`);
  });
}
