import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { posix } from 'node:path';
import { SourceTextModule } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { CreatePaymentInfoReplySchema, InternalPaymentInfoRequestSchema } from '@travesia/contracts';
import { buildSandbox } from '@travesia/sandbox/app';
import { buildVault, type VaultOptions } from './app.ts';
import { signCardHandle } from './handle.ts';
import { hostedFieldsOf } from './hosted-provider.ts';

const VAULT_ORIGIN = 'http://127.0.0.1:3000';
const SITE_ORIGIN = 'http://localhost:3000';
const HANDLE_SECRET = 'handle secret';
const SEND = '/vault/user/session/create-payment-info';
const NUMBER = '4242 4242 4242 4242';
const NOW_MS = Date.parse('2026-11-20T12:00:00Z');

interface ApiCall {
  readonly url: string | undefined;
  readonly secret: string | undefined;
  readonly body: unknown;
}

let sandbox: FastifyInstance;
let api: Server;
let apiCalls: ApiCall[];
let apiAnswer: { status: number; body: unknown };
let faults: string[];
let vault: FastifyInstance;
let apiBase: string;

beforeEach(async () => {
  apiCalls = [];
  faults = [];
  apiAnswer = { status: 200, body: { data: { transactionId: 'transaction-1' } } };
  api = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      apiCalls.push({
        url: request.url,
        secret: String(request.headers['x-travesia-internal']),
        body: JSON.parse(text),
      });
      response
        .writeHead(apiAnswer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(apiAnswer.body));
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  sandbox = await buildSandbox({
    payments: {
      secretKey: 'sk_test_vault',
      webhookSecret: 'whsec_x',
      webhookUrl: null,
      publicBase: VAULT_ORIGIN,
    },
  });
  apiBase = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  vault = await openVault();
});

