import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { CARD_BRANDS, detectBrand, isCardNumberValid } from '@travesia/domain';
import { createSandboxClock, type SandboxClock } from '../clock.ts';
import { registerClockControl } from '../control.ts';
import { SANDBOX_CARDS } from './cards.ts';
import { paymentsPlugin } from './plugin.ts';

const WEBHOOK_SECRET = 'whsec_test';
const RETURN_URL = 'http://localhost:3000/booking/waiting?cartId=cart-1';

let app: FastifyInstance;
let clock: SandboxClock;
let receiver: Server;
let received: Stripe.Event[];
let answers: number[];
let stripe: Stripe;

beforeEach(async () => {
  received = [];
  answers = [];
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push(
        Stripe.webhooks.constructEvent(body, String(request.headers['stripe-signature']), WEBHOOK_SECRET),
      );
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  clock = createSandboxClock();
  app = Fastify({ forceCloseConnections: true });
  registerClockControl(app, clock);
  await app.register(paymentsPlugin, {
    clock,
    secretKey: 'sk_test_key',
    webhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/notifications`,
    webhookSecret: WEBHOOK_SECRET,
    publicBase: 'http://127.0.0.1:3000',
    webhookDelayMs: 0,
    webhookRetryDelaysMs: [0, 0],
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  stripe = client('sk_test_key');
});

afterEach(async () => {
  await app.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

function client(key: string): Stripe {
  return new Stripe(key, {
    host: '127.0.0.1',
    port: (app.server.address() as AddressInfo).port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

async function saveCard(number: string): Promise<string> {
  const method = await stripe.paymentMethods.create({
    type: 'card',
    card: { number, exp_month: 12, exp_year: 2040, cvc: number.startsWith('3782') ? '1234' : '123' },
    billing_details: { name: 'Ana Ruiz' },
  });
  return method.id;
}

async function pay(number: string, captureMethod: 'manual' | 'automatic' = 'manual') {
  const payment_method = await saveCard(number);
  const intent = await stripe.paymentIntents.create({
    amount: 82_460,
    currency: 'usd',
    capture_method: captureMethod,
    payment_method,
    metadata: { attempt_id: 'attempt-1' },
  });
  return stripe.paymentIntents.confirm(intent.id, { return_url: RETURN_URL });
}

const challengePath = (intent: Stripe.PaymentIntent) =>
  new URL(intent.next_action?.redirect_to_url?.url ?? 'http://none/').pathname;

const choose = (path: string, choice: string) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `choice=${choice}&lang=es`,
  });

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('the published numbers', () => {
  it.each(SANDBOX_CARDS)('$number is a good $brand number', ({ number, brand }) => {
    expect(isCardNumberValid(number)).toBe(true);
    expect(detectBrand(number)?.brand).toBe(brand);
  });

  it('S-19: every brand has a number that is accepted at once', () => {
    const accepted = SANDBOX_CARDS.filter(({ story }) => story.startsWith('is accepted at once'));
    expect(new Set(accepted.map(({ brand }) => brand)).size).toBe(CARD_BRANDS.length);
  });

  it('no two are the same', () => {
    expect(new Set(SANDBOX_CARDS.map(({ number }) => number)).size).toBe(SANDBOX_CARDS.length);
  });
});

describe('a payment', () => {
  it('is authorised, then captured, and says so in signed messages', async () => {
    const intent = await pay('4242424242424242');
    expect(intent).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 82_460,
      amount_received: 0,
    });
    const captured = await stripe.paymentIntents.capture(intent.id);
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 82_460 });
    await until(() => received.length === 2);
    expect(received.map(({ type }) => type)).toEqual([
      'payment_intent.amount_capturable_updated',
      'payment_intent.succeeded',
    ]);
  });

  it('can be captured at once', async () => {
    expect(await pay('5555555555554444', 'automatic')).toMatchObject({ status: 'succeeded' });
  });

  it('is given up before its capture, and then cannot be captured', async () => {
    const intent = await pay('4242424242424242');
    expect(await stripe.paymentIntents.cancel(intent.id)).toMatchObject({ status: 'canceled' });
    await expect(stripe.paymentIntents.capture(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('is refunded once', async () => {
    const intent = await pay('4242424242424242', 'automatic');
    const refund = await stripe.refunds.create({ payment_intent: intent.id });
    expect(refund).toMatchObject({ amount: 82_460, status: 'succeeded' });
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('is listed, newest first, by pages', async () => {
    const first = await pay('4242424242424242');
    const second = await pay('4242424242424242');
    const ids: string[] = [];
    for await (const intent of stripe.paymentIntents.list({ limit: 1, created: { gte: 0 } }))
      ids.push(intent.id);
    expect(ids).toEqual([second.id, first.id]);
    const earlier = await stripe.paymentIntents.list({ created: { gte: 0, lte: first.created - 1 } });
    expect(earlier.data).toEqual([]);
  });

  it('released by itself after seven days', async () => {
    const intent = await pay('4242424242424242');
    await app.inject({ method: 'POST', url: '/_control/clock', payload: { offsetMs: 8 * 86_400_000 } });
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'automatic',
    });
  });
});

describe('a refusal', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000000069', 'expired_card', ''],
    ['4000000000000127', 'incorrect_cvc', ''],
    ['4000000000000119', 'processing_error', ''],
  ])('%s says %s %s', async (number, code, declineCode) => {
    await expect(pay(number)).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code: declineCode,
      payment_intent: { status: 'requires_payment_method' },
    });
  });

  it('comes already when the card is saved', async () => {
    await expect(saveCard('4000009900000145')).rejects.toMatchObject({ code: 'card_declined' });
  });

  it('comes for every number that is not published: nobody pays a test with a real card', async () => {
    await expect(saveCard('4111111111111111')).rejects.toMatchObject({ decline_code: 'test_mode_live_card' });
  });

  it('comes at the capture', async () => {
    const intent = await pay('4000009900000061');
    await expect(stripe.paymentIntents.capture(intent.id)).rejects.toMatchObject({ code: 'card_declined' });
  });
});

describe('the hosted page', () => {
  it('has the amount, the card and four plain buttons in the asked language, under a strict policy', async () => {
    const path = challengePath(await pay('4000002760003184'));
    const page = await app.inject({ url: path, headers: { 'accept-language': 'en-GB' } });
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self' http://localhost:3000; frame-ancestors 'none'; base-uri 'none'",
    );
    for (const word of [
      'lang="en"',
      '$824.60',
      'visa •••• 3184',
      'Complete authentication',
      'Fail authentication',
      'Cancel',
    ]) {
      expect(page.body).toContain(word);
    }
    expect(page.body).not.toMatch(/<script|style=/);
    expect((await app.inject({ url: `${path}?lang=es` })).body).toContain('Completar la autenticación');
  });

  it.each([
    ['complete', 'requires_capture', 'succeeded', null],
    ['fail', 'requires_payment_method', 'failed', 'rejected'],
    ['cancel', 'requires_payment_method', 'failed', 'canceled'],
    ['expire', 'requires_payment_method', 'failed', 'abandoned'],
  ])('%s leaves the payment in %s and returns with %s', async (choice, status, redirectStatus, reason) => {
    const challenged = await pay('4000002760003184');
    const back = await choose(challengePath(challenged), choice);
    expect(back.statusCode).toBe(303);
    const address = new URL(String(back.headers.location));
    expect(address.searchParams.get('cartId')).toBe('cart-1');
    expect(address.searchParams.get('redirect_status')).toBe(redirectStatus);
    const intent = await stripe.paymentIntents.retrieve(challenged.id, { expand: ['latest_charge'] });
    expect(intent.status).toBe(status);
    expect(intent.latest_charge).toMatchObject({
      payment_method_details: { card: { three_d_secure: { result_reason: reason } } },
    });
  });

  it('counts once: a second answer changes nothing and leads back', async () => {
    const challenged = await pay('4000002760003184');
    const path = challengePath(challenged);
    await choose(path, 'complete');
    expect((await choose(path, 'fail')).statusCode).toBe(303);
    expect(await stripe.paymentIntents.retrieve(challenged.id)).toMatchObject({ status: 'requires_capture' });
    expect((await app.inject({ url: path })).body).toContain('Volver al comercio');
  });

  it('is declined by the bank after the authentication', async () => {
    const challenged = await pay('4000008400001629');
    await choose(challengePath(challenged), 'complete');
    const intent = await stripe.paymentIntents.retrieve(challenged.id);
    expect(intent.last_payment_error).toMatchObject({ code: 'card_declined' });
  });

  it('runs out after fifteen minutes', async () => {
    const challenged = await pay('4000002760003184');
    clock.setOffsetMs(16 * 60_000);
    expect(await stripe.paymentIntents.retrieve(challenged.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  });

  it('keeps a traveller whose browser never returns; only the message tells', async () => {
    const challenged = await pay('4000009900000012');
    const page = await choose(challengePath(challenged), 'complete');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Ya puedes cerrar esta ventana');
    await until(() => received.some(({ type }) => type === 'payment_intent.amount_capturable_updated'));
  });

  it('is not found for a token nobody issued', async () => {
    expect((await app.inject({ url: '/pay/challenge/none' })).statusCode).toBe(404);
  });
});

describe('messages', () => {
  it('come three times for the duplicate card, with one id', async () => {
    await pay('4000009900000020');
    await until(() => received.length === 3);
    expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  });

  it('come before the traveller for the early card', async () => {
    const challenged = await pay('4000009900000038');
    await choose(challengePath(challenged), 'complete');
    expect(received.map(({ type }) => type)).toContain('payment_intent.amount_capturable_updated');
  });

  it('never come for the missing card', async () => {
    await pay('4000009900000046');
    const { events } = (await app.inject({ url: '/_control/payments' })).json();
    expect(events).toMatchObject([{ type: 'payment_intent.amount_capturable_updated', deliveries: [] }]);
  });

  it('are repeated until they are taken', async () => {
    answers = [500, 503, 200];
    await pay('4242424242424242');
    await until(() => received.length === 3);
    expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  });
});

describe('trouble', () => {
  it('takes another amount than it was asked for', async () => {
    expect(await pay('4000009900000053')).toMatchObject({ amount: 82_360, status: 'requires_capture' });
  });

  it('fails before, and nothing is authorised', async () => {
    await expect(pay('4000009900000087')).rejects.toMatchObject({ statusCode: 500 });
    const [intent] = (await stripe.paymentIntents.list()).data;
    expect(intent).toMatchObject({ status: 'requires_confirmation' });
  });

  it('fails after, and the amount is held', async () => {
    await expect(pay('4000009900000095')).rejects.toMatchObject({ statusCode: 500 });
    const [intent] = (await stripe.paymentIntents.list()).data;
    expect(intent).toMatchObject({ status: 'requires_capture', amount_capturable: 82_460 });
  });
});

describe('idempotency', () => {
  const params = { amount: 5000, currency: 'usd' } as const;

  it('gives the same reply to the same key', async () => {
    const first = await stripe.paymentIntents.create(params, { idempotencyKey: 'key-1' });
    const again = await stripe.paymentIntents.create(params, { idempotencyKey: 'key-1' });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('refuses the key with other parameters', async () => {
    await stripe.paymentIntents.create(params, { idempotencyKey: 'key-1' });
    await expect(
      stripe.paymentIntents.create({ ...params, amount: 6000 }, { idempotencyKey: 'key-1' }),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });
});

describe('strangers', () => {
  it('get nothing without the key', async () => {
    await expect(client('sk_test_other').paymentIntents.list()).rejects.toMatchObject({ statusCode: 401 });
  });

  it('get 404 for what is not there', async () => {
    await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});

it('the ledger names what was held, captured and refunded, and no card number', async () => {
  const intent = await pay('4242424242424242');
  await stripe.paymentIntents.capture(intent.id);
  await stripe.refunds.create({ payment_intent: intent.id, amount: 1000 });
  const reply = await app.inject({ url: '/_control/payments' });
  expect(reply.json()).toMatchObject({
    payments: [
      { id: intent.id, held: 0, captured: 82_460, refunded: 1000, card: { brand: 'visa', last4: '4242' } },
    ],
  });
  expect(reply.json().ledger.map(({ move }: { move: string }) => move)).toEqual([
    'created',
    'authorised',
    'captured',
    'refunded',
  ]);
  expect(reply.body).not.toContain('42424242');
});
