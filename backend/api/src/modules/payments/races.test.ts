import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  BookingProgress,
  CancellationQuote,
  ChangeOffer,
  ChangeQuote,
  ServiceOffers,
  ServicesQuote,
} from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { openDatabase, type OpenDatabase } from '../../database/connect.ts';
import { STARTUP_MS } from '../../testing.ts';
import { INTERLEAVE_POINTS, type InterleavePoint } from './settlement/index.ts';
import { createDeskCalls } from './testing/desk-calls.ts';
import { createMoneyChecks } from './testing/money.ts';
import { createTravellers } from './testing/travellers.ts';
import { openShop, SITE, type Shop } from './testing/open-shop.ts';
import {
  AGENT,
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
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 1);
const ROUND_MS = 30_000;

let shop: Shop;
let rival: FastifyInstance;
let rivalDatabase: OpenDatabase;
let atPoint: ((point: InterleavePoint) => Promise<void>) | null = null;
const { openBrowser, pricedOffer, giveCard, readyToPay, pay, status } = createShoppers(() => shop);
const travellers = createTravellers(() => shop);
const { moneyAtProvider, expectBalanced } = createMoneyChecks(() => shop);
const desk = createDeskCalls(() => shop);

const shopOfTwo = async () => {
  shop = await openShop(
    { interleave: async (point) => atPoint?.(point) },
    {
      environment: {
        MAIL_FOLDER: mkdtempSync(join(tmpdir(), 'travesia-mails-')),
        // One agent alone may give everything back.
        DESK_REFUND_ALONE_MAX: '100000000',
      },
    },
  );
  rivalDatabase = await openDatabase({
    databaseUrl: shop.testDatabase.url,
    poolMax: 10,
    dataFolder: null,
    requireDurable: false,
  });
  ({ app: rival } = await buildApp({ ...shop.dependencies, database: rivalDatabase.database }));
};

let addresses = 0;
/** Another one for each call, so that no limit hides a race. */
function newAddress() {
  addresses += 1;
  return `203.${Math.floor(addresses / 62_500)}.${Math.floor(addresses / 250) % 250}.${addresses % 250}`;
}

