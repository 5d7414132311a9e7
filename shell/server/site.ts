import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Market } from '@travesia/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { findLoops, isSoundRule, REDIRECT_RULES } from '../src/routing/redirect-rules.ts';
import { createReleaseOfOrder } from './api/release-of-order.ts';
import { createApiCallerHeaders } from './api/api-caller-headers.ts';
import { appOptions } from './app-options.ts';
import type { Configuration } from './configuration.ts';
import { currentReleases } from './documents/current-releases.ts';
import { bucketOf } from './documents/cookies.ts';
import { createDocuments } from './documents/document.ts';
import { offeredRemotes } from './documents/remotes-of-page.ts';
import { documentRoutes, sendPlainPage } from './documents/document-routes.ts';
import { DEFAULT_MARKET, liveMarkets, readMarkets } from './documents/markets.ts';
import { withoutMissingSources } from './documents/menus-of-sources.ts';
import { createPageForms } from './documents/page-forms.ts';
import { preferencesRoute } from './documents/preferences.ts';
import { COMMON_HEADERS, transportHeaders } from './documents/security-headers.ts';
import type { ShellBuild } from './documents/shell-build.ts';
import { createVisitorCountry } from './documents/visitor-country.ts';
import type { ReleaseFeed } from '@travesia/releases';
import type { FeedStore } from '@travesia/releases/store';
import { releaseFiles } from './files/release-files.ts';
import { shellFiles } from './files/shell-files.ts';
import { serviceWorkerFiles } from './files/service-worker-files.ts';
import { siteFiles } from './files/site-files.ts';
import { readForms } from './form-body.ts';
import { healthRoutes } from './health.ts';
import { countRenders } from './metrics/count-renders.ts';
import { metricsRoutes } from './metrics/metrics-routes.ts';
import { createRemoteHealth } from './metrics/remote-health.ts';
import { createSiteMetrics } from './metrics/site-metrics.ts';
import { createMarketPreview } from './ops/market-preview.ts';
import { installOps } from './ops/ops.ts';
import { installDesk } from './desk/desk.ts';
import { createIssuer } from './staff/issuer.ts';
import { installFunnel } from './funnel/install-funnel.ts';
import { forward } from './proxy/forward.ts';
import { cacheRenders } from './rendering/cached-renders.ts';
import { createFragmentData } from './rendering/fragment-data.ts';
import type { FragmentRendering } from './rendering/fragment-renderer.ts';
import type { ShellRenderer } from './rendering/shell-renderer.ts';
import { shareRoutes } from './sharing/share-routes.ts';

export interface SiteDependencies {
  readonly configuration: Configuration;
  readonly shell: ShellBuild;
  /** Earlier builds whose files are still served. */
  readonly earlierShells?: readonly ShellBuild[];
  readonly feed: ReleaseFeed;
  /** Where the feed of several machines lies. */
  readonly store?: FeedStore | undefined;
  readonly renderShell: ShellRenderer;
  readonly fragments: FragmentRendering;
  readonly isDraining?: () => boolean;
  readonly nowMs?: () => number;
}

/** Longer than a store under load takes, shorter than a visitor waits. */
const FORM_TIMEOUT_MS = 10_000;
const DOCUMENT_BROTLI_QUALITY = 4;
const COMPRESSED_FROM_BYTES = 1_024;

