import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import type { Account } from '../duffel/account.ts';
import { idFrom } from '../world/hash.ts';
import { registerBookingRoutes } from './booking-routes.ts';
import type { ActivitiesContext } from './context.ts';
import { registerActivitiesControl } from './control.ts';
import { activityErrors, ActivityWireError, GatewayRefusal } from './errors.ts';
import { Inventory } from './inventory.ts';
import { registerPictureRoutes } from './picture-routes.ts';
import { ActivityRecords } from './records.ts';
import { registerSearchRoutes } from './search-routes.ts';
import { checkSignature, type ActivityKeys } from './signature.ts';
import { registerVoucherRoutes } from './voucher-routes.ts';
import { createActivitySwitches } from './switches.ts';

export interface ActivitiesOptions {
  readonly clock: SandboxClock;
  readonly account: Account;
  /** Another seed, another world of things to do. */
  readonly seed: string;
  readonly keys?: ActivityKeys;
  /** How long a slow answer takes. */
  readonly slowMs?: number;
  /** How long a pre-confirmed booking waits for its answer. */
  readonly preconfirmedMs?: number;
}

const SLOW_MS = 30_000;
const PRECONFIRMED_MS = 20_000;
const OPERATION_DIGITS = 26;
/** What an adapter of a development machine signs with. */
export const ACTIVITY_SANDBOX_KEYS: ActivityKeys = {
  apiKey: 'hotelbeds_test_travesia_sandbox',
  secret: 'travesia-sandbox-activities',
};

/** The Hotelbeds-shaped supplier of activities: `/activity-api/3.0/…`, its pictures, and `/_control/activities/…`. */
export async function activitiesPlugin(app: FastifyInstance, options: ActivitiesOptions): Promise<void> {
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  let operations = 0;
  const context: ActivitiesContext = {
    clock: options.clock,
    inventory: new Inventory(options.seed),
    records: new ActivityRecords(options.seed),
    switches: createActivitySwitches(),
    preconfirmedMs: options.preconfirmedMs ?? PRECONFIRMED_MS,
    today: () => new Date(options.clock.nowMs()).toISOString().slice(0, 10),
    operationId(name) {
      operations += 1;
      return `ACTRTR-${name}-${idFrom(OPERATION_DIGITS, 'operation', operations).toLowerCase()}`;
    },
    waitSlowly: async () => {
      await wait(options.slowMs ?? SLOW_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    },
  };
  registerActivitiesControl(app, context);
  registerPictureRoutes(app, context.inventory);
  registerVoucherRoutes(app, context);
  await app.register(async (api) => {
    api.addHook('onRequest', async (request) =>
      checkSignature(request, options.keys ?? ACTIVITY_SANDBOX_KEYS),
    );
    api.addHook('onSend', async (_request, _reply, payload) =>
      typeof payload === 'string' ? options.account.inReply(payload) : payload,
    );
    api.setErrorHandler((error, request, reply) => {
      if (error instanceof GatewayRefusal)
        return reply
          .code(error.status)
          .header('x-mashery-error-code', error.code)
          .type('text/html; charset=utf-8')
          .send(`<h1>${error.message}</h1>`);
      const known = error instanceof ActivityWireError ? error : null;
      if (!known) request.log.error({ err: error }, 'the sandbox of activities failed');
      const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
      const wire =
        known ??
        (status < 500 ? activityErrors.invalid('The request cannot be read.') : activityErrors.internal());
      return reply.code(wire.status).send(wire.body(context.operationId('ERROR')));
    });
    registerSearchRoutes(api, context);
    registerBookingRoutes(api, context);
  });
}
