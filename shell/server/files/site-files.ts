import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { nightSide } from '@travesia/ui/night-side';
import type { FastifyInstance } from 'fastify';
import { acceptsBrotli, contentTypeOf } from './send-immutable.ts';
import { sitemaps, type SitemapOptions } from './sitemap.ts';

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

/** Coasts and borders: the maps of pages refer to them. Packed once per process, which takes half a second. */
const MAPS = ['atlas.svg', 'atlas-near.svg'].map((name) => {
  const content = readFileSync(createRequire(import.meta.url).resolve(`@travesia/ui/${name}`));
  return { name, content, packed: brotliCompressSync(content) };
});
const HOUR = 'public, max-age=3600';
/** The night moves by a degree in four minutes. */
const MINUTES = 'public, max-age=300';

export type SiteFilesOptions = SitemapOptions;

/** Small files with fixed addresses. */
export function siteFiles(app: FastifyInstance, options: SiteFilesOptions): void {
  for (const name of PUBLIC_FILES) {
    const content = readFileSync(join(PUBLIC, name));
    app.get(`/${name}`, async (_request, reply) =>
      reply.type(contentTypeOf(name)).header('cache-control', HOUR).send(content),
    );
  }
  for (const { name, content, packed } of MAPS) {
    app.get(`/${name}`, async (request, reply) => {
      void reply.type('image/svg+xml').header('cache-control', HOUR).header('vary', 'Accept-Encoding');
      return acceptsBrotli(request)
        ? reply.header('content-encoding', 'br').send(packed)
        : reply.send(content);
    });
  }
  app.get('/night.svg', async (_request, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', MINUTES)
      .send(
        `<svg xmlns="http://www.w3.org/2000/svg"><path id="now" d="${nightSide((options.nowMs ?? Date.now)())}"/></svg>`,
      ),
  );
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', HOUR).send(JSON.stringify(WEB_MANIFEST)),
  );
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', HOUR)
      .send(
        `User-agent: *\nAllow: /api/content/news.xml\nAllow: /api/pictures/\nDisallow: /api/\nDisallow: /booking/\nDisallow: /user/\n\nSitemap: ${options.siteOrigin}/sitemap.xml\n`,
      ),
  );
  sitemaps(app, options);
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/icons/icon-192.png', 302));
}
