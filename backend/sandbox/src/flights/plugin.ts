import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import { acceptEmptyJson, speakDuffel } from '../duffel/speak-duffel.ts';
import type { FlightsContext } from './context.ts';
import { registerFlightControl } from './control.ts';
import { OfferRequests } from './offer-requests.ts';
import { registerOfferRoutes } from './offer-routes.ts';
import { OrderBook } from './orders.ts';
import { registerOrderRoutes } from './order-routes.ts';
import { registerReferenceRoutes } from './reference-routes.ts';
import { SwitchBoard } from './switches.ts';

export interface FlightsOptions {
  readonly clock: SandboxClock;
  /** Another seed, another world of prices and schedules. */
  readonly seed: string;
  /** The token that it takes; absent: any. */
  readonly token?: string | undefined;
  /** How long a slow answer takes. */
  readonly slowMs?: number;
}

const SLOW_MS = 30_000;

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
    speakDuffel(api, options.token);
    registerOfferRoutes(api, context);
    registerOrderRoutes(api, context);
    registerReferenceRoutes(api);
  });
}
