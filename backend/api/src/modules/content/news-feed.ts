import type { ContentSummary, Locale } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/news.json';

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/news.json'));

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** RSS 2.0 of the news in one language. */
export function newsFeed(news: readonly ContentSummary[], locale: Locale, siteOrigin: string): string {
  const words = wordsOf(locale);
  const address = (path: string) => escaped(`${siteOrigin}/${locale}${path}`);
  const items = news.map((entry) =>
    [
      '<item>',
      `<title>${escaped(entry.title)}</title>`,
      `<link>${address(entry.path)}</link>`,
      `<guid>${address(entry.path)}</guid>`,
      `<description>${escaped(entry.summary)}</description>`,
      `<pubDate>${new Date(`${entry.updated}T00:00:00Z`).toUTCString()}</pubDate>`,
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<atom:link href="${escaped(`${siteOrigin}/api/content/news.xml?lang=${locale}`)}" rel="self" type="application/rss+xml"/>`,
    `<title>${words('title')}</title><link>${address('/noticias')}</link><description>${words('about')}</description><language>${locale}</language>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
