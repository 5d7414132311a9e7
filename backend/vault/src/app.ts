import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale, localeOfBrowser, type Locale } from '@travesia/domain';
import { cardAssets } from './assets.ts';
import { cardPage } from './card-page.ts';
import { createPaymentInfoService } from './create-payment-info.ts';
import { createHandOver } from './hand-over.ts';
import { createSequenceGate } from './sequence-gate.ts';
import { createHostedCards } from './hosted-cards.ts';
import type { HostedFields } from './hosted-provider.ts';
import { createOwnCards } from './own-cards.ts';
import { createProvider, type ProviderAddress } from './provider.ts';
import { errorBody, VAULT_ERRORS, VaultError, type VaultErrorCode } from './vault-error.ts';

export interface VaultOptions {
  /** The origin browsers see the vault under; never the site's. */
  readonly publicOrigin: string;
  /** The only origin that may put the card document into a frame. */
  readonly siteOrigin: string;
  readonly apiInternalUrl: string;
  readonly provider: ProviderAddress;
  /** The provider's fields; null: our own, and card numbers in this process (W-01). */
  readonly hosted: HostedFields | null;
  /** Signs handles; shared with the api. */
  readonly handleSecret: string;
  /** Opens the api's internal route; shared with the api. */
  readonly internalSecret: string;
  /** Who may say for whom it calls; the limit counts by address. */
  readonly trustedProxies?: readonly string[];
  readonly isDraining?: () => boolean;
  readonly nowMs?: () => number;
  /** Told of faults in words without any input. */
  readonly onFault?: (fault: string) => void;
  readonly sendsPerMinute?: number;
}

const BODY_LIMIT_BYTES = 8 * 1024;
/** Of one address, which may be that of many; what each visitor may pay is counted by the api. */
const SENDS_PER_MINUTE = 300;
const ONE_YEAR_S = 31_536_000;

/** The vault: the card document, its files, and the one route that takes a card. It logs no request. */
export async function buildVault(options: VaultOptions): Promise<FastifyInstance> {
  const {
    trustedProxies = ['127.0.0.1', '::1'],
    isDraining = () => false,
    nowMs = Date.now,
    onFault = () => undefined,
    sendsPerMinute = SENDS_PER_MINUTE,
  } = options;
  const publicOrigin = new URL(options.publicOrigin).origin;
  const siteOrigin = new URL(options.siteOrigin).origin;
  if (publicOrigin === siteOrigin) throw new Error('the vault needs an origin of its own');

  const assets = cardAssets();
  const filesBase = `/vault/files/${assets.version}/`;
  const { hosted } = options;
  const provider = createProvider(options.provider, onFault);
  const createPaymentInfo = createPaymentInfoService({
    handleSecret: options.handleSecret,
    nowMs,
    readCard: hosted ? createHostedCards(provider) : createOwnCards(provider, nowMs),
    handOver: createHandOver(options.apiInternalUrl, options.internalSecret, onFault),
    gate: createSequenceGate(nowMs),
  });

  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    // Looked at more often than by itself (30 s), or slow callers are put up with for twice as long.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    trustProxy: [...trustedProxies],
    genReqId: () => randomUUID(),
    // A card that is on its way when the process ends becomes a token, or its holder is told that it did not.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  app.removeContentTypeParser('text/plain');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(hosted?.hosts.script ?? [])],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(hosted?.hosts.connect ?? [])],
        ...(hosted && { frameSrc: [...hosted.hosts.frame] }),
        formAction: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: [siteOrigin],
        // The provider's script makes scripts and frames of its own in its own way, which changes without notice.
        ...(!hosted && { requireTrustedTypesFor: ["'script'"], trustedTypes: ["'none'"] }),
      },
    },
    // Frames are governed by frame-ancestors; this older header knows no other origin than the own one.
    frameguard: false,
    crossOriginEmbedderPolicy: false,
    hsts: publicOrigin.startsWith('https:'),
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(rateLimit, { global: false });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    if (isDraining()) void reply.header('connection', 'close');
  });

  app.setErrorHandler(async (error, request, reply) => {
    const known = error instanceof VaultError ? error : new VaultError(codeOf(error));
    if (known.code === 'internal_error') onFault(`fault ${error instanceof Error ? error.name : 'unknown'}`);
    return refuse(request, reply, known);
  });
  app.setNotFoundHandler(async (request, reply) => refuse(request, reply, new VaultError('not_found')));

  app.get('/vault/health', async () => ({ data: { status: 'ok' } }));
  app.get('/vault/ready', async (_request, reply) =>
    reply.code(isDraining() ? 503 : 200).send({ data: { status: isDraining() ? 'leaving' : 'ok' } }),
  );

  app.get<{ Querystring: Record<string, unknown> }>('/vault/card', async ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(
      cardPage({
        hosted,
        locale: isLocale(query.locale) ? query.locale : DEFAULT_LOCALE,
        theme: query.theme === 'light' || query.theme === 'dark' ? query.theme : null,
        siteOrigin,
        vaultOrigin: publicOrigin,
        style: `${filesBase}card.css`,
        font: `${filesBase}figtree.woff2`,
        scripts: assets.scripts.map((path) => filesBase + path),
      }),
    ),
  );

  app.get<{ Params: { '*': string; version: string } }>('/vault/files/:version/*', async (request, reply) => {
    const asset = assets.files.get(request.params['*']);
    if (!asset || request.params.version !== assets.version) throw new VaultError('not_found');
    const isBrotli = asset.brotli !== null && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (isBrotli) void reply.header('content-encoding', 'br');
    // The provider's frames show the same font from their own origin.
    if (asset.type.startsWith('font/')) void reply.header('access-control-allow-origin', '*');
    return reply
      .header('cache-control', `public, max-age=${ONE_YEAR_S}, immutable`)
      .header('vary', 'accept-encoding')
      .type(asset.type)
      .send(isBrotli ? asset.brotli : asset.body);
  });

  app.route({
    method: 'POST',
    url: '/vault/user/session/create-payment-info',
    config: {
      rateLimit: {
        max: sendsPerMinute,
        timeWindow: 60_000,
        errorResponseBuilder: () => new VaultError('too_many_requests'),
      },
    },
    onRequest: async (request) => {
      if (request.headers.origin !== publicOrigin) throw new VaultError('origin_refused');
    },
    handler: (request) => createPaymentInfo(request.body, request.id),
  });
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/vault/user/session/create-payment-info',
    handler: async (_request, reply) => {
      void reply.header('allow', 'POST');
      throw new VaultError('method_not_allowed');
    },
  });

  return app;
}

function refuse(request: FastifyRequest, reply: FastifyReply, error: VaultError): FastifyReply {
  return reply.code(VAULT_ERRORS[error.code].status).send(errorBody(error, localeOf(request), request.id));
}

function localeOf(request: FastifyRequest): Locale {
  return localeOfBrowser(request.headers['accept-language']) ?? DEFAULT_LOCALE;
}

function codeOf(error: unknown): VaultErrorCode {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) return 'payload_too_large';
  if (status === 415) return 'unsupported_media_type';
  if (status === 429) return 'too_many_requests';
  if (typeof status === 'number' && status >= 400 && status < 500) return 'invalid_request';
  return 'internal_error';
}