afterEach(async () => {
  await vault.close();
  await sandbox.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

function openVault(changes: Partial<VaultOptions> = {}): Promise<FastifyInstance> {
  return buildVault({
    publicOrigin: VAULT_ORIGIN,
    siteOrigin: SITE_ORIGIN,
    apiInternalUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    provider: { apiBase, secretKey: 'sk_test_vault' },
    hosted: null,
    handleSecret: HANDLE_SECRET,
    internalSecret: 'internal secret',
    nowMs: () => NOW_MS,
    onFault: (fault) => faults.push(fault),
    ...changes,
  });
}

function handle(orderId = 'order-1', expiresAtMs = NOW_MS + 60_000): string {
  return signCardHandle(
    { orderId, agentHash: 'agent', amount: { amount: 82_460, currency: 'USD' }, expiresAtMs },
    HANDLE_SECRET,
  );
}

const card = { cardName: ' Ana Ruiz ', cardNumber: NUMBER, cardExpiry: '12/30', cardCvv: '123' };

function send(body: object, headers: Record<string, string> = {}) {
  return vault.inject({
    method: 'POST',
    url: SEND,
    headers: { origin: VAULT_ORIGIN, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ handle: handle(), sequence: 1, paymentInformation: card, ...body }),
  });
}

describe('S-27: a card', () => {
  it('is turned into a token; the api gets the token, brand, last four, expiry and name, and no digits', async () => {
    const reply = await send({});
    expect(reply.statusCode).toBe(200);
    expect(v.parse(CreatePaymentInfoReplySchema, reply.json())).toEqual({
      data: { transactionId: 'transaction-1', card: { brand: 'visa', last4: '4242', expiry: '12/30' } },
    });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(apiCalls).toHaveLength(1);
    expect(apiCalls[0]).toMatchObject({ url: '/internal/payment-info', secret: 'internal secret' });
    expect(v.parse(InternalPaymentInfoRequestSchema, apiCalls[0]?.body)).toEqual({
      handle: handle(),
      sequence: 1,
      providerToken: expect.stringMatching(/^pm_/),
      brand: 'visa',
      last4: '4242',
      expiry: '12/30',
      cardHolderName: 'Ana Ruiz',
    });
    expect(JSON.stringify(apiCalls)).not.toMatch(/424242|4242 4242|"123"/);
  });

  it('W-03: carries the billing address that its bank compares', async () => {
    const billingAddress = { line1: 'Calle Mayor 1', city: 'Madrid', postalCode: '', country: 'ES' };
    expect((await send({ paymentInformation: { ...card, billingAddress } })).statusCode).toBe(200);
    const { providerToken } = v.parse(InternalPaymentInfoRequestSchema, apiCalls[0]?.body);
    const method = await sandbox.inject({
      url: `/v1/payment_methods/${providerToken}`,
      headers: { authorization: 'Bearer sk_test_vault' },
    });
    expect(method.json().billing_details).toMatchObject({
      name: 'Ana Ruiz',
      address: { line1: 'Calle Mayor 1', city: 'Madrid', postal_code: null, country: 'ES' },
    });
  });

  it.each(['6759649826438453', '6007220000000004', '5019717010103742', '6205500000000000004'])(
    'S-19: %s of a brand the provider hardly knows is taken too',
    async (cardNumber) => {
      expect((await send({ paymentInformation: { ...card, cardNumber } })).statusCode).toBe(200);
    },
  );

  it('B-30: a card for which the api names no transaction is not taken: nothing could be paid with it', async () => {
    apiAnswer = { status: 200, body: { data: {} } };
    expect((await send({})).statusCode).toBe(503);
  });

  it('S-24: is refused field by field, in the language of the request, without repeating what was typed', async () => {
    const reply = await send(
      {
        paymentInformation: {
          cardName: '',
          cardNumber: '4242424242424241',
          cardExpiry: '01/20',
          cardCvv: '12',
        },
      },
      { 'accept-language': 'es' },
    );
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toMatchObject({
      code: 'invalid_request',
      fields: [
        { path: 'paymentInformation.cardName', message: 'Se requiere el nombre del titular de la tarjeta.' },
        { path: 'paymentInformation.cardNumber', message: 'Número de tarjeta de crédito no válido.' },
        { path: 'paymentInformation.cardExpiry', message: 'Fecha de expiracion inválida.' },
        { path: 'paymentInformation.cardCvv', message: 'CVC no válido.' },
      ],
    });
    expect(reply.body).not.toContain('4242');
    expect(apiCalls).toEqual([]);
  });

  it('B-30: is 422 where the bank refuses it, with its code', async () => {
    const reply = await send({ paymentInformation: { ...card, cardNumber: '4000009900000145' } });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().error).toMatchObject({
      code: 'card_refused',
      details: { declineCode: 'generic_decline' },
    });
    expect(faults).toEqual([]);
  });

  it('is 502 where the provider is away, and no fault names a digit', async () => {
    await sandbox.close();
    const reply = await send({});
    expect(reply.statusCode).toBe(502);
    expect(faults.join()).toMatch(/^provider StripeConnectionError/);
    expect(reply.body + faults.join()).not.toMatch(/424242/);
  });

  it.each([
    [503, { error: { code: 'whatever' } }, 503, 'unavailable'],
    [409, { error: { code: 'superseded' } }, 409, 'superseded'],
    [409, { error: { code: 'already_paid' } }, 409, 'already_paid'],
    [409, { error: { code: 'payment_in_progress' } }, 409, 'payment_in_progress'],
    [409, { error: { code: 'order_missing' } }, 409, 'order_missing'],
    [410, { error: { code: 'handle_expired' } }, 410, 'handle_expired'],
    [200, { unreadable: true }, 503, 'unavailable'],
  ])('an api that says %i %j makes %i %s', async (status, body, expected, code) => {
    apiAnswer = { status, body };
    const reply = await send({});
    expect(reply.statusCode).toBe(expected);
    expect(reply.json().error.code).toBe(code);
  });
});

