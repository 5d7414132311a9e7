import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { assistantPlugin } from './assistant/plugin.ts';
import { createSandboxClock } from './clock.ts';
import { cruisesPlugin } from './cruises/plugin.ts';
import { Account, registerAccountControl } from './duffel/account.ts';
import { guardControl, registerClockControl } from './control.ts';
import { issuerPlugin, type IssuerOptions } from './issuer/plugin.ts';
import { mailboxPlugin } from './mailbox/plugin.ts';
import { ratesPlugin } from './rates/plugin.ts';
import { paymentsPlugin, type PaymentsOptions } from './payments/plugin.ts';
import { textsPlugin, type TextsOptions } from './texts/plugin.ts';
import type { SandboxWorld } from './vendor.ts';
import { registerVendors, type VendorKeys } from './vendors.ts';

export interface SandboxOptions extends Partial<Omit<SandboxWorld, 'account'>> {
  /** Absent where only the suppliers are wanted. */
  readonly payments?: Omit<PaymentsOptions, 'clock'>;
  /** Keys that the suppliers take; flights and stays take any unless one is given. */
  readonly keys?: VendorKeys & { readonly rates?: string | undefined };
  /** The account that may send short messages; absent: none can be sent. */
  readonly texts?: Omit<TextsOptions, 'clock'>;
  /** The user id and key that the assistant accepts. */
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
  await registerVendors(
    app,
    {
      clock,
      seed,
      account,
      ...(slowMs === undefined ? {} : { slowMs }),
      ...(preconfirmedMs === undefined ? {} : { preconfirmedMs }),
      ...(confirmMs === undefined ? {} : { confirmMs }),
      ...(flightNews && { flightNews }),
    },
    keys,
  );
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
