import { buildSandbox } from '@travesia/sandbox/app';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { buildApp, type Api, type AppOptions } from '../../../app.ts';
import { createClock, type AdjustableClock } from '../../../clock.ts';
import type { TestDatabase } from '../../../database/test-database.ts';
import type { Dependencies } from '../../../app.ts';
import { createAccountRates } from '../../currency/index.ts';
import { createDuffelFlightSupplier } from '../../../suppliers/flight-duffel/index.ts';
import { createEveryPaymentMethod } from '../../../suppliers/payment-methods.ts';
import { createTwilioTexts } from '../../../suppliers/sms-twilio/index.ts';
import { createTestDependencies } from '../../../testing.ts';

const KEY = 'sk_test_travesia_sandbox';
/** Signs what the flight supplier reports. */
export const FLIGHT_NEWS_SECRET = 'flight-news-of-these-tests';
const TEXTS = { accountSid: 'ACstories', authToken: 'texts-of-these-tests' };
export const SITE = 'http://localhost:3000';

/** The backend on a real database, with suppliers and provider as HTTP servers of the sandbox. */
export interface Shop {
  readonly api: Api;
  readonly app: FastifyInstance;
  readonly sandbox: FastifyInstance;
  readonly dependencies: Dependencies;
  readonly testDatabase: TestDatabase;
  readonly clock: AdjustableClock;
  readonly stripe: Stripe;
  /** Does what is due, and compares the ledgers. */
  readonly settleDue: () => Promise<void>;
  close(): Promise<void>;
}

export async function openShop(
  options: AppOptions = {},
  given: Parameters<typeof createTestDependencies>[0] = {},
): Promise<Shop> {
  const sandbox = await buildSandbox({
    texts: TEXTS,
    payments: {
      secretKey: KEY,
      webhookSecret: 'whsec_travesia_sandbox',
      // Nobody listens there: these stories settle without a word from the provider.
      webhookUrl: 'http://127.0.0.1:9/',
      publicBase: 'http://127.0.0.1:3000',
    },
  });
  const baseUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  const { hostname, port } = new URL(baseUrl);
  const stripe = new Stripe(KEY, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
  });
  const clock = createClock();
  const { dependencies, testDatabase } = await createTestDependencies({
    clock,
    countries: { countryOf: () => 'ES' },
    flightSupplier: createDuffelFlightSupplier({
      baseUrl,
      token: 'duffel_test_key',
      webhookSecret: FLIGHT_NEWS_SECRET,
      rateOf: (currency) =>
        createAccountRates(dependencies, dependencies.configuration.SETTLEMENT_MARGIN_PERCENT)(currency),
    }),
    paymentMethods: createEveryPaymentMethod({
      apiBase: baseUrl,
      secretKey: KEY,
      webhookSecret: 'whsec_travesia_sandbox',
      site: 'localhost:3000',
      onFault: () => {},
    }),
    textTransport: createTwilioTexts({ baseUrl, ...TEXTS, from: '+34600000000' }),
    ...given,
  });
  const api = await buildApp(dependencies, options);
  const { app } = api;
  return {
    api,
    app,
    sandbox,
    dependencies,
    testDatabase,
    clock,
    stripe,
    settleDue: () => api.settlement.settleDue(),
    async close() {
      await app.close();
      await sandbox.close();
      await testDatabase.close();
    },
  };
}

/** Our database and the provider's records, as before the first booking. */
export async function emptyBooks({ testDatabase, sandbox }: Shop): Promise<void> {
  await testDatabase.truncate();
  await sandbox.inject({ method: 'DELETE', url: '/_control/payments' });
}
