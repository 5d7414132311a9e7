import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { buildSandbox } from '@travesia/sandbox/app';
import type { AuthoriseOutcome, PaymentProvider } from '../../modules/payments/ports.ts';
import type { ProviderPayment } from '../../modules/payments/ports.ts';
import { createStripePaymentProvider, type ProviderFault } from './index.ts';
import { createStripeClient } from './stripe-client.ts';

const SECRET_KEY = 'sk_test_adapter';
const WEBHOOK_SECRET = 'whsec_adapter';
const AMOUNT = { amount: 82_460, currency: 'USD' } as const;
const REFERENCE = 'K7XW2Q9ABC';
const RETURN_URL = 'http://localhost:3000/api/payments/return?cartId=cart-1';

interface Notification {
  readonly body: string;
  readonly signature: string;
}

let sandbox: FastifyInstance;
let receiver: Server;
let notifications: Notification[];
let apiBase: string;
let faults: ProviderFault[];
let provider: PaymentProvider;
let attempts = 0;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      notifications.push({ body, signature: String(request.headers['stripe-signature']) });
      response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

beforeEach(async () => {
  notifications = [];
  faults = [];
  sandbox = await buildSandbox({
    payments: {
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
      publicBase: 'http://127.0.0.1:3000',
      webhookDelayMs: 0,
    },
  });
  apiBase = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  provider = adapter();
});

afterEach(() => sandbox.close());

function adapter(changes: Partial<Parameters<typeof createStripePaymentProvider>[0]> = {}): PaymentProvider {
  return createStripePaymentProvider({
    apiBase,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    site: 'www.example.com',
    onFault: (fault) => faults.push(fault),
    ...changes,
  });
}

async function tokenOf(number: string): Promise<string> {
  const method = await createStripeClient({ apiBase, secretKey: SECRET_KEY }).paymentMethods.create({
    type: 'card',
    card: { number, exp_month: 12, exp_year: 2040, cvc: '123' },
  });
  return method.id;
}

async function authorise(number: string, using = provider): Promise<AuthoriseOutcome> {
  attempts += 1;
  return using.authorise({
    attemptId: `attempt-${attempts}`,
    method: 'card',
    amount: AMOUNT,
    providerToken: await tokenOf(number),
    reference: REFERENCE,
    returnUrl: RETURN_URL,
  });
}

async function authorisedRef(number: string): Promise<string> {
  const outcome = await authorise(number);
  if (outcome.state !== 'authorised') throw new Error(`not authorised but ${outcome.state}`);
  return outcome.providerRef;
}

