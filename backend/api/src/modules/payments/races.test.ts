import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceOffers, ServicesQuote } from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { openDatabase, type OpenDatabase } from '../../database/connect.ts';
import { STARTUP_MS } from '../../testing.ts';
import { INTERLEAVE_POINTS, type InterleavePoint } from './settlement/index.ts';
import { openShop, SITE, type Shop } from './testing/open-shop.ts';
import {
  billing,
  cartOf,
  createShoppers,
  givesPartBack,
  mailedCode,
  PAYS,
  type Browser,
  type ReadyOrder,
} from './testing/shopper.ts';

/**
 * Two processes' worth of backend on one database. The embedded database has one connection and shows no race:
 * these stories need the PostgreSQL that TEST_DATABASE_URL names.
 */
const onPostgres = (process.env.TEST_DATABASE_URL ?? '') === '' ? describe.skip : describe;
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 3);
const ROUND_MS = 30_000;

let shop: Shop;
let rival: FastifyInstance;
let rivalDatabase: OpenDatabase;
let atPoint: ((point: InterleavePoint) => Promise<void>) | null = null;
const { openBrowser, pricedOffer, fillIn, giveCard, readyToPay, pay, status } = createShoppers(() => shop);

const shopOfTwo = async () => {
  shop = await openShop(
    { interleave: async (point) => atPoint?.(point) },
    { environment: { MAIL_FOLDER: mkdtempSync(join(tmpdir(), 'travesia-mails-')) } },
  );
  rivalDatabase = await openDatabase({
    databaseUrl: shop.testDatabase.url,
    poolMax: 10,
    dataFolder: null,
    requireDurable: true,
  });
  ({ app: rival } = await buildApp({ ...shop.dependencies, database: rivalDatabase.database }));
};

let addresses = 0;
/** Another one for each call, so that no limit hides a race. */
function newAddress() {
  addresses += 1;
  return `203.${Math.floor(addresses / 62_500)}.${Math.floor(addresses / 250) % 250}.${addresses % 250}`;
}

/** The traveller's own calls at the other process. */
async function atRival(browser: Browser, url: string, payload: object) {
  const reply = await rival.inject({
    method: 'POST',
    url,
    payload: { agentId: '6c84fb90-12c4-4e1f-8f5a-2b0a4b7f3c11', ...payload },
    cookies: { ...browser.cookies },
    headers: {
      host: 'localhost:3000',
      'accept-language': 'en',
      'x-forwarded-for': newAddress(),
    },
    remoteAddress: '127.0.0.1',
  });
  return reply.statusCode;
}

function payAtRival(browser: Browser, ready: ReadyOrder) {
  return atRival(browser, '/user/session/payment-direction', {
    orderId: ready.orderId,
    transactionId: ready.transactionId,
    amount: ready.order.total.amount,
    currency: 'USD',
    returnUrl: `${SITE}/en/booking/authenticate/waiting`,
    cancelUrl: `${SITE}/en/booking/authenticate/cancel`,
  });
}

/** Everything up to the pay button of a change that was allowed. */
async function readyForChange(
  browser: Browser,
  changeId: string,
  kind = 'flight-change',
): Promise<ReadyOrder> {
  await browser.call(`/user/session/set/${kind}-order`, { change: { id: changeId } });
  const billed = await browser.call('/user/session/create-billing-info', {
    orderId: changeId,
    billingInformation: billing,
  });
  const { cardHandle } = billed.body.data as { cardHandle: string };
  const transactionId = await giveCard(cardHandle, PAYS);
  const { body } = await browser.call('/user/session/order-view', {});
  return { orderId: changeId, transactionId, order: body.data as never };
}

/** A signed word of the provider about the payment made last. */
async function notify(app: FastifyInstance, eventId: string) {
  const intent = (await shop.stripe.paymentIntents.list({ limit: 1 })).data[0];
  if (!intent) return 200;
  const payload = JSON.stringify({
    id: eventId,
    object: 'event',
    type: 'payment_intent.amount_capturable_updated',
    created: Math.floor(Date.now() / 1000),
    data: { object: intent },
  });
  const signature = shop.stripe.webhooks.generateTestHeaderString({
    payload,
    secret: 'whsec_travesia_sandbox',
  });
  const reply = await app.inject({
    method: 'POST',
    url: '/payment/notifications',
    payload,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signature,
      'x-forwarded-for': newAddress(),
    },
    remoteAddress: '127.0.0.1',
  });
  return reply.statusCode;
}

