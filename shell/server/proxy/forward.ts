import httpProxy from '@fastify/http-proxy';
import type { ErrorBody } from '@travesia/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOfBrowser } from '../documents/locale.ts';

export interface ForwardOptions {
  readonly prefix: string;
  readonly rewritePrefix: string;
  readonly upstream: string;
}

const ANSWER_MAX_MS = 35_000;
const CONNECTIONS = 64;
const BAD_GATEWAY = 502;

const WORDS = {
  es: 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
  en: 'The service is not available right now. Try again in a few seconds.',
} as const;

/** Claims about the visitor are ours alone: what came in under these names is dropped. */
const CLAIMED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
];

/** Forwards everything below a prefix; the address of the visitor and the id of the request go along. */
export async function forward(app: FastifyInstance, { prefix, rewritePrefix, upstream }: ForwardOptions) {
  await app.register(httpProxy, {
    upstream,
    prefix,
    rewritePrefix,
    undici: {
      connections: CONNECTIONS,
      headersTimeout: ANSWER_MAX_MS,
      bodyTimeout: ANSWER_MAX_MS,
      pipelining: 1,
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => {
        const visitor = request as unknown as FastifyRequest;
        const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !CLAIMED.includes(name)));
        return {
          ...kept,
          'x-forwarded-for': visitor.ip,
          'x-forwarded-host': visitor.host,
          'x-forwarded-proto': visitor.protocol,
          'x-request-id': visitor.id,
        };
      },
      // How long a connection lives is between each two neighbours.
      rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
      onError: (reply) => sendUnavailable(reply as unknown as FastifyReply),
    },
  });
}

function sendUnavailable(reply: FastifyReply) {
  const { request } = reply;
  const locale = localeOfBrowser(request.headers['accept-language']) ?? 'es';
  const body: ErrorBody = {
    error: { code: 'unavailable', message: WORDS[locale], requestId: request.id, fields: [] },
  };
  void reply.code(BAD_GATEWAY).header('cache-control', 'no-store').send(body);
}
