import type { ContentSummary, Locale } from '@travesia/contracts';

const WORDS = {
  es: { title: 'Noticias de Travesía', about: 'Lo que cambia en Travesía y en la forma de viajar.' },
  en: { title: 'Travesía news', about: 'What changes at Travesía and in the way we travel.' },
} as const satisfies Record<Locale, object>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** RSS 2.0 of the news in one language. */
export function newsFeed(news: readonly ContentSummary[], locale: Locale, siteOrigin: string): string {
  const { title, about } = WORDS[locale];
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
    `<title>${title}</title><link>${address('/noticias')}</link><description>${about}</description><language>${locale}</language>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
