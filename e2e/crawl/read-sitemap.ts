import { LOCALES } from '@travesia/contracts';
import type { ListedPage } from './page-faults.ts';

type Get = (path: string) => Promise<string>;

const words = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, found = '']) => found);

/** Every page of the sitemaps that the index names. */
export async function readSitemap(get: Get): Promise<ListedPage[]> {
  const files = words(await get('/sitemap.xml'), /<loc>([^<]+)<\/loc>/g);
  const pages: ListedPage[] = [];
  for (const file of files) {
    const locale = LOCALES.find((each) => file.endsWith(`-${each}.xml`));
    if (!locale) throw new Error(`a sitemap of no language: ${file}`);
    for (const entry of words(await get(new URL(file).pathname), /<url>(.*?)<\/url>/gs)) {
      const [address = ''] = words(entry, /<loc>([^<]+)<\/loc>/g);
      const named = words(entry, /hreflang="([^"]+)"/g);
      pages.push({ address, locale, locales: LOCALES.filter((each) => named.includes(each)) });
    }
  }
  return pages;
}

/** Some pages of each kind: of those below one folder every `every`th, so that no kind is left out. */
export function sampleOf(pages: readonly ListedPage[], every: number): ListedPage[] {
  const counts = new Map<string, number>();
  return pages.filter(({ address, locale }) => {
    const [folder = '', ...below] = new URL(address).pathname.split('/').slice(2);
    const key = `${locale} ${below.length > 0 ? folder : 'top'}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return below.length === 0 || count % every === 0;
  });
}