async function answer(challengeUrl: string, choice: string): Promise<void> {
  await sandbox.inject({
    method: 'POST',
    url: new URL(challengeUrl).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `choice=${choice}`,
  });
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const held = async () => (await sandbox.inject({ url: '/_control/payments' })).json().payments;

describe('B-42: authorising', () => {
  it.each([
    ['4242424242424242', { state: 'authorised' }],
    ['6205500000000000004', { state: 'authorised' }],
    ['4000000000000002', { state: 'declined', declineCode: 'card_declined' }],
    ['4000000000009995', { state: 'declined', declineCode: 'insufficient_funds' }],
    ['4000000000009987', { state: 'declined', declineCode: 'card_declined' }],
    ['4000000000000069', { state: 'declined', declineCode: 'expired_card' }],
    ['4000000000000127', { state: 'declined', declineCode: 'incorrect_cvc' }],
    ['4000000000000119', { state: 'declined', declineCode: 'processing_error' }],
    ['4000009900000053', { state: 'amount_mismatch', amount: { amount: 82_360, currency: 'USD' } }],
    ['4000009900000087', { state: 'unknown', reason: 'provider_error' }],
    ['4000009900000095', { state: 'authorised' }],
  ])('the card %s gives %j', async (number, outcome) => {
    expect(await authorise(number)).toMatchObject(outcome);
  });

  it('S-39: a slow provider is unknown within our own deadline, never a decline', async () => {
    const outcome = await authorise('4000009900000079', adapter({ moveDeadlineMs: 50 }));
    expect(outcome).toMatchObject({
      state: 'unknown',
      reason: 'timeout',
      providerRef: expect.stringMatching(/^pi_/),
    });
    expect(faults).toMatchObject([{ operation: 'confirm', code: 'Error' }]);
  });

  it('S-39: the same attempt sent twice at once or later holds the amount once', async () => {
    const request = {
      attemptId: 'attempt-twice',
      method: 'card',
      amount: AMOUNT,
      providerToken: await tokenOf('4242424242424242'),
      reference: REFERENCE,
      returnUrl: RETURN_URL,
    };
    const outcomes = await Promise.all([provider.authorise(request), provider.authorise(request)]);
    outcomes.push(await provider.authorise(request));
    expect(outcomes.filter(({ state }) => state === 'authorised').length).toBeGreaterThanOrEqual(2);
    expect(outcomes.every(({ state }) => state === 'authorised' || state === 'unknown')).toBe(true);
    expect(await held()).toHaveLength(1);
  });

  it('an attempt that met a kept 500 is tried anew, and holds nothing twice', async () => {
    const request = {
      attemptId: 'attempt-500',
      method: 'card',
      amount: AMOUNT,
      providerToken: await tokenOf('4000009900000087'),
      reference: REFERENCE,
      returnUrl: RETURN_URL,
    };
    expect(await provider.authorise(request)).toMatchObject({ state: 'unknown' });
    expect(await provider.authorise(request)).toMatchObject({ state: 'unknown' });
    expect(await held()).toMatchObject([{ status: 'requires_confirmation', held: 0 }]);
  });

  it('a card token that the provider does not know is declined: nothing can be held', async () => {
    const request = {
      attemptId: 'attempt-x',
      method: 'card',
      amount: AMOUNT,
      providerToken: 'pm_none',
      reference: REFERENCE,
      returnUrl: RETURN_URL,
    };
    expect(await provider.authorise(request)).toEqual({
      state: 'declined',
      providerRef: null,
      declineCode: 'processing_error',
    });
  });

  it.each([
    ['nobody listens', { apiBase: 'http://127.0.0.1:2' }, 'unreachable'],
    ['the key is wrong', { secretKey: 'sk_test_wrong' }, 'misconfigured'],
  ])('is unknown where %s', async (_case, changes, reason) => {
    expect(await authorise('4242424242424242', adapter(changes))).toEqual({
      state: 'unknown',
      providerRef: null,
      reason,
    });
  });
});

describe('3-D Secure', () => {
  it.each([
    ['4000002760003184', 'complete', { state: 'authorised', declineCode: null }],
    ['4000002760003184', 'fail', { state: 'declined', declineCode: 'authentication_failed' }],
    ['4000002760003184', 'cancel', { state: 'declined', declineCode: 'authentication_cancelled' }],
    ['4000002760003184', 'expire', { state: 'declined', declineCode: 'authentication_timed_out' }],
    ['4000008400001629', 'complete', { state: 'declined', declineCode: 'card_declined' }],
    ['4000009900000012', 'complete', { state: 'authorised', declineCode: null }],
  ])('%s, then %s, stands as %j', async (number, choice, payment) => {
    const outcome = await authorise(number);
    if (outcome.state !== 'challenge') throw new Error(`no challenge but ${outcome.state}`);
    expect(outcome.challengeUrl).toMatch(/^http:\/\/127\.0\.0\.1:3000\/pay\/challenge\//);
    expect(await provider.status(outcome.providerRef)).toMatchObject({
      payment: { state: 'challenge', challengeUrl: outcome.challengeUrl },
    });
    await answer(outcome.challengeUrl, choice);
    expect(await provider.status(outcome.providerRef)).toMatchObject({ state: 'known', payment });
  });
});

describe('B-40: after the order', () => {
  it('captures once, however often it is asked', async () => {
    const providerRef = await authorisedRef('4242424242424242');
    expect(await provider.capture(providerRef, 'key-1')).toEqual({ state: 'done', providerRef });
    expect(await provider.capture(providerRef, 'key-1')).toEqual({ state: 'done', providerRef });
    expect(await provider.capture(providerRef, 'key-2')).toEqual({ state: 'done', providerRef });
    expect(await held()).toMatchObject([{ captured: 82_460 }]);
  });

  it('captures with the same key after the provider failed twice', async () => {
    const providerRef = await authorisedRef('4000009900000103');
    expect(await provider.capture(providerRef, 'key')).toMatchObject({
      state: 'unknown',
      reason: 'provider_error',
    });
    expect(await provider.capture(providerRef, 'key')).toMatchObject({ state: 'unknown' });
    expect(await provider.capture(providerRef, 'key')).toEqual({ state: 'done', providerRef });
  });

  it('says when the capture is refused', async () => {
    const providerRef = await authorisedRef('4000009900000061');
    expect(await provider.capture(providerRef, 'key')).toEqual({
      state: 'refused',
      providerRef,
      code: 'card_declined',
    });
  });

  it('gives the amount back where there is no order, and that once', async () => {
    const providerRef = await authorisedRef('4242424242424242');
    expect(await provider.void(providerRef, 'key')).toEqual({ state: 'done', providerRef });
    expect(await provider.void(providerRef, 'other')).toEqual({ state: 'done', providerRef });
    expect(await provider.capture(providerRef, 'key')).toEqual({
      state: 'refused',
      providerRef,
      code: 'payment_voided',
    });
  });

  it('gives the amount back although the provider failed twice', async () => {
    const providerRef = await authorisedRef('4000009900000137');
    await provider.void(providerRef, 'key');
    await provider.void(providerRef, 'key');
    expect(await provider.void(providerRef, 'key')).toEqual({ state: 'done', providerRef });
  });

  it('does not void what is captured; refunds it instead', async () => {
    const providerRef = await authorisedRef('4242424242424242');
    await provider.capture(providerRef, 'key');
    expect(await provider.void(providerRef, 'key')).toMatchObject({
      state: 'refused',
      code: 'payment_captured',
    });
    const refund = (cause: string, amount: number) =>
      provider.refund({ providerRef, cause, idempotencyKey: cause, amount: { amount, currency: 'USD' } });
    const made = { state: 'succeeded', cause: 'one', amount: { amount: 1000, currency: 'USD' } };
    expect(await refund('one', 1000)).toMatchObject({ state: 'done', refund: made });
    expect(await refund('one', 1000)).toMatchObject({ state: 'done', refund: made });
    expect(await provider.findRefund(providerRef, 'one')).toMatchObject({ state: 'known', refund: made });
    expect(await provider.findRefund(providerRef, 'two')).toEqual({ state: 'not_found' });
    expect(await provider.status(providerRef)).toMatchObject({ payment: { refunded: { amount: 1000 } } });
    const { payment } = (await provider.status(providerRef)) as { payment: ProviderPayment };
    expect(await refund('rest', payment.amount.amount - 1000)).toMatchObject({ state: 'done' });
    expect(await refund('more', 1)).toMatchObject({ state: 'refused', code: 'charge_already_refunded' });
  });
});

describe('the reconciler', () => {
  it('lists our payments with their attempts', async () => {
    const providerRef = await authorisedRef('4242424242424242');
    await authorise('4000000000000002');
    const list = await provider.listBetween(Date.now() - 60_000, Date.now() + 60_000);
    expect(list).toMatchObject({
      state: 'known',
      payments: [
        { state: 'declined', declineCode: 'card_declined' },
        {
          providerRef,
          state: 'authorised',
          attemptId: `attempt-${attempts - 1}`,
          amount: AMOUNT,
          isOfThisSite: true,
        },
      ],
    });
    expect(await provider.listBetween(0, Date.now() - 60_000)).toEqual({ state: 'known', payments: [] });
    const other = adapter({ site: 'other.example.com' });
    expect(await other.listBetween(Date.now() - 60_000, Date.now() + 60_000)).toMatchObject({
      payments: [{ isOfThisSite: false }, { isOfThisSite: false }],
    });
  });

  it('does not find what never was', async () => {
    expect(await provider.status('pi_none')).toEqual({ state: 'not_found' });
  });
});

describe('B-34: notifications', () => {
  it('are read when the signature is right', async () => {
    const providerRef = await authorisedRef('4242424242424242');
    await until(() => notifications.length === 1);
    const [{ body, signature } = { body: '', signature: '' }] = notifications;
    expect(provider.parseNotification(body, { 'stripe-signature': signature })).toMatchObject({
      state: 'payment',
      eventId: expect.stringMatching(/^evt_/),
      type: 'payment_intent.amount_capturable_updated',
      payment: { providerRef, state: 'authorised', amount: AMOUNT },
    });
    expect(provider.parseNotification(Buffer.from(body), { 'stripe-signature': signature })).toMatchObject({
      state: 'payment',
    });
    expect(provider.parseNotification(body.replace('82460', '1'), { 'stripe-signature': signature })).toEqual(
      { state: 'forged' },
    );
    expect(provider.parseNotification(body, {})).toEqual({ state: 'forged' });
  });

  it('about other things are told apart', () => {
    const body = JSON.stringify({
      id: 'evt_1',
      type: 'customer.created',
      data: { object: { object: 'customer' } },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: WEBHOOK_SECRET });
    expect(provider.parseNotification(body, { 'stripe-signature': signature })).toEqual({
      state: 'other',
      eventId: 'evt_1',
      type: 'customer.created',
    });
  });

  it.each([
    ['dispute', { kind: 'dispute', status: 'needs_response', reason: 'fraudulent', amount: AMOUNT }],
    ['fraud_warning', { kind: 'fraud_warning', status: 'actionable', amount: null }],
    ['refund_failed', { kind: 'refund_failed', status: 'failed', amount: AMOUNT }],
  ])('W-03: a reported %s names its payment', async (kind, event) => {
    const providerRef = await authorisedRef('4242424242424242');
    await provider.capture(providerRef, 'capture-1');
    await sandbox.inject({
      method: 'POST',
      url: `/_control/payments/${providerRef}/report`,
      payload: { kind },
    });
    const parsed = () =>
      notifications.map(({ body, signature }) =>
        provider.parseNotification(body, { 'stripe-signature': signature }),
      );
    await until(() => parsed().some(({ state }) => state === 'event'));
    expect(parsed().find(({ state }) => state === 'event')).toMatchObject({
      event: { providerRef, ...event },
    });
  });

  it('come three times with one event id', async () => {
    await authorise('4000009900000020');
    await until(() => notifications.length === 3);
    const ids = notifications.map(({ body, signature }) =>
      provider.parseNotification(body, { 'stripe-signature': signature }),
    );
    expect(new Set(ids.map((outcome) => 'eventId' in outcome && outcome.eventId)).size).toBe(1);
  });
});

it('refuses to start without a webhook secret', () => {
  expect(() => adapter({ webhookSecret: ' ' })).toThrow('webhook secret');
});
