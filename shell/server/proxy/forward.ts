import { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import { ERROR_CATALOGUE, STEP_HEADER, type ErrorBody, type ErrorCode } from '@travesia/contracts';
import { errorText } from '@travesia/contracts/error-texts';
import { BODY_MAX_KB } from '@travesia/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, localeOfBrowser } from '@travesia/domain';
import { createConnectionLimiter } from './connection-limiter.ts';

export interface ForwardOptions {
  readonly prefix: string;
  readonly rewritePrefix: string;
  readonly upstream: string;
  /** What the site says of the visitor besides their address. */
  readonly callerHeadersOf?: (request: FastifyRequest) => Readonly<Record<string, string>>;
  /** The step of a visit that a reply is (O-03). */
  readonly onStep?: (request: FastifyRequest, step: string) => void;
  /** The page for a person whose browser was led here while nobody can answer. */
  readonly sendPage?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

const ANSWER_MAX_MS = 35_000;
const CONNECTIONS = 256;
/** Five hundred people behind one address fit; one machine leaves the other half to everybody else. */
const CONNECTIONS_OF_ONE_ADDRESS = CONNECTIONS / 2;
const PATIENCE_MS = 5_000;
const RETRY_S = 2;
/** Twice what the api takes: a body that is a little too long is refused by the api, with its own words. */
const BODY_MAX_BYTES = BODY_MAX_KB * 2 * 1024;

/** Claims about the visitor are ours alone: what came in under these names is dropped. */
const CLAIMED = new Set([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
  // Answered here: a body is read before it is sent on.
  'expect',
  'transfer-encoding',
]);
const OURS = /^x-travesia-/;

/**
 * Forwards everything below a prefix; the address of the visitor and the id of the request go along. A body is read
 * to its end before a connection is taken, so that slow uploads hold no connection, and each address has a share.
 */
export async function forward(app: FastifyInstance, options: ForwardOptions) {
  const { prefix, rewritePrefix, upstream, callerHeadersOf = () => ({}), onStep, sendPage } = options;
  const limiter = createConnectionLimiter({ each: CONNECTIONS_OF_ONE_ADDRESS, patienceMs: PATIENCE_MS });
  const lengths = new WeakMap<FastifyRequest, number>();
  const wantsPage = ({ headers }: FastifyRequest) =>
    sendPage !== undefined && headers.accept?.includes('text/html') === true;

  async function sendAway(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (!wantsPage(request)) return sendError(reply, 'unavailable');
    return sendPage?.(request, reply.header('retry-after', String(RETRY_S)));
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES },
      (request, body, done) => {
        lengths.set(request, body.length);
        // As bytes: what is sent on is what came.
        done(null, body.length === 0 ? undefined : Readable.from([body]));
      },
    );
    scope.addHook('onRequest', async (request, reply) => {
      const encoding = request.headers['content-encoding'] ?? 'identity';
      if (encoding.toLowerCase() === 'identity') return undefined;
      return sendError(reply.header('accept-encoding', 'identity'), 'unsupported_media_type');
    });
    scope.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode === 413) return sendError(reply, 'payload_too_large');
      if (statusCode < 500) return sendError(reply, 'invalid_request');
      request.log.error({ err: error }, 'a request could not be forwarded');
      return sendAway(request, reply);
    });
    await scope.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix,
      proxyPayloads: false,
      undici: {
        connections: CONNECTIONS,
        headersTimeout: ANSWER_MAX_MS,
        bodyTimeout: ANSWER_MAX_MS,
        pipelining: 1,
      },
      preHandler: async (request, reply) => {
        const release = await limiter.take(request.ip);
        if (!release) return sendAway(request, reply);
        if (reply.raw.destroyed) release();
        else reply.raw.once('close', release);
        return undefined;
      },
      replyOptions: {
        // Who asks is told, and asks again; here a request is sent once.
        retryDelay: () => null,
        rewriteRequestHeaders: (raw, headers) => {
          const visitor = raw as unknown as FastifyRequest;
          const length = lengths.get(visitor);
          const kept = Object.fromEntries(
            Object.entries(headers).filter(([name]) => !CLAIMED.has(name) && !OURS.test(name)),
          );
          return {
            ...kept,
            ...(length !== undefined && { 'content-length': String(length) }),
            ...callerHeadersOf(visitor),
            'x-forwarded-for': visitor.ip,
            'x-forwarded-host': visitor.host,
            'x-forwarded-proto': visitor.protocol,
            'x-request-id': visitor.id,
          };
        },
        // How long a connection lives is between each two neighbours.
        rewriteHeaders: (
          { connection: _connection, 'keep-alive': _keepAlive, [STEP_HEADER]: step, ...headers },
          request,
        ) => {
          if (typeof step === 'string' && request) onStep?.(request as FastifyRequest, step);
          return headers;
        },
        onResponse: (request, reply, response) => {
          const visitor = request as FastifyRequest;
          const answer = reply as unknown as FastifyReply;
          const { statusCode, stream } = response as unknown as {
            readonly statusCode: number;
            readonly stream: Readable;
          };
          if (statusCode < 500 || !wantsPage(visitor)) return void answer.send(stream);
          stream.resume();
          for (const name of Object.keys(answer.getHeaders()))
            if (name.startsWith('content-')) answer.removeHeader(name);
          void sendAway(visitor, answer);
        },
        onError: (reply) => {
          const answer = reply as unknown as FastifyReply;
          void sendAway(answer.request, answer);
        },
      },
    });
  });
}

function sendError(reply: FastifyReply, code: ErrorCode): FastifyReply {
  const { request } = reply;
  const { status } = ERROR_CATALOGUE[code];
  const locale = localeOfBrowser(request.headers['accept-language']) ?? DEFAULT_LOCALE;
  const body: ErrorBody = {
    error: { code, message: errorText(code, locale), requestId: request.id, fields: [] },
  };
  if (status === 503) void reply.header('retry-after', String(RETRY_S));
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
