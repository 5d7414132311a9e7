import type { FastifyInstance } from 'fastify';
import { withLocale } from '../../src/routing/locale-path.ts';
import type { ReleaseFeed } from '../feed/index.ts';

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#fbf8f3"/><path d="M10 44C20 14 44 14 54 44" fill="none" stroke="#cc3f1b" stroke-width="5" stroke-linecap="round"/><circle cx="10" cy="46" r="7" fill="#14213d"/><circle cx="54" cy="46" r="7" fill="#14213d"/></svg>`;

const MANIFEST = {
  name: 'Travesía',
  short_name: 'Travesía',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf8f3',
  theme_color: '#fbf8f3',
  icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
};

/** Small files with names of their own: icon, manifest, robots, sitemap. */
export function registerSiteFiles(app: FastifyInstance, siteOrigin: string, feed: ReleaseFeed) {
  app.get('/icon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(ICON),
  );
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/icon.svg', 302));
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').send(JSON.stringify(MANIFEST)),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /booking/\nSitemap: ${siteOrigin}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', (_request, reply) => {
    const routes = [...feed.current().remotes.values()].flatMap(({ record }) => record.manifest.routes);
    const paths = [
      '/',
      ...routes.filter((route) => !route.noindex && !route.path.includes(':')).map(({ path }) => path),
    ];
    const urls = paths.flatMap((path) =>
      (['es', 'en'] as const).map(
        (locale) => `<url><loc>${siteOrigin}${withLocale(locale, path)}</loc></url>`,
      ),
    );
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      );
  });
}
