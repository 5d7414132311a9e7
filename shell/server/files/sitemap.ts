import { LOCALES, SitemapReplySchema, type Locale, type SitemapReply } from '@travesia/contracts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { resolvePage } from '../../src/routing/resolve-page.ts';
import { withLocale } from '../../src/routing/locale-path.ts';
import type { OfferedRemote } from '../documents/remotes-of-page.ts';
import { escapeHtml } from '../documents/html.ts';

type Address = { readonly path: string; readonly updated?: string; readonly locales: readonly Locale[] };

export interface SitemapOptions {
  readonly siteOrigin: string;
  readonly apiUrl: string;
  /** Says that the site reads for itself. */
  readonly siteHeaders: Readonly<Record<string, string>>;
  /** As the default market sees them: that is the one robots see (P-49). */
  readonly remotes: () => readonly OfferedRemote[];
  readonly onFault: (cause: unknown) => void;
  readonly nowMs?: () => number;
}

const READ_EVERY_MS = 600_000;
const READ_TIMEOUT_MS = 3_000;
const SHARED = 'public, max-age=3600';
const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Pages without parameters, not noindex, on sale in the default market (P-48). */
function namedAddresses(remotes: readonly OfferedRemote[]): Address[] {
  const routes = remotes
    .filter(({ enabled }) => enabled)
    .flatMap(({ manifest }) => manifest.routes)
    .filter(({ path, noindex }) => !noindex && !/[:*]/.test(path));
  return ['/', ...routes.map(({ path }) => path)].map((path) => ({ path, locales: LOCALES }));
}

/** What the backend has texts for; an answer is good for ten minutes, the last one for longer than none. */
function createBackendAddresses({ apiUrl, siteHeaders, onFault, nowMs = Date.now }: SitemapOptions) {
  let last: SitemapReply['data'] = [];
  let readAtMs = -Infinity;
  return async (): Promise<SitemapReply['data']> => {
    if (nowMs() - readAtMs < READ_EVERY_MS) return last;
    try {
      const reply = await fetch(`${apiUrl}/sitemap`, {
        headers: siteHeaders,
        signal: AbortSignal.timeout(READ_TIMEOUT_MS),
      });
      last = v.parse(SitemapReplySchema, await reply.json()).data;
      readAtMs = nowMs();
    } catch (cause) {
      onFault(cause);
    }
    return last;
  };
}

/** The index of sitemaps, and one for each language. */
export function sitemaps(app: FastifyInstance, options: SitemapOptions): void {
  const { siteOrigin, remotes } = options;
  const backendAddresses = createBackendAddresses(options);

  async function addresses(): Promise<Address[]> {
    const offered = remotes();
    const named = namedAddresses(offered);
    const known = new Set(named.map(({ path }) => path));
    const written = (await backendAddresses()).filter(({ path }) => {
      const page = resolvePage(path, offered);
      return !known.has(path) && page.kind === 'remote' && !page.route.noindex;
    });
    return [...named, ...written];
  }

  function entry({ path, updated, locales }: Address, locale: Locale): string {
    const hrefOf = (each: Locale) => escapeHtml(siteOrigin + withLocale(each, path));
    const alternates = locales.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${hrefOf(each)}"/>`,
    );
    const date = updated ? `<lastmod>${updated}</lastmod>` : '';
    return `<url><loc>${hrefOf(locale)}</loc>${date}${alternates.join('')}</url>`;
  }

  const fileOf = (locale: Locale) => `/sitemap-${locale}.xml`;
  app.get('/sitemap.xml', async (_request, reply) => {
    const files = LOCALES.map(
      (locale) => `<sitemap><loc>${escapeHtml(siteOrigin + fileOf(locale))}</loc></sitemap>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', SHARED)
      .send(`${XML}\n<sitemapindex xmlns="${NAMESPACE}">\n${files.join('\n')}\n</sitemapindex>\n`);
  });
  for (const locale of LOCALES) {
    app.get(fileOf(locale), async (_request, reply) => {
      const urls = (await addresses())
        .filter(({ locales }) => locales.includes(locale))
        .map((address) => entry(address, locale));
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', SHARED)
        .send(
          `${XML}\n<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
        );
    });
  }
}