/** Our ledger joined with the provider's and the supplier's. */
async function ledgers() {
  const { database } = shop.dependencies;
  const bookings = await database.selectFrom('bookings').select(['state', 'total_amount']).execute();
  const attempts = await database
    .selectFrom('payment_attempts')
    .select(['state', 'amount'])
    .where('live', '=', true)
    .execute();
  const orders = await database
    .selectFrom('supplier_orders')
    .select(['state', 'supplier_ref'])
    .where('live', '=', true)
    .execute();
  const intents = await shop.stripe.paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  const supplier = (await shop.sandbox.inject({ url: '/_control/orders' })).json() as {
    orders: { id: string; cancelled_at?: string | null }[];
  };
  const ours = new Set(orders.map((order) => order.supplier_ref));
  return {
    bookings,
    attempts,
    orders: orders.map(({ state }) => state),
    captured: intents
      .filter((intent) => intent.status === 'succeeded')
      .map((intent) => intent.amount_received),
    heldOrOpen: intents.filter((intent) => intent.status === 'requires_capture').length,
    supplierOrders: supplier.orders.filter(({ id }) => ours.has(id)).length,
  };
}

async function expectOneOfEverything(before: { captured: readonly number[] }, total: number) {
  const now = await ledgers();
  expect(now.bookings).toEqual([{ state: 'confirmed', total_amount: total }]);
  expect(now.attempts).toEqual([{ state: 'captured', amount: total }]);
  expect(now.orders).toEqual(['placed']);
  expect(now.supplierOrders).toBe(1);
  expect(now.captured.length - before.captured.length).toBe(1);
  expect(now.captured).toContain(total);
  expect(now.heldOrOpen).toBe(0);
}

async function settle(browser: Browser, cartId: string) {
  for (let tries = 0; tries < 20; tries += 1) {
    const reply = await status(browser, cartId);
    if (reply.status !== 202) return reply;
  }
  throw new Error('the booking does not come to rest');
}