/** The site's own origin: documents, files, releases, and the api behind `/api`. */
export async function buildSite(dependencies: SiteDependencies): Promise<FastifyInstance> {
  const {
    configuration,
    shell,
    earlierShells,
    feed: wholeFeed,
    store,
    renderShell,
    fragments,
    isDraining = () => false,
    nowMs = Date.now,
  } = dependencies;
  const hasCruises = configuration.CRUISE_SOURCE_URL !== '';
  const feed = withoutMissingSources(wholeFeed, new Set(hasCruises ? [] : ['cruises']));
  const unsound = [
    ...findLoops(REDIRECT_RULES),
    ...REDIRECT_RULES.filter((rule) => !isSoundRule(rule)).map(({ from }) => from),
  ];
  if (unsound.length > 0) throw new Error(`redirects that cannot be followed: ${unsound.join(', ')}`);

  const marketsInFile = readMarkets(configuration.MARKETS_FOLDER);
  const markets = liveMarkets(marketsInFile, () => feed.current().markets);
  const defaultMarket = () => markets().get(DEFAULT_MARKET) as Market;
  const origins = { site: configuration.SITE_ORIGIN, vault: configuration.VAULT_ORIGIN };
  const hasServiceWorker = configuration.SERVICE_WORKER === 'on';
  const isMaintenance = configuration.MAINTENANCE === 'on';
  const callerHeaders = createApiCallerHeaders(configuration.SITE_SECRET);
  const siteHeaders = callerHeaders.ofSite;
  const visitor = {
    markets,
    languageCookie: configuration.LANGUAGE_COOKIE,
    fallbackLocale: configuration.DEFAULT_LOCALE,
    placeOf: createVisitorCountry({
      apiUrl: configuration.API_URL,
      siteHeaders,
      timeoutMs: configuration.GEO_TIMEOUT_MS,
      onFault: (cause) => app.log.warn({ err: cause }, 'where visitors are is not known'),
    }),
  };

  const app = Fastify(appOptions(configuration));
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ ...COMMON_HEADERS, ...transportHeaders(origins.site) });
  });
  app.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    if (status < 500) return reply.code(status).type('text/plain; charset=utf-8').send('refused');
    request.log.error({ err: error }, 'a page failed');
    return sendPlainPage(request, reply, 500, 'serverError', { visitor, origins });
  });
  await app.register(cookie);
  await app.register(compress, {
    global: true,
    threshold: COMPRESSED_FROM_BYTES,
    encodings: ['br', 'gzip'],
    customTypes: /^(text\/html|application\/(json|xml|manifest\+json))/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: DOCUMENT_BROTLI_QUALITY } },
    inflateIfDeflated: false,
  });
  const funnel = installFunnel(app, {
    visitor,
    feed: feed.current,
    siteOrigin: origins.site,
    shellBuild: shell.build,
    apiUrl: configuration.API_URL,
    siteHeaders,
    nowMs,
  });
  const releaseOfOrder = createReleaseOfOrder(visitor, feed.current);
  app.addHook('preHandler', releaseOfOrder.find);
  await forward(app, {
    prefix: '/api',
    rewritePrefix: '/',
    upstream: configuration.API_URL,
    callerHeadersOf: (request) => ({
      ...callerHeaders.ofVisitor(bucketOf(request)),
      ...releaseOfOrder.headersOf(request),
      ...funnel.headersOf(request),
    }),
    onStep: funnel.answered,
    sendPage: (request, reply) => {
      const problem = request.url.startsWith('/api/payments/') ? 'paymentAway' : 'serverError';
      return sendPlainPage(request, reply, 503, problem, { visitor, origins });
    },
  });

  const health = createRemoteHealth(nowMs);
  const metrics = createSiteMetrics(feed, { ofProcess: configuration.PROFILE !== 'test' });
  metricsRoutes(app, { metrics, health, feed, markets });
  const fragmentData = createFragmentData({
    apiUrl: configuration.API_URL,
    siteHeaders,
    timeoutMs: configuration.RENDER_DATA_TIMEOUT_MS,
    onFault: (what, cause) => app.log.warn({ err: cause }, what),
  });
  const { STAFF_ISSUER_URL } = configuration;
  const issuer =
    STAFF_ISSUER_URL === ''
      ? null
      : createIssuer({
          url: STAFF_ISSUER_URL,
          clientId: configuration.STAFF_CLIENT_ID,
          clientSecret: configuration.STAFF_CLIENT_SECRET,
          roleClaim: configuration.STAFF_ROLE_CLAIM,
          scopes: configuration.STAFF_SCOPES,
        });
  const marketIds = [...marketsInFile.keys()];
  if (issuer) installDesk(app, { configuration, shell, issuer, marketIds, siteHeaders, nowMs });
  installOps(app, {
    configuration,
    issuer,
    shell,
    feed,
    store,
    markets,
    marketsInFile,
    healthOf: health.of,
    preview: createMarketPreview({
      siteOrigin: origins.site,
      shell,
      feed: feed.current,
      markets,
      renderShell,
      fragments,
      fragmentData,
      nowMs,
    }),
    siteHeaders,
    nowMs,
  });

  await app.register(async (pages) => {
    readForms(pages);
    healthRoutes(pages, { feed, apiUrl: configuration.API_URL, hasCruises, isDraining });
    shellFiles(pages, shell, earlierShells);
    releaseFiles(pages, feed, configuration.FEED_FOLDER);
    serviceWorkerFiles(pages, {
      shellFolder: shell.folder,
      contactNumber: () => defaultMarket().contactNumber,
      hasServiceWorker,
    });
    siteFiles(pages, {
      siteOrigin: origins.site,
      apiUrl: configuration.API_URL,
      siteHeaders,
      remotes: () => offeredRemotes(feed.current(), defaultMarket()),
      onFault: (cause) => app.log.warn({ err: cause }, 'addresses for the sitemap could not be read'),
      nowMs,
    });
    currentReleases(pages, { visitor, feed: feed.current });
    preferencesRoute(pages, { visitor, feed: feed.current, siteOrigin: origins.site });
    const documents = createDocuments({
      siteOrigin: origins.site,
      vaultOrigin: origins.vault,
      shell,
      markets,
      feed: feed.current,
      renderShell,
      fragments: countRenders(fragments, metrics),
      publicFragments: countRenders(cacheRenders(fragments), metrics),
      fragmentData,
      nowMs,
      isMaintenance,
      languageCookie: configuration.LANGUAGE_COOKIE,
      partners: configuration.METASEARCH_PARTNERS,
      flags: { serviceWorker: hasServiceWorker },
      onFault: (what, cause) => app.log.error({ err: cause }, what),
    });
    const forms = createPageForms({
      apiUrl: configuration.API_URL,
      callerHeadersOf: callerHeaders.ofVisitor,
      timeoutMs: FORM_TIMEOUT_MS,
      feed: feed.current,
      onFault: (what, cause) => app.log.error({ err: cause }, what),
    });
    shareRoutes(pages, { documents, visitor });
    documentRoutes(pages, {
      documents,
      forms,
      visitor,
      origins,
      isMaintenance,
      newBucket: callerHeaders.newBucket,
      funnel,
    });
  });
  return app;
}

function statusOf(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 ? status : 500;
}
