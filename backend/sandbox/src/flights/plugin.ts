import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import type { Account } from '../duffel/account.ts';
import { acceptEmptyJson, speakDuffel } from '../duffel/speak-duffel.ts';
import type { FlightsContext } from './context.ts';
import { registerFlightControl } from './control.ts';
import { createFlightNews, type FlightNewsOptions, type NewsManner } from './news.ts';
import { OfferRequests } from './offer-requests.ts';
import { registerOfferRoutes } from './offer-routes.ts';
import { OrderBook, type OrderRecord } from './orders.ts';
import { OrderChangeBook } from './order-changes.ts';
import { OrderServiceBook } from './order-services.ts';
import { registerOrderChangeRoutes } from './order-change-routes.ts';
import { registerOrderRoutes } from './order-routes.ts';
import { registerOrderServiceRoutes } from './order-service-routes.ts';
import { registerReferenceRoutes } from './reference-routes.ts';
import { createFlightSwitches } from './switches.ts';

export interface FlightsOptions {
  readonly clock: SandboxClock;
  /** Another seed, another world of prices and schedules. */
  readonly seed: string;
  readonly account: Account;
  /** The token that it takes; absent: any. */
  readonly token?: string | undefined;
  /** How long a slow answer takes. */
  readonly slowMs?: number;
  /** How long an order waits that is confirmed, refused or ticketed later. */
  readonly confirmMs?: number;
  /** Absent: nobody is told. */
  readonly news?: FlightNewsOptions;
}

const SLOW_MS = 30_000;
const CONFIRM_MS = 20_000;

/** The Duffel-shaped flight supplier: `/air/…`, `/places/…`, and `/_control/switches`, `/_control/orders`. */
export async function flightsPlugin(app: FastifyInstance, options: FlightsOptions): Promise<void> {
  const stopping = new AbortController();
  const news = createFlightNews(options.news ?? { url: null, secret: '' });
  const timers = new Set<NodeJS.Timeout>();
  app.addHook('preClose', async () => {
    stopping.abort();
    news.close();
    for (const timer of timers) clearTimeout(timer);
  });
  const orders = new OrderBook(options.seed);
  const switches = createFlightSwitches();

  function mannerFor({ order, query }: OrderRecord): NewsManner {
    const names = order.passengers.map(({ family_name: name }) => name);
    if (switches.isOn('news_missing', query, names)) return 'missing';
    if (switches.isOn('news_forged', query, names)) return 'forged';
    return switches.isOn('news_twice', query, names) ? 'twice' : 'as usual';
  }

  const context: FlightsContext = {
    clock: options.clock,
    offerRequests: new OfferRequests(options.seed),
    orders,
    orderChanges: new OrderChangeBook(orders, options.seed),
    orderServices: new OrderServiceBook(orders),
    switches,
    confirmMs: options.confirmMs ?? CONFIRM_MS,
    async settleOrders(nowMs) {
      for (const { type, record } of orders.settle(nowMs)) {
        const { order, offerId } = record;
        const hasFailed = type === 'order.creation_failed';
        const object = hasFailed ? { offer_id: offerId, metadata: order.metadata } : order;
        void news.send(type, object, hasFailed ? `failed-${offerId}` : order.id, mannerFor(record));
      }
    },
    settleAfter(delayMs) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        void context.settleOrders(options.clock.nowMs());
      }, delayMs);
      timer.unref();
      timers.add(timer);
    },
    today: () => new Date(options.clock.nowMs()).toISOString().slice(0, 10),
    waitSlowly: async () => {
      await wait(options.slowMs ?? SLOW_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    },
  };
  registerFlightControl(app, context);
  await app.register(async (api) => {
    acceptEmptyJson(api);
    speakDuffel(api, options.account, options.token);
    registerOfferRoutes(api, context);
    registerOrderRoutes(api, context);
    registerOrderChangeRoutes(api, context);
    registerOrderServiceRoutes(api, context);
    registerReferenceRoutes(api);
  });
}
