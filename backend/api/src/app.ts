import { setTimeout } from 'node:timers/promises';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import underPressure from '@fastify/under-pressure';
import { createServer } from 'node:http';
import { constants } from 'node:zlib';
import { VISITOR_HEADER } from '@travesia/contracts';
import { BODY_MAX_KB } from '@travesia/domain';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { AdjustableClock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import type { DutyTables } from './database/duties.ts';
import { addressOf, introducedBy, requestIdOf, trustedProxies } from './http/caller.ts';
import type { CounterTables } from './http/counter-tables.ts';
import { createCounters } from './http/counters.ts';
import { installDeadline } from './http/deadline.ts';
import { installDraining } from './http/draining.ts';
import { installErrorHandler } from './http/error-handler.ts';
import { installHealth } from './http/health.ts';
import { createHousekeeping } from './http/housekeeping.ts';
import type { IdempotencyTables } from './http/idempotency-tables.ts';
import { createIdempotency } from './http/idempotency.ts';
import { createLimiter } from './http/limits.ts';
import { installMetrics } from './http/metrics.ts';
import { installNotFound } from './http/not-found.ts';
import { installOpenApi } from './http/openapi.ts';
import { createCachedReplies } from './http/cached-replies.ts';
import { createRouter } from './http/router.ts';
import { installSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { traceCalls } from './http/trace-calls.ts';
import { visitorOf } from './http/visitor.ts';
import { NOTHING_SET } from './market-settings.ts';
import { inMarket } from './text/in-market.ts';
import type { ApiModule } from './modules/module.ts';
import { createAlertsModule } from './modules/alerts/index.ts';
import type { AlertTables } from './modules/alerts/tables.ts';
import { createAirportsModule, type AirportsNeeds } from './modules/airports/index.ts';
import { createAssistantModule, type AssistantNeeds } from './modules/assistant/index.ts';
import {
  createBookingModule,
  createMargins,
  createOrderKinds,
  readMarketRules,
  type BookingNeeds,
  type OrderKindDefinition,
} from './modules/booking/index.ts';
import type { BookingTables } from './modules/booking/tables.ts';
import { createContactModule, type ContactNeeds } from './modules/contact/index.ts';
import type { ContactTables } from './modules/contact/tables.ts';
import { createContentModule, type ContentNeeds } from './modules/content/index.ts';
import { byHandKind, createBookByHand } from './modules/by-hand/index.ts';
import { createCruisesModule, type CruisesNeeds } from './modules/cruises/index.ts';
import { createCurrencyModule, type CurrencyNeeds } from './modules/currency/index.ts';
import type { CurrencyTables } from './modules/currency/tables.ts';
import { createDeskModule, itemLateMs } from './modules/desk/index.ts';
import type { DeskTables } from './modules/desk/tables.ts';
import { flightNewsTotal } from './modules/flights/index.ts';
import { createFunnelModule } from './modules/funnel/index.ts';
import type { FunnelTables } from './modules/funnel/tables.ts';
import { createGeoModule, type GeoNeeds } from './modules/geo/index.ts';
import { packageOrderKind } from './modules/packages/index.ts';
import { createMailModule, type MailNeeds } from './modules/mail/index.ts';
import type { MailTables } from './modules/mail/tables.ts';
import { createMessagesModule, type MessagesNeeds } from './modules/messages/index.ts';
import type { MessageTables } from './modules/messages/tables.ts';
import { createLookupModule } from './modules/lookup/index.ts';
import {
  createPaymentsModule,
  findLiveCart,
  findQuotedChange,
  type Interleave,
  type PaymentsModule,
  type PaymentsNeeds,
  paymentEventsTotal,
} from './modules/payments/index.ts';
import type { PaymentTables } from './modules/payments/tables.ts';
import { createPhoneSalesModule } from './modules/phone-sales/index.ts';
import type { PhoneSaleTables } from './modules/phone-sales/tables.ts';
import type { PrivacyTables } from './modules/privacy/tables.ts';
import { createSharesModule } from './modules/shares/index.ts';
import type { ShareTables } from './modules/shares/tables.ts';
import { createPlacesModule, type PlacesNeeds } from './modules/places/index.ts';
import { createTripLinksModule } from './modules/trip-links/index.ts';
import type { TripLinkTables } from './modules/booking/tables.ts';
import { createSessionModule, mayHaveSession, type SessionNeeds } from './modules/session/index.ts';
import type { SessionTables } from './modules/session/tables.ts';
import { createPictures, pictureRoute } from './pictures/index.ts';
import type { Random } from './random.ts';
import { createPriceAlertsModule } from './modules/price-alerts/index.ts';
import type { PriceAlertTables } from './modules/price-alerts/tables.ts';
import { createPrivacyModule } from './modules/privacy/index.ts';
import { createRetention } from './retention.ts';
import type { SharedMemory } from './shared-memory/index.ts';
import { createVerticals, type VerticalNeeds, type VerticalTables } from './verticals/index.ts';

/** Every table: of the HTTP layer and of each module. */
export interface Tables
  extends
    IdempotencyTables,
    CounterTables,
    DutyTables,
    AlertTables,
    BookingTables,
    ContactTables,
    CurrencyTables,
    DeskTables,
    FunnelTables,
    MailTables,
    MessageTables,
    PaymentTables,
    PhoneSaleTables,
    PriceAlertTables,
    PrivacyTables,
    SessionTables,
    TripLinkTables,
    ShareTables,
    VerticalTables {}

/** All that the modules need from outside; `server.ts` makes the real ones, a test its own. */
export type Dependencies = VerticalNeeds & CoreDependencies;

interface CoreDependencies
  extends
    SessionNeeds,
    AssistantNeeds,
    BookingNeeds,
    PaymentsNeeds,
    AirportsNeeds,
    PlacesNeeds,
    GeoNeeds,
    CurrencyNeeds,
    ContentNeeds,
    CruisesNeeds,
    ContactNeeds,
    MailNeeds,
    MessagesNeeds {
  readonly configuration: Configuration;
  readonly database: Kysely<Tables>;
  readonly clock: AdjustableClock;
  readonly random: Random;
  readonly paymentMethods: PaymentsNeeds['paymentMethods'];
  /** How many statements were sent to the database; absent: not counted. */
  readonly statements?: () => number;
  readonly sharedMemory?: SharedMemory;
  /** Holds up a caller who is close to a limit. */
  readonly pause?: (ms: number) => Promise<unknown>;
  /** Absent: silent. */
  readonly logger?: FastifyBaseLogger;
}

export interface Api {
  readonly app: FastifyInstance;
  /** Settles what a crash left behind; call it before listening. */
  recover(): Promise<void>;
  /** Deletes what has run out, without waiting for its turn. */
  sweep(): Promise<void>;
  /** Starts workers and sweeps; `app.close()` stops them. */
  start(): void;
  /** From now on it asks to be left: see `installDraining`. */
  drain(): void;
  /** What the settlement knows and does; for the control port. */
  readonly settlement: Pick<PaymentsModule, 'ledger' | 'settleDue'>;
}

const SERVER_TIMES = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 72_000,
  // Node looks at its lines only every half minute, and so puts up with a slow caller for twice as long.
  connectionsCheckingInterval: 5_000,
} as const;
const USUAL_DEADLINE_MS = 15_000;
const EXPOSED_HEADERS = 'Retry-After, X-Request-Id';
const EVENT_LOOP_DELAY_MAX_MS = 1000;
const COMPRESS_FROM_BYTES = 1024;
const BROTLI_QUALITY = 4;
const QUIET_PATH = /^\/(healthz|readyz|internal\/)/;
const NEVER_STORED = /^\/(user|booking|payments?)(\/|$|\?)/;
/** Those, forms that are answered by mail, and what is written for one reader; lists of hotels are not. */
const SPEAKS_AS_MARKET =
  /^\/(user|booking|payments?|contact|subscribe|price-alerts|hotel(?!\/search))(\/|$|\?)/;

export interface AppOptions {
  /** Kinds of order besides, or instead of, those of the modules; for tests of the core. */
  readonly moreKinds?: readonly OrderKindDefinition[];
  /** Stops the settlement at named points; for tests of races and crashes. */
  readonly interleave?: Interleave;
}

/** Composes the backend: plugins of the ecosystem, our own, then the modules. */
export async function buildApp(
  dependencies: Dependencies,
  { moreKinds = [], interleave }: AppOptions = {},
): Promise<Api> {
  const { configuration, database, clock, random } = dependencies;
  const isTest = configuration.PROFILE === 'test';
  const isTrusted = trustedProxies(configuration.TRUSTED_PROXIES);
  const introduced = introducedBy(configuration.SITE_SECRET);
  const headers = securityHeaders({ isPublic: configuration.PROFILE === 'production' });
  const cachedReplies = createCachedReplies({
    siteOrigin: configuration.SITE_ORIGIN,
    headers: { ...headers, 'access-control-expose-headers': EXPOSED_HEADERS },
    callerOf: (request) => ({ address: addressOf(request, isTrusted), who: introduced(request) }),
    requestIdOf: (request) => requestIdOf(request, random),
    mayHaveSession,
    mayHave: (caller, limit) => limiter.spendHere(caller, limit),
    isAtEase: () => !isEnding && !draining.hasBegun() && !app.isUnderPressure(),
    onAnswered({ id, url, ms }) {
      metrics.observe('POST', url, 200, ms / 1000);
      const req = { id, method: 'POST', url };
      app.log.info({ reqId: id, req, res: { statusCode: 200 }, ms: Math.round(ms) }, 'answered');
    },
  });
  const app = Fastify({
    serverFactory: (framework) => createServer(SERVER_TIMES, cachedReplies.before(framework)),
    ...(dependencies.logger ? { loggerInstance: dependencies.logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAX_KB * 1024,
    trustProxy: isTrusted,
    forceCloseConnections: 'idle',
    // What is on its way while the process ends is answered as ever.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 160 },
    requestIdHeader: false,
    genReqId: (request) => requestIdOf(request, random),
  });
  app.removeContentTypeParser('text/plain');
  installErrorHandler(app);
  installNotFound(app);

  const draining = installDraining(app);
  installDeadline(app, USUAL_DEADLINE_MS);
  await app.register(cookie);
  installSecurityHeaders(app, headers);
  await app.register(cors, {
    origin: configuration.CORS_ORIGINS,
    credentials: false,
    methods: ['GET', 'POST'],
    allowedHeaders: ['Content-Type', 'Idempotency-Key', 'Accept-Language', VISITOR_HEADER],
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: 600,
  });
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await app.register(underPressure, {
    maxEventLoopDelay: isTest ? 0 : EVENT_LOOP_DELAY_MAX_MS,
    retryAfter: 5,
  });

  const counters = createCounters(database, clock);
  const idempotency = createIdempotency(database, clock);
  const session = createSessionModule(dependencies);
  const limiter = createLimiter({
    counters,
    clock,
    memory: dependencies.sharedMemory,
    sessionKey: session.limitKey,
    introduced: ({ raw }) => introduced(raw),
    pause: dependencies.pause ?? setTimeout,
  });
  await installOpenApi(app, { isServed: configuration.SWAGGER_UI === 'on' });
  const metrics = installMetrics(app, {
    ofProcess: !isTest,
    statements: dependencies.statements,
    memory: dependencies.sharedMemory,
    counters: [paymentEventsTotal, flightNewsTotal],
  });
  traceCalls(app);
  app.addHook('onResponse', (request, reply, done) => {
    if (!QUIET_PATH.test(request.url))
      request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('x-request-id', request.id);
    if (NEVER_STORED.test(request.url)) void reply.header('cache-control', 'no-store');
    done();
  });

  const market = readMarketRules(configuration.MARKETS_FOLDER, dependencies.marketSettings ?? NOTHING_SET);
  // Not for what is cached, which readers of all markets share; and not before the body is read, as in traceCalls.
  app.addHook('preHandler', (request, _reply, done) => {
    if (SPEAKS_AS_MARKET.test(request.url)) inMarket(market(visitorOf(request.headers).market), done);
    else done();
  });

  const router = createRouter(app, {
    limiter,
    idempotency,
    sessions: session.guard,
    cachedReplies,
    allowedOrigins: new Set([configuration.SITE_ORIGIN, ...configuration.CORS_ORIGINS]),
  });
  const margins = createMargins(market, clock);
  const currency = createCurrencyModule(dependencies);
  metrics.add(currency.metric);
  const pictures = createPictures({
    secret: configuration.DOCUMENT_SECRET,
    conversionsAtOnce: configuration.PICTURE_CONVERSIONS_AT_ONCE,
  });
  const verticals = createVerticals(dependencies, {
    margins,
    pictures,
    findQuotedChange: (kind, id) => findQuotedChange(database, { kind, id }, clock.nowMs()),
    counters,
    introduced: ({ raw }) => introduced(raw),
    exchangeRates: currency.rates,
  });
  const { flights, hotels, activities } = verticals;
  const selling = Object.entries(verticals);
  const shares = createSharesModule(dependencies, {
    flights,
    hotels,
    activities,
    exchangeRates: currency.rates,
  });
  const byHand = byHandKind();
  const booking = createBookingModule(dependencies, {
    market,
    findLiveCart: (bookingId) => findLiveCart(database, bookingId),
    kinds: createOrderKinds([
      ...[
        ...selling.flatMap(([, { orderKinds }]) => orderKinds),
        packageOrderKind(flights.orderKind, hotels.orderKind),
        byHand,
      ].filter(({ kind }) => !moreKinds.some((instead) => instead.kind === kind)),
      ...moreKinds,
    ]),
  });
  const mail = createMailModule(dependencies);
  metrics.add(mail.metric);
  const payments = createPaymentsModule(dependencies, booking, { mailing: mail, counters }, interleave);
  const messages = createMessagesModule(dependencies, {
    mailing: mail,
    market,
    counters,
    addressOf: payments.links.addressOf,
  });
  const phoneSales = createPhoneSalesModule(dependencies, { booking, counters, mailing: mail });
  const tripLinks = createTripLinksModule(dependencies, { booking, counters, mailing: mail });
  const privacy = createPrivacyModule(dependencies, booking, { payments, mailing: mail });
  const contact = createContactModule(dependencies, mail);
  const priceAlerts = createPriceAlertsModule(dependencies, {
    flights,
    market,
    mailing: mail,
    exchangeRates: currency.rates,
  });
  const alerts = createAlertsModule(dependencies, {
    mailing: mail,
    rates: currency.age,
    itemLateMs: (at) => itemLateMs(database, at),
  });
  metrics.add(alerts.metric);
  const funnel = createFunnelModule(dependencies);
  const cruises = createCruisesModule(dependencies, pictures);
  for (const metric of cruises.metrics) metrics.add(metric);
  const content = createContentModule(dependencies, { flights, cruises, pictures });
  installHealth(app, {
    counters,
    isContentThere: content.addresses,
    cruises: cruises.state,
    isDraining: draining.hasBegun,
  });
  const modules: readonly ApiModule[] = [
    session,
    ...selling.map(([, module]) => module),
    createAssistantModule(dependencies, flights),
    booking,
    payments,
    flights.webhooks(payments.supplierOrders),
    createLookupModule({
      database,
      counters,
      sessions: session.guard,
      payments,
      messages: messages.traveller,
      dataRequests: privacy.requests,
      kinds: booking.kinds,
    }),
    messages,
    phoneSales,
    tripLinks,
    createDeskModule(dependencies, {
      ...payments,
      readAlerts: alerts.readOn,
      messages: messages.desk,
      phoneSales: phoneSales.desk,
      bookByHand: createBookByHand(dependencies, {
        booking,
        payments,
        phoneSales: phoneSales.desk,
        kind: byHand.kind,
      }),
      privacy,
    }),
    alerts,
    funnel,
    shares,
    createAirportsModule(dependencies),
    createPlacesModule(dependencies),
    createGeoModule(dependencies),
    currency,
    content,
    contact,
    priceAlerts,
    mail,
  ];
  for (const module of modules) module.routes(router);
  pictureRoute(router, pictures);
  let isEnding = false;
  app.addHook('preClose', async () => {
    isEnding = true;
  });
  const sweeps = {
    counters: counters.deleteExpired,
    idempotency: idempotency.deleteExpired,
    unpaid: createRetention(database, clock),
    ...Object.fromEntries(selling.map(([name, { deleteExpired }]) => [`priced ${name}`, deleteExpired])),
    messages: contact.deleteOld,
    mails: mail.deleteOld,
    unsentFiles: messages.deleteUnsent,
    callCodes: phoneSales.deleteExpired,
    tripLinks: tripLinks.deleteExpired,
    funnelBatches: funnel.deleteExpired,
    shares: shares.deleteOld,
    priceAlerts: priceAlerts.deleteOld,
    pastTrips: privacy.erasePastTrips,
  };
  const housekeeping = createHousekeeping(sweeps, { database, clock, logger: app.log });
  app.addHook('onClose', async () => {
    await housekeeping.stop();
    for (const module of modules) await module.stop?.();
  });

  return {
    app,
    drain: draining.begin,
    settlement: {
      ledger: payments.ledger,
      async settleDue() {
        await payments.settleDue();
        await priceAlerts.look();
        while ((await mail.sendDue()) > 0);
      },
    },
    async sweep() {
      for (const sweep of Object.values(sweeps)) await sweep();
    },
    async recover() {
      for (const module of modules) await module.recover?.();
    },
    start() {
      housekeeping.start();
      for (const module of modules) module.start?.();
    },
  };
}
