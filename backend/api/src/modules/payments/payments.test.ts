import { describe, expect, it } from '@jest/globals';
import { CONTENT_OPERATIONS } from '@travesia/contracts';
import { signCardHandle, verifyCardHandle } from '@travesia/vault/handle';
import { paymentEventsOf } from './payment-events.ts';
import { SITE } from './testing/open-shop.ts';
import { useShop } from './testing/use-shop.ts';
import { AGENT, billing, cartOf, createShoppers } from './testing/shopper.ts';

const OTHER_AGENT = '0b7c5d0e-9a39-4c3b-9d0c-0f7b9c2f6a22';

const shop = useShop();
const { openBrowser, json, readyToPay, pay, answerChallenge, status } = createShoppers(shop);

/** The provider signs what it sends, again at each delivery; whoever repeats what it heard has the old signature. */
async function notify(id: string, type: string, object: object, signedAgoMs = 0): Promise<number> {
  const payload = JSON.stringify({ id, object: 'event', type, created: 1_800_000_000, data: { object } });
  const signature = shop().stripe.webhooks.generateTestHeaderString({
    payload,
    secret: 'whsec_travesia_sandbox',
    timestamp: Math.floor((Date.now() - signedAgoMs) / 1000),
  });
  const reply = await shop().app.inject({
    method: 'POST',
    url: '/payment/notifications',
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
  return reply.statusCode;
}

const lastIntent = async () => {
  const [intent] = (await shop().stripe.paymentIntents.list({ limit: 1 })).data;
  if (!intent) throw new Error('nothing was paid');
  return intent;
};

describe('paying', () => {
  it('B-31 B-33 B-40: a frictionless card ends in a confirmed booking with one charge and one order', async () => {
    const browser = await openBrowser();
    const ready = await readyToPay(browser, '4242424242424242');
    expect(ready.order.missing).toEqual([]);
    const direction = await pay(browser, ready);
    expect(direction.status).toBe(200);
    const cartId = cartOf(direction);
    const outcome = await status(browser, cartId);
    expect(outcome.status).toBe(200);
    expect(outcome.body.data).toMatchObject({
      paymentStatus: 'confirmed',
      booking: { status: 'confirmed', totalPaid: ready.order.total, passenger: { firstName: 'Ana' } },
    });
    expect((outcome.body.data as { referenceId: string }).referenceId).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    const go = await shop().app.inject({ url: `/payments/go?cartId=${cartId}` });
    expect([go.statusCode, go.headers.location]).toEqual([
      303,
      `${SITE}/en/booking/authenticate/waiting?cartId=${cartId}`,
    ]);
  });

  it('S-33: a challenge leads to the provider’s page and stays "checking" until it is passed', async () => {
    const browser = await openBrowser();
    const ready = await readyToPay(browser, '4000002760003184');
    const cartId = cartOf(await pay(browser, ready));
    const go = await shop().app.inject({ url: `/payments/go?cartId=${cartId}` });
    expect(go.headers.location).toMatch(/\/pay\//);
    expect((await status(browser, cartId)).status).toBe(202);
    await answerChallenge(go.headers.location, 'complete');
    const back = await shop().app.inject({ method: 'POST', url: `/payments/return/${cartId}` });
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `${SITE}/en/booking/authenticate/waiting?cartId=${cartId}`,
    ]);
    const outcome = await status(browser, cartId);
    expect([outcome.status, outcome.body.data]).toMatchObject([200, { paymentStatus: 'confirmed' }]);
  });

  it('S-37: a challenge that fails or is cancelled at the bank ends the payment for certain', async () => {
    for (const [choice, code, agentId] of [
      ['fail', 'payment_declined', AGENT],
      ['cancel', 'payment_cancelled', OTHER_AGENT],
    ] as const) {
      const browser = await openBrowser(agentId);
      const cartId = cartOf(await pay(browser, await readyToPay(browser, '4000002760003184')));
      const go = await shop().app.inject({ url: `/payments/go?cartId=${cartId}` });
      await answerChallenge(go.headers.location, choice);
      const outcome = await status(browser, cartId);
      expect([outcome.status, outcome.body.error]).toMatchObject([402, { code }]);
    }
  });

  it('S-37: a challenge that nobody answers for ten minutes is given up, and another card may follow', async () => {
    const browser = await openBrowser();
    const cartId = cartOf(await pay(browser, await readyToPay(browser, '4000002760003184')));
    shop().clock.setOffsetMs(600_000);
    const outcome = await status(browser, cartId);
    expect([outcome.status, outcome.body.error]).toMatchObject([402, { code: 'payment_declined' }]);
    const states = await shop().dependencies.database.selectFrom('bookings').select('state').execute();
    expect(states).toEqual([{ state: 'declined' }]);
    shop().clock.setOffsetMs(0);
  });

  it('S-35: turning back at our side gives the hold up and leads to the cancel page', async () => {
    const browser = await openBrowser();
    const cartId = cartOf(await pay(browser, await readyToPay(browser, '4000002760003184')));
    const cancel = await shop().app.inject({ url: `/payments/cancel/${cartId}` });
    expect([cancel.statusCode, cancel.headers.location]).toEqual([
      303,
      `${SITE}/en/booking/authenticate/cancel?cartId=${cartId}`,
    ]);
    const outcome = await status(browser, cartId);
    expect([outcome.status, outcome.body.error]).toMatchObject([402, { code: 'payment_cancelled' }]);
  });

  it('B-32: card mode charges once; asked again it answers the same booking', async () => {
    const browser = await openBrowser();
    const ready = await readyToPay(browser, '4242424242424242');
    const charge = () =>
      browser.call('/user/session/card/success', {
        orderId: ready.orderId,
        transactionId: ready.transactionId,
        amount: ready.order.total.amount,
        currency: 'USD',
      });
    const first = await charge();
    expect([first.status, first.body.data]).toMatchObject([200, { paymentStatus: 'confirmed' }]);
    const second = await charge();
    expect([second.status, second.body.data]).toEqual([200, first.body.data]);
  });

  it('B-34: a signed message settles a payment whose traveller never came back, once', async () => {
    const browser = await openBrowser();
    const cartId = cartOf(await pay(browser, await readyToPay(browser, '4000002760003184')));
    const go = await shop().app.inject({ url: `/payments/go?cartId=${cartId}` });
    await answerChallenge(go.headers.location, 'complete');
    const intent = await lastIntent();
    for (const _ of ['first', 'again'])
      expect(await notify('evt_settles', 'payment_intent.amount_capturable_updated', intent)).toBe(200);
    const states = await shop().dependencies.database.selectFrom('bookings').select('state').execute();
    expect(states).toEqual([{ state: 'confirmed' }]);
  });

  it.each([
    ['confirmed', '4242424242424242', { amount_received: expect.any(Number), status: 'succeeded' }],
    ['declined', '4000002760003184', { amount_received: 0, status: 'canceled' }],
  ] as const)('B-34: a day late, "it is held" leaves a payment %s', async (state, card, atProvider) => {
    const browser = await openBrowser();
    const cartId = cartOf(await pay(browser, await readyToPay(browser, card)));
    const held = { ...(await lastIntent()), status: 'requires_capture' };
    // Nobody answers the bank's question, so that the payment is given up.
    for (const afterMs of [600_000, 24 * 3_600_000]) {
      shop().clock.setOffsetMs(afterMs);
      await status(browser, cartId);
      await shop().settleDue();
    }
    expect(await notify('evt_late', 'payment_intent.amount_capturable_updated', held)).toBe(200);
    await shop().settleDue();
    const states = await shop().dependencies.database.selectFrom('bookings').select('state').execute();
    expect(states).toEqual([{ state }]);
    expect(await lastIntent()).toMatchObject({ ...atProvider, amount_capturable: 0 });
    shop().clock.setOffsetMs(0);
  });

  it('B-34: a message that is repeated a day after it was signed is refused', async () => {
    const browser = await openBrowser();
    await pay(browser, await readyToPay(browser, '4000002760003184'));
    const intent = await lastIntent();
    const send = (signedAgoMs: number) =>
      notify('evt_repeated', 'payment_intent.amount_capturable_updated', intent, signedAgoMs);
    expect([await send(24 * 3_600_000), await send(0)]).toEqual([401, 200]);
  });

  it('B-31: an unpaid order gets the same cart again', async () => {
    const browser = await openBrowser();
    const ready = await readyToPay(browser, '4000002760003184');
    expect(cartOf(await pay(browser, ready))).toBe(cartOf(await pay(browser, ready)));
  });

  it('B-33: a declined card is told as such, and another card may follow', async () => {
    const browser = await openBrowser();
    const ready = await readyToPay(browser, '4000000000000002');
    const outcome = await status(browser, cartOf(await pay(browser, ready)));
    expect([outcome.status, (outcome.body.error as { code: string }).code]).toEqual([
      402,
      'payment_declined',
    ]);
    const again = await readyToPay(browser, '4242424242424242');
    expect((await status(browser, cartOf(await pay(browser, again)))).status).toBe(200);
  });

  it('B-40: a supplier that sold out gives the money back and says so', async () => {
    const browser = await openBrowser();
    const ready = await readyToPay(browser, '4242424242424242', 'Soldout');
    const outcome = await status(browser, cartOf(await pay(browser, ready)));
    expect([outcome.status, (outcome.body.error as { code: string }).code]).toEqual([422, 'booking_failed']);
    const ledger = (await shop().sandbox.inject({ url: '/_control/payments' })).json() as {
      payments: { status: string; amount: number }[];
    };
    expect(ledger.payments.at(-1)?.status).toBe('canceled');
  });

  it('B-06: a stated amount that differs is price_changed with the total that holds', async () => {
    const browser = await openBrowser();
    const ready = await readyToPay(browser, '4242424242424242');
    const refused = await pay(browser, ready, ready.order.total.amount - 1);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({
      code: 'price_changed',
      details: { current: { total: ready.order.total } },
    });
  });
});

describe('W-03: what the provider has of a payment, and reports of it later', () => {
  async function paidIntent() {
    const browser = await openBrowser();
    const paid = await pay(browser, await readyToPay(browser, '4242424242424242'));
    const { body } = await status(browser, cartOf(paid));
    return { intent: await lastIntent(), reference: (body.data as { referenceId: string }).referenceId };
  }

  const bookingIds = async () =>
    (await shop().dependencies.database.selectFrom('bookings').select('id').execute()).map(({ id }) => id);
  const eventsOf = async (bookingId: string) =>
    (await paymentEventsOf(shop().dependencies.database, bookingId)).map(({ kind, status: state }) => [
      kind,
      state,
    ]);
  const refund = (intent: string, state: string) => ({
    object: 'refund',
    id: 're_1',
    payment_intent: intent,
    amount: 1_000,
    currency: 'usd',
    status: state,
    reason: 'requested_by_customer',
    ...(state === 'failed' && { failure_reason: 'lost_or_stolen_card' }),
  });

  it('is described by our reference: in its text, its metadata and on the statement of the card', async () => {
    const { intent, reference } = await paidIntent();
    expect(intent).toMatchObject({
      description: `Travesía ${reference}`,
      metadata: { booking_reference: reference, attempt_id: expect.anything() },
    });
    const suffix = /[A-Z]/.test(reference) ? reference : null;
    expect(intent.statement_descriptor_suffix).toBe(suffix);
  });

  it('keeps refunds, disputes and fraud warnings with their booking, each once, in any order', async () => {
    const { intent } = await paidIntent();
    const [bookingId = ''] = await bookingIds();
    const sent: [string, string, object][] = [
      ['evt_3', 'refund.failed', refund(intent.id, 'failed')],
      [
        'evt_4',
        'charge.dispute.created',
        {
          object: 'dispute',
          id: 'du_1',
          payment_intent: intent.id,
          charge: 'ch_1',
          amount: intent.amount,
          currency: 'usd',
          status: 'needs_response',
          reason: 'fraudulent',
          evidence_details: { due_by: 1_800_604_800 },
        },
      ],
      ['evt_1', 'refund.created', refund(intent.id, 'pending')],
      [
        'evt_2',
        'radar.early_fraud_warning.created',
        {
          object: 'radar.early_fraud_warning',
          id: 'issfr_1',
          payment_intent: intent.id,
          charge: 'ch_1',
          actionable: true,
          fraud_type: 'made_with_stolen_card',
        },
      ],
    ];
    for (const [id, type, object] of [...sent, ...sent]) expect(await notify(id, type, object)).toBe(200);
    expect(await eventsOf(bookingId)).toEqual([
      ['refund', 'pending'],
      ['fraud_warning', 'actionable'],
      ['refund_failed', 'failed'],
      ['dispute', 'needs_response'],
    ]);
    const metrics = await shop().app.inject({ url: '/internal/metrics' });
    expect(metrics.body).toContain('payment_events_total{kind="dispute"} 1');
  });

  it('keeps what comes before its payment is known here, and gives it its booking later', async () => {
    const { intent } = await paidIntent();
    const [bookingId = ''] = await bookingIds();
    const attempts = () => shop().dependencies.database.updateTable('payment_attempts');
    await attempts().set({ provider_ref: null }).execute();
    expect(await notify('evt_early', 'refund.created', refund(intent.id, 'succeeded'))).toBe(200);
    expect(await eventsOf(bookingId)).toEqual([]);
    await attempts().set({ provider_ref: intent.id }).execute();
    await shop().settleDue();
    expect(await eventsOf(bookingId)).toEqual([['refund', 'succeeded']]);
  });
});

describe('the card of an order', () => {
  const card = {
    providerToken: 'pm_1',
    brand: 'visa',
    last4: '4242',
    expiry: '12/31',
    cardHolderName: 'Ana',
  };
  async function handOver(handle: string, sequence: number) {
    const reply = await shop().app.inject({
      method: 'POST',
      url: '/internal/payment-info',
      headers: { 'x-travesia-internal': shop().dependencies.configuration.INTERNAL_SECRET },
      payload: { ...card, handle, sequence },
    });
    const { error } = reply.json() as { error?: { code: string } };
    return [reply.statusCode, error?.code];
  }

  it('S-27: a forged handle, one that is over, one for another total and an older card are refused', async () => {
    const browser = await openBrowser();
    const { orderId } = await readyToPay(browser, '4242424242424242');
    const billed = await browser.call('/user/session/create-billing-info', {
      orderId,
      billingInformation: billing,
    });
    const { cardHandle } = billed.body.data as { cardHandle: string };
    const secret = shop().dependencies.configuration.HANDLE_SECRET;
    const verdict = verifyCardHandle(cardHandle, secret, Date.now());
    if (verdict.state !== 'valid') throw new Error(verdict.state);
    const { claims } = verdict;
    const over = signCardHandle({ ...claims, expiresAtMs: Date.now() - 1 }, secret);
    const cheaper = signCardHandle({ ...claims, amount: { amount: 1, currency: 'USD' } }, secret);
    const newer = Date.now() + 1000;
    expect(await handOver(signCardHandle(claims, 'another secret'), newer)).toEqual([401, 'handle_invalid']);
    expect(await handOver(over, newer)).toEqual([410, 'handle_expired']);
    expect(await handOver(cheaper, newer)).toEqual([409, 'price_changed']);
    expect(await handOver(cardHandle, 1)).toEqual([409, 'superseded']);
    expect(await handOver(cardHandle, newer)).toEqual([200, undefined]);
  });
});

describe('what every page asks', () => {
  it('B-18 B-20: contact numbers and the country answer beside the booking calls', async () => {
    const content = await json('POST', '/graphql', {
      query: CONTENT_OPERATIONS.companyContactInfoDisplayQuery,
    });
    expect([content.status, content.body.data]).toMatchObject([
      200,
      { companyContactInfoDisplayQuery: { results: expect.any(Array) } },
    ]);
    const place = await json('GET', '/geo');
    expect([place.status, place.body]).toMatchObject([200, { country: 'Spain', country_code: 'ES' }]);
  });
});

describe('who may ask', () => {
  it('B-03, X-19: another visitor id, another browser and nobody open nothing', async () => {
    const browser = await openBrowser();
    const ready = await readyToPay(browser, '4242424242424242');
    const cartId = cartOf(await pay(browser, ready));
    expect((await status(browser, cartId, OTHER_AGENT)).status).toBe(403);
    const stranger = await openBrowser(OTHER_AGENT);
    expect((await status(stranger, cartId)).status).toBe(404);
    const nobody = await json('POST', '/user/session/provider/status', {
      agentId: AGENT,
      worldpayResponseData: { cartId },
    });
    expect(nobody.status).toBe(401);
  });

  it('P-42: a browser without the session learns paid or not, and nothing else', async () => {
    const browser = await openBrowser();
    const cartId = cartOf(await pay(browser, await readyToPay(browser, '4242424242424242')));
    expect((await json('POST', '/payments/cart-status', { cartId })).body).toEqual({
      data: { status: 'paid' },
    });
    expect((await json('POST', '/payments/cart-status', { cartId: 'unknown' })).status).toBe(404);
  });

  it('S-27: only the vault hands over cards, and a forged message of the provider is refused', async () => {
    const intake = await json('POST', '/internal/payment-info', {
      handle: 'aaaaaaaaaaaaaaaaaaaaaaaa',
      sequence: 1,
      providerToken: 'pm_1',
      brand: 'visa',
      last4: '4242',
      expiry: '12/31',
      cardHolderName: 'A',
    });
    expect(intake.status).toBe(404);
    expect((await json('POST', '/payment/notifications', { id: 'evt_1' })).status).toBe(401);
  });
});
