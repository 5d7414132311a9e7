import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { findLoops, findRedirect, REDIRECT_RULES } from '../src/routing/redirect-rules.ts';
import type { Configuration } from './configuration.ts';
import { createDocuments, type DocumentDependencies } from './documents/documents.ts';
import { registerPreferences } from './documents/preferences.ts';
import { registerFiles } from './files/files-plugin.ts';
import { registerSiteFiles } from './files/site-files.ts';
import { registerProxies } from './proxy/proxies.ts';

export interface SiteOptions extends DocumentDependencies {
  readonly configuration: Configuration;
}

const BODY_LIMIT = 600 * 1024;
const REQUEST_TIMEOUT_MS = 60_000;
const VAULT_PATHS = /^\/(vault|pay)(\/|$)/;

/** The front door: one port, two origins told apart by host (architecture: the picture). */
export async function buildSite(options: SiteOptions): Promise<FastifyInstance> {
  const { configuration, build, feed, markets } = options;
  const loops = findLoops(REDIRECT_RULES);
  if (loops.length > 0) throw new Error(`redirects that never end: ${loops.join(', ')}`);
  const hosts = {
    site: new URL(configuration.SITE_ORIGIN).host,
    vault: new URL(configuration.VAULT_ORIGIN).host,
  };

  const app = fastify({
    logger:
      configuration.LOG_LEVEL === 'silent'
        ? false
        : { level: configuration.LOG_LEVEL === 'info' ? 'warn' : configuration.LOG_LEVEL },
    trustProxy: configuration.TRUSTED_PROXIES.length > 0 ? [...configuration.TRUSTED_PROXIES] : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreDuplicateSlashes: false, ignoreTrailingSlash: false, maxParamLength: 500 },
  });
  await app.register(cookie);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    customTypes: /^text\/html|application\/(json|manifest\+json|xml)/,
  });

  app.addHook('onRequest', async (request, reply) => {
    const isVaultPath = VAULT_PATHS.test(request.url.split('?')[0] ?? '');
    const path = request.url.split('?')[0];
    if (path === '/healthz' || path === '/readyz') return;
    if (request.host === hosts.vault) {
      if (!isVaultPath) await reply.code(404).type('text/plain; charset=utf-8').send('not found');
      return;
    }
    if (request.host !== hosts.site) {
      await reply.code(421).type('text/plain; charset=utf-8').send('this host is not served here');
      return;
    }
    if (isVaultPath) await reply.code(404).type('text/plain; charset=utf-8').send('not found');
  });

  const documents = createDocuments(options);
  app.get('/healthz', async () => ({ data: { status: 'ok' } }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = feed.current().sequence !== 0;
    return reply.code(isReady ? 200 : 503).send({ data: { status: isReady ? 'ok' : 'no releases' } });
  });
  registerFiles(app, { shell: build, feed, feedFolder: configuration.FEED_FOLDER });
  registerSiteFiles(app, configuration.SITE_ORIGIN, feed);
  await app.register(async (scope) =>
    registerPreferences(scope, markets, configuration.SITE_ORIGIN.startsWith('https:')),
  );
  await registerProxies(app, {
    apiUrl: configuration.API_URL,
    vaultUrl: configuration.VAULT_URL,
    paymentPageUrl: configuration.PAYMENT_PAGE_URL,
  });

  app.get('/*', async (request, reply) => {
    const [pathname = '/', query] = request.url.split(/\?(.*)/s);
    const redirect = findRedirect(pathname, query ? `?${query}` : '');
    if (redirect) return reply.redirect(redirect.to, redirect.status);
    if (configuration.MAINTENANCE === 'on') return documents.problem(request, reply, 503, 'maintenance');
    return documents.document(request, reply);
  });

  // A provider may come back with a form instead of a link: the page itself is opened by GET (P-42).
  app.post<{ Querystring: Record<string, string> }>(
    '/:locale/booking/authenticate/*',
    async (request, reply) => reply.redirect(request.url, 303),
  );

  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return documents.document(request, reply);
    return reply
      .code(405)
      .header('allow', 'GET, HEAD')
      .type('text/plain; charset=utf-8')
      .send('method not allowed');
  });
  app.setErrorHandler((error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status < 500)
      return reply.code(status).type('text/plain; charset=utf-8').send('the request could not be read');
    request.log.error({ err: error }, 'a document failed');
    if (request.url.startsWith('/api/')) {
      return reply
        .code(503)
        .send({ error: { code: 'unavailable', message: '', requestId: request.id, fields: [] } });
    }
    return documents.problem(request, reply, 500, 'server-error');
  });
  return app;
}
