import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import { registerApiRoutes } from './api-routes.ts';
import { registerChallengeRoutes } from './challenge-routes.ts';
import { registerControlRoutes } from './control-routes.ts';
import { registerHostedFields } from './hosted-fields/routes.ts';
import { createProvider } from './provider.ts';
import { emptyRecords } from './records.ts';
import { createWebhooks } from './webhooks.ts';

export interface PaymentsOptions {
  readonly clock: SandboxClock;
  readonly secretKey: string;
  /** Of browsers: makes payment methods and does nothing else. */
  readonly publishableKey?: string;
  /** Where signed messages are posted; null posts none. */
  readonly webhookUrl: string | null;
  readonly webhookSecret: string;
  /** Origin under which a browser reaches the hosted page. */
  readonly publicBase: string;
  readonly webhookDelayMs?: number;
  readonly webhookRetryDelaysMs?: readonly number[];
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const WEBHOOK_DELAY_MS = 300;
const WEBHOOK_RETRY_DELAYS_MS = [
  SECOND_MS,
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  60 * MINUTE_MS,
];

/** The Stripe-shaped payment provider: `/v1/…`, the hosted page under `/pay/…`, the browser library under `/js/…`, `/_control/payments`. */
export async function paymentsPlugin(app: FastifyInstance, options: PaymentsOptions): Promise<void> {
  const {
    clock,
    secretKey,
    publishableKey = 'pk_test_travesia_sandbox',
    webhookUrl,
    webhookSecret,
  } = options;
  const publicBase = new URL(options.publicBase).origin;
  const records = emptyRecords();
  const webhooks = createWebhooks(records, () => clock.nowMs(), {
    url: webhookUrl,
    secret: webhookSecret,
    delayMs: options.webhookDelayMs ?? WEBHOOK_DELAY_MS,
    retryDelaysMs: options.webhookRetryDelaysMs ?? WEBHOOK_RETRY_DELAYS_MS,
  });
  const provider = createProvider({ records, clock, webhooks, publicBase });

  app.addHook('onClose', async () => webhooks.close());
  registerControlRoutes(app, records, webhooks, clock);
  await app.register(
    async (api) => registerApiRoutes(api, { provider, records, secretKey, publishableKey, webhookUrl }),
    { prefix: '/v1' },
  );
  await app.register(async (library) => registerHostedFields(library), { prefix: '/js' });
  await app.register(async (pages) => registerChallengeRoutes(pages, provider, records), { prefix: '/pay' });
}