/** The calls of a traveller's device at the other process. */
async function atRival(browser: Browser, url: string, payload: object, agentId = AGENT) {
  const reply = await rival.inject({
    method: 'POST',
    url,
    payload: { agentId, ...payload },
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

const directionOf = (ready: ReadyOrder) => ({
  orderId: ready.orderId,
  transactionId: ready.transactionId,
  amount: ready.order.total.amount,
  currency: 'USD',
  returnUrl: `${SITE}/en/booking/authenticate/waiting`,
  cancelUrl: `${SITE}/en/booking/authenticate/cancel`,
});
const PAY = '/user/session/payment-direction';

const payAtRival = (browser: Browser, ready: ReadyOrder) => atRival(browser, PAY, directionOf(ready));

interface Booked {
  readonly browser: Browser;
  readonly referenceId: string;
  readonly total: number;
  /** As the airline has them. */
  readonly departures: string;
}
const pageOf =
  ({ browser, referenceId }: Pick<Booked, 'browser' | 'referenceId'>) =>
  (path: string, body: object = {}) =>
    browser.call(`/booking/${path}`, { referenceId, ...body });

async function orderAtAirline({ referenceId }: Pick<Booked, 'referenceId'>) {
  const { orders } = (await shop.sandbox.inject('/_control/orders')).json() as {
    orders: {
      metadata: Record<string, string>;
      bags: number;
      departures: string[];
      cancelledAt: string | null;
    }[];
  };
  const found = orders.find(({ metadata }) => metadata['travesia_reference'] === referenceId);
  if (!found) throw new Error('the airline has no such order');
  return found;
}

/** A flight that gives a part back; the family name says what a change of it costs. */
async function bookFlight(lastName: string): Promise<Booked> {
  const booked = await travellers.bookFlight({ isWanted: givesPartBack, lastName });
  const { departures } = await orderAtAirline(booked);
  return { ...booked, departures: departures.join() };
}

/** What somebody is about to press on a device of their own. */
interface Wish {
  readonly code: 'added' | 'cancelled' | 'changed' | 'refunded';
  /** What the quote says that it moves: in is positive. */
  readonly cents: number;
  press(process: 'here' | 'rival'): Promise<number>;
}
type Rival = 'bags' | 'cancellation' | 'change' | 'refund';
const CONTESTS: readonly (readonly [what: string, rivals: readonly Rival[]])[] = [
  ['a cancellation on two devices', ['cancellation', 'cancellation']],
  ['a change on two devices', ['change', 'change']],
  ['bags on two devices and a cancellation', ['bags', 'bags', 'cancellation']],
  ['a change, bags and two cancellations', ['change', 'bags', 'cancellation', 'cancellation']],
  ['a cancellation, and a refund of everything by two agents', ['refund', 'refund', 'cancellation']],
];

/** As many in all. */
const ROUNDS_EACH = Math.ceil(ROUNDS / CONTESTS.length);

async function prepare(rivalry: Rival, booked: Booked, place: number): Promise<Wish> {
  const call = pageOf(booked);
  const mailCode = async () => {
    expect((await call('cancellation/code')).status).toBe(200);
    return mailedCode(shop.dependencies.database);
  };
  const pressing =
    (browser: Browser, url: string, payload: Record<string, unknown>, agentId?: string): Wish['press'] =>
    (process) =>
      process === 'rival'
        ? atRival(browser, url, payload, agentId)
        : browser.call(url, payload, agentId).then((reply) => reply.status);
  if (rivalry === 'refund') {
    const { id } = await shop.dependencies.database
      .selectFrom('bookings')
      .select('id')
      .where('reference', '=', booked.referenceId)
      .executeTakeFirstOrThrow();
    const agent = { as: { id: `agent${place}` }, seen: await desk.read(id) };
    const asked = { key: randomUUID(), amount: booked.total };
    return {
      code: 'refunded',
      cents: -booked.total,
      press: async (process) =>
        (await desk.act(id, 'refund', asked, { ...agent, ...(process === 'rival' && { app: rival }) }))
          .status,
    };
  }
  if (rivalry === 'cancellation') {
    const { quoteId, back } = (await call('cancellation/quote')).body.data as CancellationQuote;
    const payload = { referenceId: booked.referenceId, quoteId, code: await mailCode() };
    const press = pressing(booked.browser, '/booking/cancellation/confirm', payload);
    return { code: 'cancelled', cents: -back.amount, press };
  }
  const { changeId, total } = await (rivalry === 'bags' ? quoteBags(booked) : quoteChange(booked));
  expect((await call('change/confirm', { changeId, code: await mailCode() })).status).toBe(200);
  // Every device has a session of its own.
  const agentId = `0b7c5d0e-9a39-4c3b-9d0c-0f7b9c2f6a2${place}`;
  const device = await openBrowser(agentId);
  await device.call(`/user/session/set/flight-${rivalry === 'bags' ? 'services' : 'change'}-order`, {
    change: { id: changeId },
  });
  const billed = await device.call('/user/session/create-billing-info', {
    orderId: changeId,
    billingInformation: billing,
  });
  const { cardHandle } = billed.body.data as { cardHandle: string };
  const transactionId = await giveCard(cardHandle, PAYS);
  const { body } = await device.call('/user/session/order-view', {});
  const payload = directionOf({ orderId: changeId, transactionId, order: body.data as never });
  return {
    code: rivalry === 'bags' ? 'added' : 'changed',
    cents: total.amount,
    press: pressing(device, PAY, payload, agentId),
  };
}

async function quoteBags(booked: Booked): Promise<ServicesQuote> {
  const call = pageOf(booked);
  const { bags } = (await call('services/offers')).body.data as ServiceOffers;
  const services = [{ serviceId: bags[0]?.additionalServicesId, quantity: 2 }];
  return (await call('services/quote', { services, shown: bags[0]?.amount })).body.data;
}

async function quoteChange(booked: Booked): Promise<ChangeQuote> {
  const call = pageOf(booked);
  const date = addDays(todayIn(Date.now()), 35);
  const { offers } = (await call('change/offers', { journey: 0, date })).body.data as {
    offers: ChangeOffer[];
  };
  const [offer] = offers;
  return (await call('change/quote', { offerRef: offer?.offerRef, shown: offer?.total })).body.data;
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
    'S-39: two tabs begin a trip while the order of the paid one is found, round %i: one is open, the paid one is booked once',
    async () => {
      const browser = await openBrowser();
      const silent = await readyToPay(browser, PAYS, 'Silent Hour');
      const cart = cartOf(await pay(browser, silent));
      await status(browser, cart);
      await shop.sandbox.inject({ method: 'POST', url: '/_control/orders/settle' });
      const offers = await Promise.all([pricedOffer('BCN'), pricedOffer('LIM')]);
      const SET = '/user/session/set/flight-order';
      const ask = { worldpayResponseData: { cartId: cart } };
      const begin = (place: number) => ({ flightOffer: { id: offers[place]?.id }, bookingId: null });
      const codes = await Promise.all([
        browser.call(SET, begin(0)).then((reply) => reply.status),
        atRival(browser, '/user/session/provider/status', ask),
        atRival(browser, SET, begin(1)),
        browser.call('/user/session/provider/status', ask).then((reply) => reply.status),
      ]);
      // While the found order is captured the payment runs again, and a new trip waits for it.
      expect(codes.filter((code) => code >= 500)).toEqual([]);
      expect((await settle(browser, cart)).status).toBe(200);
      const { database } = shop.dependencies;
      const open = await database.selectFrom('bookings').select('id').where('closed', '=', false).execute();
      expect(open).toHaveLength(1);
      const paid = await database
        .selectFrom('bookings')
        .innerJoin('payment_attempts', 'payment_attempts.booking_id', 'bookings.id')
        .select(['bookings.id', 'bookings.state', 'payment_attempts.state as payment'])
        .execute();
      expect(paid).toEqual([{ id: silent.order.bookingId, state: 'confirmed', payment: 'captured' }]);
      expect(await moneyAtProvider()).toEqual({ taken: silent.order.total.amount, held: 0 });
      await expectBalanced();
    },
    ROUND_MS,
  );

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
        const payment = { bookingId, ...directionOf(ready) };
        const call = (url: string, body: Record<string, unknown>) =>
          app === 'rival'
            ? atRival(browser, url, body)
            : browser.call(url, body).then((reply) => reply.status);
        return [await call('/user/session/take-up', { bookingId }), await call(PAY, payment)];
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

  it.each(
    Array.from({ length: ROUNDS_EACH }, (_, round) => round + 1).flatMap((round) =>
      CONTESTS.map(([what, rivals]) => [what, round, rivals] as const),
    ),
  )(
    '%s, fifty times at once at two processes, round %i: one of them happens (M-03, M-05, M-06)',
    async (_what, _round, rivals) => {
      const booked = await bookFlight('Change Costs');
      const call = pageOf(booked);
      const wishes: Wish[] = [];
      // Who cancels needs the code that was mailed last.
      const isLast = (rivalry: Rival) => Number(rivalry === 'cancellation');
      for (const rival of rivals.toSorted((one, other) => isLast(one) - isLast(other)))
        wishes.push(await prepare(rival, booked, wishes.length));
      const replies = await Promise.all(
        Array.from({ length: 50 }, async (_, place) =>
          wishes[place % wishes.length]?.press(place % 3 === 0 ? 'rival' : 'here'),
        ),
      );
      expect(replies.filter((code) => (code ?? 500) >= 500)).toEqual([]);
      expect(replies).toContain(200);
      await shop.api.settlement.settleDue();
      const { events, review } = (await call('progress')).body.data as BookingProgress;
      const codes = events.map(({ code }) => code);
      const isOfDesk = codes.includes('refunded') && !codes.includes('cancelled');
      const happened = [
        ...codes.filter((code) => code === 'added' || code === 'cancelled' || code === 'changed'),
        ...(isOfDesk ? ['refunded'] : []),
      ];
      expect([happened.length, review]).toEqual([1, null]);
      const won = wishes.find(({ code }) => code === happened[0]);
      // To the cent what was quoted.
      expect(await moneyAtProvider()).toEqual({ taken: booked.total + (won?.cents ?? 0), held: 0 });
      await expectBalanced();
      const order = await orderAtAirline(booked);
      expect({ bags: order.bags, isCancelled: order.cancelledAt !== null }).toEqual({
        bags: won?.code === 'added' ? 2 : 0,
        isCancelled: won?.code === 'cancelled',
      });
      expect(order.departures.join() === booked.departures).toBe(won?.code !== 'changed');
    },
    ROUND_MS,
  );

  const reached: InterleavePoint[] = INTERLEAVE_POINTS.filter(
    (point) => !/void|cancel|refund|hold|release|releasing/.test(point),
  );
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
