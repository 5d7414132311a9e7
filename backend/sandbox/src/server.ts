import { buildSandbox } from './app.ts';
import { SANDBOX_ASSISTANT_KEY, SANDBOX_ASSISTANT_USER_ID } from './assistant/plugin.ts';
import { readPaymentsConfig } from './payments/config.ts';
import { vendorKeysFrom } from './vendors.ts';

const port = Number(process.env.SANDBOX_PORT ?? 3003);
const app = await buildSandbox({
  payments: readPaymentsConfig(process.env),
  seed: process.env.SANDBOX_SEED ?? 'travesia',
  slowMs: Number(process.env.SANDBOX_SLOW_MS ?? 30_000),
  preconfirmedMs: Number(process.env.SANDBOX_PRECONFIRMED_MS ?? 20_000),
  keys: {
    ...vendorKeysFrom(process.env),
    rates: process.env.EXCHANGE_RATES_KEY,
  },
  flightNews: {
    url: process.env.FLIGHT_WEBHOOK_URL ?? 'http://127.0.0.1:3001/webhooks/flights',
    secret: process.env.FLIGHT_WEBHOOK_SECRET ?? 'travesia-sandbox-flight-webhooks',
  },
  assistant: {
    userId: process.env.ASSISTANT_USER_ID ?? SANDBOX_ASSISTANT_USER_ID,
    key: process.env.ASSISTANT_KEY ?? SANDBOX_ASSISTANT_KEY,
  },
  issuer: {
    origin: `http://127.0.0.1:${port}`,
    siteOrigin: process.env.SITE_ORIGIN ?? 'http://localhost:3000',
    client: {
      id: process.env.STAFF_CLIENT_ID ?? 'travesia-site',
      secret: process.env.STAFF_CLIENT_SECRET ?? 'travesia-sandbox-client',
    },
  },
  texts: {
    accountSid: process.env.SMS_ACCOUNT ?? 'ACtravesiasandbox',
    authToken: process.env.SMS_KEY ?? 'travesia-sandbox-texts',
  },
  ...(process.env.MAIL_FOLDER && { mailFolder: process.env.MAIL_FOLDER }),
  logger: process.env.SANDBOX_LOG === 'off' ? false : { level: process.env.SANDBOX_LOG ?? 'warn' },
});
await app.listen({
  port,
  host: process.env.SANDBOX_HOST ?? '127.0.0.1',
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close());
}
