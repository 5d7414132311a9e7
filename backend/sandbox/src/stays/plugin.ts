import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import type { Account } from '../duffel/account.ts';
import { acceptEmptyJson, speakDuffel } from '../duffel/speak-duffel.ts';
import { registerBookingRoutes } from './booking-routes.ts';
import type { StaysContext } from './context.ts';
import { registerStaysControl } from './control.ts';
import { Houses } from './houses.ts';
import { registerPhotoRoutes } from './photo-routes.ts';
import { registerQuoteRoutes } from './quote-routes.ts';
import { StayRecords } from './records.ts';
import { registerSearchRoutes } from './search-routes.ts';
import { createStaySwitches } from './switches.ts';

export interface StaysOptions {
  readonly account: Account;
  readonly clock: SandboxClock;
  /** Another seed, another world of houses and prices. */
  readonly seed: string;
  /** The token that it takes; absent: any. */
  readonly token?: string | undefined;
  /** How long a slow answer takes. */
  readonly slowMs?: number;
}

const SLOW_MS = 30_000;

/** The Duffel-shaped supplier of stays: `/stays/…`, its pictures, and `/_control/stays/…`. */
export async function staysPlugin(app: FastifyInstance, options: StaysOptions): Promise<void> {
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  const context: StaysContext = {
    clock: options.clock,
    houses: new Houses(options.seed),
    records: new StayRecords(options.seed),
    switches: createStaySwitches(),
    today: () => new Date(options.clock.nowMs()).toISOString().slice(0, 10),
    waitSlowly: async () => {
      await wait(options.slowMs ?? SLOW_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    },
  };
  registerStaysControl(app, context);
  registerPhotoRoutes(app, context.houses);
  await app.register(async (api) => {
    acceptEmptyJson(api);
    speakDuffel(api, options.account, options.token);
    registerSearchRoutes(api, context);
    registerQuoteRoutes(api, context);
    registerBookingRoutes(api, context);
  });
}
