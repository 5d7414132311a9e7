import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { activitiesPlugin } from './activities/plugin.ts';
import type { ActivityKeys } from './activities/signature.ts';
import { assistantPlugin } from './assistant/plugin.ts';
import { createSandboxClock, type SandboxClock } from './clock.ts';
import { cruisesPlugin } from './cruises/plugin.ts';
import { Account, registerAccountControl } from './duffel/account.ts';
import { guardControl, registerClockControl } from './control.ts';
import { issuerPlugin, type IssuerOptions } from './issuer/plugin.ts';
import { flightsPlugin } from './flights/plugin.ts';
import { mailboxPlugin } from './mailbox/plugin.ts';
import { ratesPlugin } from './rates/plugin.ts';
import { staysPlugin } from './stays/plugin.ts';
import { paymentsPlugin, type PaymentsOptions } from './payments/plugin.ts';
import { textsPlugin, type TextsOptions } from './texts/plugin.ts';

export interface SandboxOptions {
  /** Absent where only the suppliers are wanted. */
  readonly payments?: Omit<PaymentsOptions, 'clock'>;
  readonly clock?: SandboxClock;
  /** Another seed, another world of prices and schedules. */
  readonly seed?: string;
  /** How long an answer takes that a switch makes slow. */
  readonly slowMs?: number;
  /** How long a pre-confirmed activity waits for its answer. */
  readonly preconfirmedMs?: number;
  /** Keys that the suppliers take; flights and stays take any unless one is given. */
  readonly keys?: {
    readonly flights?: string;
    readonly stays?: string;
    readonly activities?: ActivityKeys;
    readonly rates?: string | undefined;
  };
  /** How long a flight waits that is confirmed, refused or ticketed later. */
  readonly confirmMs?: number;
  /** Where the flight supplier reports what became of orders; absent: nowhere. */
  readonly flightNews?: { readonly url: string; readonly secret: string };
  /** The account that may send short messages; absent: none can be sent. */
  readonly texts?: Omit<TextsOptions, 'clock'>;
  /** As whom the assistant is asked, and with which key. */
  readonly assistant?: { readonly userId: string; readonly key: string };
  /** Where the site's staff signs in; absent: nowhere. */
  readonly issuer?: IssuerOptions;
  /** Folder of the mails that the site wrote instead of sending; absent: no mailbox. */
  readonly mailFolder?: string;
  readonly logger?: FastifyServerOptions['logger'];
}

/** Suppliers and payment provider of the test world, each as a plugin of its own. */
export async function buildSandbox({
  payments,
  clock = createSandboxClock(),
  seed = 'travesia',
  slowMs,
  preconfirmedMs,
  keys = {},
  confirmMs,
  flightNews,
  assistant,
  issuer,
  mailFolder,
  texts,
  logger = false,
}: SandboxOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({ logger, bodyLimit: 1_048_576, forceCloseConnections: true });
  guardControl(app);
  registerClockControl(app, clock);
  app.get('/_control/health', async () => ({ status: 'ok' }));
  if (issuer) await app.register(issuerPlugin, issuer);
  if (mailFolder) await app.register(mailboxPlugin, { folder: mailFolder });
  if (texts) await app.register(textsPlugin, { ...texts, clock });
  if (payments) await app.register(paymentsPlugin, { ...payments, clock });
  const account = new Account();
  registerAccountControl(app, account);
  await app.register(flightsPlugin, {
    clock,
    account,
    seed,
    token: keys.flights,
    ...(slowMs === undefined ? {} : { slowMs }),
    ...(confirmMs === undefined ? {} : { confirmMs }),
    ...(flightNews && { news: flightNews }),
  });
  await app.register(staysPlugin, {
    clock,
    account,
    seed,
    token: keys.stays,
    ...(slowMs === undefined ? {} : { slowMs }),
  });
  await app.register(activitiesPlugin, {
    clock,
    account,
    seed,
    ...(keys.activities && { keys: keys.activities }),
    ...(slowMs === undefined ? {} : { slowMs }),
    ...(preconfirmedMs === undefined ? {} : { preconfirmedMs }),
  });
  await app.register(cruisesPlugin, { clock });
  await app.register(ratesPlugin, { clock, appId: keys.rates });
  await app.register(assistantPlugin, {
    clock,
    seed,
    ...assistant,
    ...(slowMs === undefined ? {} : { slowMs }),
  });
  return app;
}