describe('S-27: the handle', () => {
  it.each([
    ['forged', `${handle().slice(0, -2)}AA`, 401, 'handle_invalid'],
    ['too old', handle('order-1', NOW_MS), 410, 'handle_expired'],
    ['missing', undefined, 400, 'invalid_request'],
  ])('%s opens nothing', async (_case, given, status, code) => {
    const reply = await send({ handle: given });
    expect(reply.statusCode).toBe(status);
    expect(reply.json().error.code).toBe(code);
    expect(apiCalls).toEqual([]);
  });

  it('serves any number of sends; the highest sequence wins', async () => {
    expect((await send({ sequence: 5 })).statusCode).toBe(200);
    expect((await send({ sequence: 6 })).statusCode).toBe(200);
    expect((await send({ sequence: 6 })).json().error.code).toBe('superseded');
    expect((await send({ sequence: 1 })).statusCode).toBe(409);
    expect((await send({ sequence: 1, handle: handle('order-2') })).statusCode).toBe(200);
  });

  it.each([
    [{ currency: 'EUR' }, 400],
    [{ amount: 1 }, 409],
    [{ amount: 82_460, currency: 'USD' }, 200],
  ])('B-30: with %j beside the card the answer is %i', async (more, status) => {
    expect((await send({ paymentInformation: { ...card, ...more } })).statusCode).toBe(status);
  });
});

it.each(['Ana\0Ruiz', 'Ana \uD83D'])(
  'a cardholder %j is a mistake in the field, not an outage',
  async (cardName) => {
    const reply = await send({ paymentInformation: { ...card, cardName } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toMatchObject({ code: 'invalid_request', fields: [expect.anything()] });
  },
);

describe('strangers', () => {
  it.each([
    ['another origin', { origin: SITE_ORIGIN }, 403],
    ['plain text', { 'content-type': 'text/plain' }, 415],
  ])('with %s get nothing', async (_case, headers, status) => {
    expect((await send({}, headers)).statusCode).toBe(status);
  });

  it('get 405 for GET, 413 for a large body, 404 for another path', async () => {
    expect((await vault.inject({ url: SEND })).statusCode).toBe(405);
    expect((await send({ padding: 'x'.repeat(10_000) })).statusCode).toBe(413);
    expect((await vault.inject({ url: '/vault/else' })).statusCode).toBe(404);
  });

  it('who try many cards have to wait', async () => {
    await vault.close();
    vault = await openVault({ sendsPerMinute: 2 });
    await send({ sequence: 1 });
    await send({ sequence: 2 });
    const reply = await send({ sequence: 3 }, { 'accept-language': 'en' });
    expect(reply.statusCode).toBe(429);
    expect(reply.headers['retry-after']).toBeDefined();
    expect(reply.json().error).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('Wait'),
    });
  });

  it('cannot make the vault share the site’s origin', async () => {
    await expect(openVault({ publicOrigin: SITE_ORIGIN })).rejects.toThrow('origin of its own');
  });
});

describe('the card document', () => {
  it('X-20: may be framed by the site only, runs its own files only, and is never kept', async () => {
    const page = await vault.inject({ url: `/vault/card?locale=en&handle=${handle()}` });
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self';style-src 'self';font-src 'self';connect-src 'self';form-action 'none';base-uri 'none';frame-ancestors http://localhost:3000;require-trusted-types-for 'script';trusted-types 'none'",
    );
    expect(page.headers['x-frame-options']).toBeUndefined();
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toContain(handle());
    expect(page.body).not.toMatch(/<script>|style=|\son\w+="/);
  });

  it('X-14: has four labelled fields that browsers can fill in', async () => {
    const { body } = await vault.inject({ url: '/vault/card?locale=es' });
    for (const token of ['cc-name', 'cc-number', 'cc-exp', 'cc-csc'])
      expect(body).toContain(`autocomplete="${token}"`);
    for (const label of ['Nombre del titular', 'Número de tarjeta', 'Vencimiento', 'CVC'])
      expect(body).toContain(label);
  });

  it('has every file it names, and every module finds its imports', async () => {
    const { body } = await vault.inject({ url: '/vault/card' });
    const addresses = [...body.matchAll(/(?:src|href)="(\/vault\/files\/[^"]+)"/g)].map(
      ([, address = '']) => address,
    );
    expect(addresses.length).toBeGreaterThan(8);
    for (const address of addresses) {
      const file = await vault.inject({ url: address });
      expect(file.statusCode).toBe(200);
      expect(file.headers['cache-control']).toContain('immutable');
      if (!address.endsWith('.js')) continue;
      expect(file.body).not.toMatch(/@travesia|from '[^']+\.ts'/);
      for (const [, imported = ''] of file.body.matchAll(/^(?:import|export)\b.*from '([^']+)'/gm)) {
        expect(addresses).toContain(posix.join(posix.dirname(address), imported));
      }
    }
  });

  it('has modules that a browser can link: every name that one imports, the other exports', async () => {
    const { body } = await vault.inject({ url: '/vault/card' });
    const [, entry = ''] = /<script type="module" src="([^"]+)"/.exec(body) ?? [];
    const modules = new Map<string, SourceTextModule>();
    const load = async (address: string): Promise<SourceTextModule> => {
      const known = modules.get(address);
      if (known) return known;
      const file = await vault.inject({ url: address });
      const found = new SourceTextModule(file.body, { identifier: address });
      modules.set(address, found);
      return found;
    };
    const main = await load(entry);
    await main.link((imported, { identifier }) => load(posix.join(posix.dirname(identifier), imported)));
    expect(main.status).toBe('linked');
    expect(modules.size).toBeGreaterThan(8);
  });
});

