import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Market } from '@travesia/contracts';
import type { FastifyInstance } from 'fastify';
import { withLocale } from '../../src/routing/locale-path.ts';
import { offeredRemotes } from '../documents/remotes-of-page.ts';
import { escapeHtml } from '../documents/html.ts';
import type { FeedSnapshot } from '../feed/index.ts';
import { contentTypeOf } from './send-immutable.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
const PUBLIC_FILES = [
  'icons/icon.svg',
  'icons/icon-192.png',
  'icons/icon-512.png',
  'icons/icon-maskable-512.png',
  'problem.css',
] as const;

const WEB_MANIFEST = {
  name: 'Travesía',
  short_name: 'Travesía',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf8f3',
  theme_color: '#0b5d7a',
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const;

const HOUR = 'public, max-age=3600';

export interface SiteFilesOptions {
  readonly siteOrigin: string;
  readonly defaultMarket: Market;
  readonly feed: () => FeedSnapshot;
}

/** Pages a search engine may list: without parameters, not noindex, on sale in the default market (P-48). */
function listedPaths({ feed, defaultMarket }: SiteFilesOptions): string[] {
  const routes = offeredRemotes(feed(), defaultMarket)
    .filter(({ enabled }) => enabled)
    .flatMap(({ manifest }) => manifest.routes)
    .filter(({ path, noindex }) => !noindex && !/[:*]/.test(path));
  return ['/', ...routes.map(({ path }) => path)];
}

function sitemap(options: SiteFilesOptions): string {
  const addressOf = (locale: (typeof LOCALES)[number], path: string) =>
    escapeHtml(options.siteOrigin + withLocale(locale, path));
  const urls = listedPaths(options).flatMap((path) =>
    LOCALES.map((locale) => {
      const others = LOCALES.map(
        (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${addressOf(each, path)}"/>`,
      );
      return `<url><loc>${addressOf(locale, path)}</loc>${others.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Small files with fixed addresses. */
export function siteFiles(app: FastifyInstance, options: SiteFilesOptions): void {
  for (const name of PUBLIC_FILES) {
    const content = readFileSync(join(PUBLIC, name));
    app.get(`/${name}`, async (_request, reply) =>
      reply.type(contentTypeOf(name)).header('cache-control', HOUR).send(content),
    );
  }
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', HOUR).send(JSON.stringify(WEB_MANIFEST)),
  );
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', HOUR)
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /booking/\nDisallow: /user/\n\nSitemap: ${options.siteOrigin}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', HOUR).send(sitemap(options)),
  );
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/icons/icon-192.png', 302));
}
