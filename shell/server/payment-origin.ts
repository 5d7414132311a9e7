import Fastify, { type FastifyInstance } from 'fastify';
import { appOptions } from './app-options.ts';
import type { Configuration } from './configuration.ts';
import { transportHeaders } from './documents/security-headers.ts';
import { forward } from './proxy/forward.ts';

/** The other origin: the card frame of the vault and the provider's page. No cookie, no page of the site. */
export async function buildPaymentOrigin(configuration: Configuration): Promise<FastifyInstance> {
  const app = Fastify(appOptions(configuration));
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(transportHeaders(configuration.VAULT_ORIGIN));
  });
  await forward(app, { prefix: '/vault', rewritePrefix: '/vault', upstream: configuration.VAULT_URL });
  await forward(app, { prefix: '/pay', rewritePrefix: '/pay', upstream: configuration.PAYMENT_PAGE_URL });
  app.get('/healthz', async () => ({ ok: true }));
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('not found'),
  );
  return app;
}
