import { randomUUID } from 'node:crypto';
import { buildSandbox } from '@travesia/sandbox/app';
import type { Trip } from '@travesia/contracts';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Api } from './app.ts';
import { createClock } from './clock.ts';
import { readConfiguration } from './configuration.ts';
import type { TestDatabase } from './database/test-database.ts';
import type { Dependencies } from './app.ts';
import { createAccountRates } from './modules/currency/index.ts';
import { createEveryPaymentMethod } from './suppliers/payment-methods.ts';
import { createTestDependencies } from './testing.ts';
import { SUPPLIERS } from './verticals/declarations.ts';
import { connectSuppliers } from './verticals/index.ts';

const KEY = 'sk_test_travesia_sandbox';
const SITE = 'http://localhost:3000';

interface Reply {
  readonly status: number;
  readonly body: { readonly data: never; readonly error: never };
}

/** A browser: its cookies, its visitor id, an address of its own. */
export interface Browser {
  call(url: string, payload: Record<string, unknown>, language?: string): Promise<Reply>;
  /** Its trips. */
  list(): Promise<{ readonly data: readonly Trip[] }>;
}

/** What the vault tells the page that sent a card. */
interface GivenCard {
  readonly transactionId: string;
}

export interface CheckoutWorld {
  readonly sandbox: FastifyInstance;
  readonly app: FastifyInstance;
  readonly api: Api;
  readonly dependencies: Dependencies;
  readonly testDatabase: TestDatabase;
  openBrowser(agentId?: string): Promise<Browser>;
  json(
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply>;
  /** Customer, billing and a card that the vault would have turned into a token. */
  giveDetails(browser: Browser, order: { orderId: string }, cardNumber?: string): Promise<GivenCard>;
  pay(browser: Browser, order: GivenCard & { orderId: string; amount: number }): Promise<Reply>;
  status(browser: Browser, direction: Reply, language?: string): Promise<Reply>;
  control(url: string, payload?: object): Promise<never>;
  close(): Promise<void>;
}

/** The whole backend with the real adapters against the real sandbox, paid by test cards. */
export async function createCheckoutWorld(
  environment: Readonly<Record<string, string>> = {},
  more: Partial<Pick<Dependencies, 'marketSettings' | 'exchangeRates'>> = {},
): Promise<CheckoutWorld> {
  const sandbox = await buildSandbox({
    slowMs: 1500,
    preconfirmedMs: 2000,
    payments: {
      secretKey: KEY,
      webhookSecret: 'whsec_travesia_sandbox',
      // Nobody listens there: these stories settle without a word from the provider.
      webhookUrl: 'http://127.0.0.1:9/',
      publicBase: 'http://127.0.0.1:3000',
    },
  });
  const baseUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  const settings = {
    ...Object.fromEntries(SUPPLIERS.map(({ address }) => [address, baseUrl])),
    ...environment,
  };
  // The account settles as `/_control/account` says; its rates are those of the backend that is built here.
  const rateOf = (currency: string) =>
    createAccountRates(dependencies, dependencies.configuration.SETTLEMENT_MARGIN_PERCENT)(currency);
  const { dependencies, testDatabase } = await createTestDependencies({
    clock: createClock(),
    countries: { countryOf: () => 'ES' },
    ...connectSuppliers({ configuration: readConfiguration({ PROFILE: 'test', ...settings }), rateOf }),
    paymentMethods: createEveryPaymentMethod({
      apiBase: baseUrl,
      secretKey: KEY,
      webhookSecret: 'whsec_travesia_sandbox',
      site: 'localhost:3000',
      onFault: () => {},
    }),
    ...more,
    environment: settings,
  });
  const api = await buildApp(dependencies);
  const { app } = api;
  let addresses = 0;
  const nextAddress = () => {
    addresses += 1;
    return `2001:db8:77::${addresses.toString(16)}`;
  };

  return {
    sandbox,
    app,
    api,
    dependencies,
    testDatabase,

    async openBrowser(agentId = randomUUID()) {
      const cookies: Record<string, string> = {};
      const address = nextAddress();
      const browser: Browser = {
        async call(url, payload, language = 'en') {
          const reply = await app.inject({
            method: 'POST',
            url,
            payload: { agentId, ...payload },
            cookies,
            headers: { host: 'localhost:3000', 'accept-language': language, 'x-forwarded-for': address },
          });
          for (const { name, value } of reply.cookies) cookies[name] = value;
          return { status: reply.statusCode, body: reply.json() };
        },
        async list() {
          const reply = await app.inject({
            url: `/booking?userId=${agentId}`,
            cookies,
            headers: { host: 'localhost:3000', 'accept-language': 'en' },
          });
          return reply.json();
        },
      };
      await browser.call('/user/session/start', {});
      return browser;
    },

    async json(method, url, payload, headers) {
      const reply = await app.inject({
        method,
        url,
        ...(payload && { payload }),
        headers: {
          host: 'localhost:3000',
          'accept-language': 'en',
          'x-forwarded-for': nextAddress(),
          ...headers,
        },
      });
      return { status: reply.statusCode, body: reply.json() };
    },

    async giveDetails(browser, { orderId }, cardNumber = '4242424242424242') {
      await browser.call('/user/session/customer', {
        orderId,
        customerDetails: { email: 'ana@example.com', phone: '+34600112233' },
      });
      const billed = await browser.call('/user/session/create-billing-info', {
        orderId,
        billingInformation: {
          cardHolderName: 'Ana Pérez',
          emailId: 'ana@example.com',
          addressLine1: 'Calle Mayor 1',
          city: 'Madrid',
          postCode: '28013',
          country: { code: 'ES', Name: 'España' },
        },
      });
      const { cardHandle } = billed.body.data as { cardHandle: string };
      // What the vault does with the digits.
      const method = await sandbox.inject({
        method: 'POST',
        url: '/v1/payment_methods',
        headers: {
          authorization: `Bearer ${KEY}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({
          type: 'card',
          'card[number]': cardNumber,
          'card[exp_month]': '12',
          'card[exp_year]': '2031',
          'card[cvc]': '123',
        }).toString(),
      });
      const intake = await app.inject({
        method: 'POST',
        url: '/internal/payment-info',
        headers: { 'x-travesia-internal': dependencies.configuration.INTERNAL_SECRET },
        payload: {
          handle: cardHandle,
          sequence: Date.now(),
          providerToken: (method.json() as { id: string }).id,
          brand: 'visa',
          last4: cardNumber.slice(-4),
          expiry: '12/31',
          cardHolderName: 'Ana Pérez',
        },
      });
      return (intake.json() as { data: GivenCard }).data;
    },

    pay: (browser, { orderId, amount, transactionId }) =>
      browser.call('/user/session/payment-direction', {
        orderId,
        transactionId,
        amount,
        currency: 'USD',
        returnUrl: `${SITE}/en/hoteles/booking/waiting`,
        cancelUrl: `${SITE}/en/booking/authenticate/cancel`,
      }),

    status(browser, direction, language) {
      const { worldpayTransactionUrl } = direction.body.data as { worldpayTransactionUrl: string };
      const cartId = new URL(worldpayTransactionUrl).searchParams.get('cartId') ?? '';
      return browser.call('/user/session/provider/status', { worldpayResponseData: { cartId } }, language);
    },

    async control(url, payload) {
      const reply = await sandbox.inject({
        method: payload ? 'POST' : 'GET',
        url: `/_control${url}`,
        ...(payload && { payload }),
      });
      return reply.json() as never;
    },

    async close() {
      await app.close();
      await sandbox.close();
      await testDatabase.close();
    },
  };
}
