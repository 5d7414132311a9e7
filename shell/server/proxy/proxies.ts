import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface ProxyOptions {
  readonly apiUrl: string;
  readonly vaultUrl: string;
  readonly paymentPageUrl: string;
}

/** The visitor's address is what the front door saw; whatever a client claims is dropped. */
function forwardedHeaders(request: FastifyRequest, headers: Record<string, unknown>) {
  return {
    ...headers,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    'x-request-id': request.id,
  };
}

const replyOptions = {
  rewriteRequestHeaders: (request: unknown, headers: unknown) =>
    forwardedHeaders(request as FastifyRequest, headers as Record<string, unknown>) as never,
};

/** The backend under the site's own origin; vault and payment page under the vault's (architecture: the picture). */
export async function registerProxies(
  app: FastifyInstance,
  { apiUrl, vaultUrl, paymentPageUrl }: ProxyOptions,
) {
  await app.register(proxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '',
    replyOptions,
    // The vault talks to this route directly; from outside it is not there.
    preValidation: async (request, reply) => {
      if (/^\/api\/+internal(\/|$|\?)/i.test(request.url))
        await reply.code(404).send({ error: { code: 'not_found' } });
    },
  });
  await app.register(proxy, { upstream: vaultUrl, prefix: '/vault', rewritePrefix: '/vault', replyOptions });
  await app.register(proxy, {
    upstream: paymentPageUrl,
    prefix: '/pay',
    rewritePrefix: '/pay',
    replyOptions,
  });
}