describe('W-01: with the provider’s own fields', () => {
  const hosted = hostedFieldsOf('https://js.stripe.com/endive/stripe.js', 'pk_test_travesia_sandbox');
  const headers = { origin: VAULT_ORIGIN, 'content-type': 'application/json' };

  async function makePaymentMethod(number: string): Promise<string> {
    const reply = await sandbox.inject({
      method: 'POST',
      url: '/v1/payment_methods',
      headers: {
        authorization: 'Bearer pk_test_travesia_sandbox',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `type=card&card[number]=${number}&card[exp_month]=12&card[exp_year]=2030&card[cvc]=123`,
    });
    return String(reply.json().id);
  }

  const sendMethod = (information: object) =>
    vault.inject({
      method: 'POST',
      url: SEND,
      headers,
      payload: JSON.stringify({
        handle: handle(),
        sequence: 1,
        paymentInformation: { cardName: 'Ana Ruiz', ...information },
      }),
    });

  beforeEach(async () => {
    await vault.close();
    vault = await openVault({ hosted });
  });

  it('takes the provider’s name for the card, and brand, last four and expiry from the provider', async () => {
    const paymentMethodId = await makePaymentMethod('4242424242424242');
    const reply = await sendMethod({ paymentMethodId });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().data).toEqual({
      transactionId: 'transaction-1',
      card: { brand: 'visa', last4: '4242', expiry: '12/30' },
    });
    expect(v.parse(InternalPaymentInfoRequestSchema, apiCalls[0]?.body)).toMatchObject({
      providerToken: paymentMethodId,
      brand: 'visa',
      cardHolderName: 'Ana Ruiz',
    });
  });

  it('takes a brand that our table does not name', async () => {
    const reply = await sendMethod({ paymentMethodId: await makePaymentMethod('5019717010103742') });
    expect(reply.json().data.card.brand).toBe('other');
  });

  it.each([
    ['a card', { cardNumber: NUMBER, cardExpiry: '12/30', cardCvv: '123' }],
    ['a card beside the name of one', { paymentMethodId: 'pm_0123456789', cardNumber: NUMBER }],
    ['no name that the provider knows', { paymentMethodId: 'pm_0123456789' }],
    ['a cardholder without a name', { paymentMethodId: 'pm_0123456789', cardName: ' ' }],
  ])('refuses %s', async (_case, information) => {
    const reply = await sendMethod(information);
    expect(reply.statusCode).toBe(400);
    expect(reply.body).not.toContain('4242');
    expect(apiCalls).toEqual([]);
  });

  it('lets the provider’s frames show our font', async () => {
    const { body } = await vault.inject({ url: '/vault/card' });
    const [, font = ''] = /data-font="([^"]+)"/.exec(body) ?? [];
    expect((await vault.inject({ url: font })).headers['access-control-allow-origin']).toBe('*');
  });

  it('allows the provider’s documented hosts in the card document, and no others', async () => {
    const page = await vault.inject({ url: '/vault/card?locale=es' });
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self' https://js.stripe.com https://*.js.stripe.com;style-src 'self';font-src 'self';connect-src 'self' https://api.stripe.com;frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;form-action 'none';base-uri 'none';frame-ancestors http://localhost:3000",
    );
    expect(page.body).not.toContain('cc-number');
    expect(page.body).toContain('data-provider-script="https://js.stripe.com/endive/stripe.js"');
  });
});
