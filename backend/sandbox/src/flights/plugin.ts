import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import { registerFlightControl } from './control.ts';
import { OfferRequests } from './offer-requests.ts';
import { registerOfferRoutes } from './offer-routes.ts';
import { OrderBook } from './orders.ts';
import { registerOrderRoutes } from './order-routes.ts';
import { registerReferenceRoutes } from './reference-routes.ts';
import { SwitchBoard } from './switches.ts';
import { WireError } from './wire-error.ts';

export interface FlightsOptions {
  readonly clock: SandboxClock;
  /** Another seed, another world of prices and schedules. */
  readonly seed: string;
  /** How long a slow answer takes. */
  readonly slowMs?: number;
}

export interface FlightsContext {
  readonly clock: SandboxClock;
  readonly offerRequests: OfferRequests;
  readonly orders: OrderBook;
  readonly switches: SwitchBoard;
  today(): string;
  waitSlowly(): Promise<void>;
}

const SLOW_MS = 30_000;
const API_VERSION = 'v2';

/** The Duffel-shaped flight supplier: `/air/…`, `/places/…`, and `/_control/switches`, `/_control/orders`. */
export async function flightsPlugin(app: FastifyInstance, options: FlightsOptions): Promise<void> {
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  const context: FlightsContext = {
    clock: options.clock,
    offerRequests: new OfferRequests(options.seed),
    orders: new OrderBook(options.seed),
    switches: new SwitchBoard(),
    today: () => new Date(options.clock.nowMs()).toISOString().slice(0, 10),
    waitSlowly: async () => {
      await wait(options.slowMs ?? SLOW_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    },
  };
  registerFlightControl(app, context.switches, context.orders);
  await app.register(async (api) => {
    acceptEmptyJson(api);
    speakDuffel(api);
    registerOfferRoutes(api, context);
    registerOrderRoutes(api, context);
    registerReferenceRoutes(api);
  });
}

/** The official client sends a JSON content type with no body at all. */
function acceptEmptyJson(api: FastifyInstance): void {
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)));
    } catch {
      done(
        new WireError(
          400,
          'invalid_request_error',
          'malformed_json',
          'Malformed JSON',
          'The body is not JSON.',
        ),
      );
    }
  });
}

function speakDuffel(api: FastifyInstance): void {
  api.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? '')) {
      throw new WireError(
        401,
        'authentication_error',
        'missing_authorization_header',
        'Unauthorised',
        'An access token is needed.',
      );
    }
    if (request.headers['duffel-version'] !== API_VERSION) {
      throw new WireError(
        400,
        'invalid_request_error',
        'unsupported_version',
        'Unsupported version',
        `Duffel-Version must be ${API_VERSION}.`,
      );
    }
  });
  api.setErrorHandler((error, request, reply) => {
    const wire = error instanceof WireError ? error : WireError.internal();
    if (wire !== error) request.log.error(error);
    return reply.code(wire.status).send(wire.envelope(request.id ?? randomUUID()));
  });
}