onPostgres('many at once for one booking', () => {
  beforeAll(shopOfTwo, STARTUP_MS);
  beforeEach(async () => {
    atPoint = null;
    await shop.testDatabase.truncate();
  });
  afterAll(async () => {
    await rival.close();
    await rivalDatabase.close();
    await shop.close();
  });

  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    'B-31 B-34 B-40: fifty confirmations, statuses and notices, round %i: one charge, one order, one booking',
    async (round) => {
      const browser = await openBrowser();
      const ready = await readyToPay(browser, PAYS);
      const before = await ledgers();
      const first = pay(browser, ready);
      const codes = await Promise.all([
        first.then((reply) => reply.status),
        ...Array.from({ length: 16 }, () => payAtRival(browser, ready)),
        ...Array.from({ length: 16 }, (_, index) =>
          notify(index % 2 ? rival : shop.app, `evt_${round}_${index}_${Date.now()}`),
        ),
        ...Array.from({ length: 17 }, async () => {
          const { body, status: code } = await first;
          return code === 200
            ? atRival(browser, '/user/session/provider/status', {
                worldpayResponseData: { cartId: cartOf({ body }) },
              })
            : code;
        }),
      ]);
      expect(codes.filter((code) => code >= 500)).toEqual([]);
      const cart = await shop.dependencies.database
        .selectFrom('payment_attempts')
        .select('cart_id')
        .executeTakeFirstOrThrow();
      expect((await settle(browser, cart.cart_id)).status).toBe(200);
      await expectOneOfEverything(before, ready.order.total.amount);
    },
    ROUND_MS,
  );

  it('B-24: two first orders of one session at the same moment open one booking', async () => {
    const browser = await openBrowser();
    const [one, other] = await Promise.all([pricedOffer(), pricedOffer()]);
    const set = (app: 'here' | 'rival', offer: { id: string }) =>
      app === 'here'
        ? browser
            .call('/user/session/set/flight-order', { flightOffer: { id: offer.id } })
            .then((r) => r.status)
        : atRival(browser, '/user/session/set/flight-order', { flightOffer: { id: offer.id } });
    const codes = await Promise.all([set('here', one), set('rival', other)]);
    expect(codes).toEqual([200, 200]);
    const open = await shop.dependencies.database
      .selectFrom('bookings')
      .select('id')
      .where('closed', '=', false)
      .execute();
    expect(open).toHaveLength(1);
  });

  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    'S-39: two tabs take up and pay their own trips at the same moment, round %i: each charge is its own trip’s',
    async () => {
      const browser = await openBrowser();
      const tabWith = async (lastName: string) => {
        const ready = await readyToPay(browser, PAYS, lastName);
        return { ready, lastName, bookingId: ready.order.bookingId };
      };
      const one = await tabWith('PEREZ');
      const other = await tabWith('GOMEZ');
      const tabs = [one, other];
      expect(one.bookingId).not.toBe(other.bookingId);
      const takeUpAndPay = async ({ ready, bookingId }: typeof one, app: 'here' | 'rival') => {
        const payment = {
          bookingId,
          orderId: ready.orderId,
          transactionId: ready.transactionId,
          amount: ready.order.total.amount,
          currency: 'USD',
          returnUrl: `${SITE}/en/booking/authenticate/waiting`,
          cancelUrl: `${SITE}/en/booking/authenticate/cancel`,
        };
        const call = (url: string, body: Record<string, unknown>) =>
          app === 'rival'
            ? atRival(browser, url, body)
            : browser.call(url, body).then((reply) => reply.status);
        return [
          await call('/user/session/take-up', { bookingId }),
          await call('/user/session/payment-direction', payment),
        ];
      };
      const codes = await Promise.all([
        takeUpAndPay(one, 'here'),
        takeUpAndPay(other, 'rival'),
        takeUpAndPay(one, 'rival'),
        takeUpAndPay(other, 'here'),
      ]);
      expect(codes.flat().filter((code) => code !== 200 && code !== 409)).toEqual([]);
      const { database } = shop.dependencies;
      const open = await database.selectFrom('bookings').select('id').where('closed', '=', false).execute();
      expect(open).toHaveLength(1);
      const charged = await database
        .selectFrom('payment_attempts')
        .innerJoin('supplier_orders', 'supplier_orders.attempt_id', 'payment_attempts.id')
        .select(['payment_attempts.booking_id', 'supplier_orders.family_name'])
        .execute();
      for (const { booking_id, family_name } of charged)
        expect(family_name).toBe(tabs.find(({ bookingId }) => bookingId === booking_id)?.lastName);
      expect(new Set(charged.map(({ booking_id }) => booking_id)).size).toBe(charged.length);
    },
    ROUND_MS,
  );

  it(
    'a cancellation confirmed on two devices, many times, at two processes: one cancellation, one refund',
    async () => {
      const browser = await openBrowser();
      const offer = await pricedOffer('BOG', givesPartBack);
      const set = await browser.call('/user/session/set/flight-order', { flightOffer: { id: offer.id } });
      const ready = await fillIn(browser, (set.body.data as { id: string }).id);
      const booked = await status(browser, cartOf(await pay(browser, ready)));
      const { referenceId } = booked.body.data as { referenceId: string };
      const call = (path: string, body: object = {}) =>
        browser.call(`/booking/cancellation/${path}`, { referenceId, ...body });
      const quotes = [await call('quote'), await call('quote')].map(
        ({ body }) => body.data as { quoteId: string; back: { amount: number } },
      );
      expect((await call('code')).status).toBe(200);
      const code = await mailedCode(shop.dependencies.database);
      const before = (await shop.stripe.refunds.list({ limit: 100 })).data.length;
      const codes = await Promise.all(
        quotes.flatMap(({ quoteId }) => [
          call('confirm', { quoteId, code }).then((reply) => reply.status),
          atRival(browser, '/booking/cancellation/confirm', { referenceId, quoteId, code }),
        ]),
      );
      expect(codes).toContain(200);
      expect(codes.filter((each) => each >= 500)).toEqual([]);
      await shop.api.settlement.settleDue();
      const refunds = (await shop.stripe.refunds.list({ limit: 100 })).data;
      expect(refunds.length - before).toBe(1);
      expect(refunds[0]?.amount).toBe(quotes[0]?.back.amount);
      const cancellations = await shop.dependencies.database
        .selectFrom('cancellations')
        .select('state')
        .orderBy('state')
        .execute();
      expect(cancellations).toEqual([{ state: 'done' }, { state: 'quoted' }]);
    },
    ROUND_MS,
  );

  it(
    'a change is paid and a cancellation confirmed at once, at two processes: one of them happens',
    async () => {
      const browser = await openBrowser();
      const offer = await pricedOffer('BOG', givesPartBack);
      const set = await browser.call('/user/session/set/flight-order', { flightOffer: { id: offer.id } });
      const ready = await fillIn(browser, (set.body.data as { id: string }).id, { lastName: 'Change Costs' });
      const booked = await status(browser, cartOf(await pay(browser, ready)));
      const { referenceId } = booked.body.data as { referenceId: string };
      const call = (path: string, body: object = {}) =>
        browser.call(`/booking/${path}`, { referenceId, ...body });
      const date = addDays(todayIn(Date.now()), 35);
      const { offers } = (await call('change/offers', { journey: 0, date })).body.data as {
        offers: { offerRef: string; total: object }[];
      };
      const quoted = await call('change/quote', { offerRef: offers[0]?.offerRef, shown: offers[0]?.total });
      const { changeId, total } = quoted.body.data as { changeId: string; total: { amount: number } };
      await call('cancellation/code');
      const first = await mailedCode(shop.dependencies.database);
      expect((await call('change/confirm', { changeId, code: first })).status).toBe(200);
      const { quoteId } = (await call('cancellation/quote')).body.data as { quoteId: string };
      await call('cancellation/code');
      const code = await mailedCode(shop.dependencies.database);
      const change = await readyForChange(browser, changeId);
      const codes = await Promise.all([
        pay(browser, change, total.amount).then((reply) => reply.status),
        atRival(browser, '/booking/cancellation/confirm', { referenceId, quoteId, code }),
        payAtRival(browser, {
          ...change,
          order: { ...change.order, total: { ...ready.order.total, ...total } },
        }),
        call('cancellation/confirm', { quoteId, code }).then((reply) => reply.status),
      ]);
      expect(codes.filter((each) => each >= 500)).toEqual([]);
      await shop.api.settlement.settleDue();
      const { events } = (await call('progress')).body.data as { events: { code: string }[] };
      const happened = events.filter((event) => event.code === 'changed' || event.code === 'cancelled');
      expect(happened).toHaveLength(1);
    },
    ROUND_MS,
  );

  it(
    'bags and seats are paid on two devices and the booking is cancelled, at once: one of them happens (M-06)',
    async () => {
      const browser = await openBrowser();
      const offer = await pricedOffer('BOG', givesPartBack);
      const set = await browser.call('/user/session/set/flight-order', { flightOffer: { id: offer.id } });
      const ready = await fillIn(browser, (set.body.data as { id: string }).id);
      const booked = await status(browser, cartOf(await pay(browser, ready)));
      const { referenceId } = booked.body.data as { referenceId: string };
      const call = (path: string, body: object = {}) =>
        browser.call(`/booking/${path}`, { referenceId, ...body });
      const { bags } = (await call('services/offers')).body.data as ServiceOffers;
      const [bag] = bags;
      const services = [{ serviceId: bag?.additionalServicesId, quantity: 2 }];
      const quoteServices = async () =>
        (await call('services/quote', { services, shown: bag?.amount })).body.data as ServicesQuote;
      const codeFor = async () => {
        await call('cancellation/code');
        return mailedCode(shop.dependencies.database);
      };
      const [one, other] = [await quoteServices(), await quoteServices()];
      for (const { changeId } of [one, other])
        expect((await call('change/confirm', { changeId, code: await codeFor() })).status).toBe(200);
      const { quoteId } = (await call('cancellation/quote')).body.data as { quoteId: string };
      const code = await codeFor();
      // The other device has a session of its own and opens the booking by its address.
      const elsewhere = await openBrowser('0b7c5d0e-9a39-4c3b-9d0c-0f7b9c2f6a22');
      const here = await readyForChange(browser, one.changeId, 'flight-services');
      const there = await readyForChange(elsewhere, other.changeId, 'flight-services');
      const codes = await Promise.all([
        pay(browser, here, one.total.amount).then((reply) => reply.status),
        pay(elsewhere, there, other.total.amount).then((reply) => reply.status),
        atRival(browser, '/booking/cancellation/confirm', { referenceId, quoteId, code }),
        call('cancellation/confirm', { quoteId, code }).then((reply) => reply.status),
      ]);
      expect(codes.filter((each) => each >= 500)).toEqual([]);
      await shop.api.settlement.settleDue();
      const { events } = (await call('progress')).body.data as { events: { code: string }[] };
      const happened = events.filter((event) => event.code === 'added' || event.code === 'cancelled');
      expect(happened).toHaveLength(1);
      const { orders } = (await shop.sandbox.inject('/_control/orders')).json() as {
        orders: { metadata: Record<string, string>; bags: number }[];
      };
      const [order] = orders.filter(({ metadata }) => metadata['travesia_reference'] === referenceId);
      expect(order?.bags).toBe(happened[0]?.code === 'added' ? 2 : 0);
    },
    ROUND_MS,
  );

  const reached: InterleavePoint[] = INTERLEAVE_POINTS.filter((point) => !/void|cancel|refund/.test(point));
  it.each(reached)(
    'B-40: everybody asks again exactly at "%s": still one of everything',
    async (point) => {
      const browser = await openBrowser();
      const ready = await readyToPay(browser, PAYS);
      const before = await ledgers();
      let isReached = false;
      atPoint = async (here) => {
        if (here !== point || isReached) return;
        isReached = true;
        const codes = await Promise.all([
          payAtRival(browser, ready),
          payAtRival(browser, ready),
          notify(rival, `evt_${point}_${Date.now()}`),
        ]);
        expect(codes.filter((code) => code >= 500)).toEqual([]);
      };
      const direction = await pay(browser, ready);
      expect(isReached).toBe(true);
      expect((await settle(browser, cartOf(direction))).status).toBe(200);
      await expectOneOfEverything(before, ready.order.total.amount);
    },
    ROUND_MS,
  );
});
