import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderView } from '@travesia/contracts';
import PostalMime from 'postal-mime';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { createRetention } from '../../retention.ts';
import { createCallers } from './testing/callers.ts';
import { createDeath, WHILE_PAYING } from './testing/death.ts';
import { createDeskCalls } from './testing/desk-calls.ts';
import { createMoneyChecks } from './testing/money.ts';
import { createTravellers } from './testing/travellers.ts';
import { useShop } from './testing/use-shop.ts';
import { billing, cartOf, createShoppers, mailedCode, PAYS, type Browser } from './testing/shopper.ts';

const death = createDeath();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DECLINED = '4000000000000002';

const shop = useShop(
  { interleave: death.interleave },
  { environment: { MAIL_FOLDER: temporaryFolder('mails') } },
);
beforeEach(async () => {
  death.never();
  await setClock(0);
  await shop().sandbox.inject({ method: 'DELETE', url: '/_control/switches' });
});

const { openBrowser, pricedOffer, giveCard, pay, status } = createShoppers(shop);
const { viewOf, typeIn } = createCallers(shop);
const { setClocks: setClock } = createTravellers(shop);
const { moneyAtProvider, expectBalanced } = createMoneyChecks(shop);
const desk = createDeskCalls(shop);
const db = () => shop().dependencies.database;
const codeOf = (reply: { body: { error?: { code: string } } }) => reply.body.error?.code ?? 'ok';

interface AtSupplier {
  readonly id: string;
  readonly totalAmount: string;
  readonly paidCents: number;
  readonly cancelledAt: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}
/** Those of this story: the sandbox keeps the orders of all of them. */
async function atSupplier(): Promise<AtSupplier[]> {
  const rows = await db().selectFrom('supplier_orders').select('reference').execute();
  const { orders } = (await shop().sandbox.inject({ method: 'GET', url: '/_control/orders' })).json() as {
    orders: AtSupplier[];
  };
  return orders.filter(({ metadata }) =>
    rows.some(({ reference }) => reference === metadata['travesia_reference']),
  );
}

const switchOn = (name: string, times?: number) =>
  shop().sandbox.inject({
    method: 'POST',
    url: '/_control/switches',
    payload: { route: 'MAD-BOG', switches: [name], ...(times && { times }) },
  });

async function mailsOf(kind: 'trip-held' | 'hold-ended'): Promise<string[]> {
  const rows = await db()
    .selectFrom('mails')
    .select('message')
    .where('kind', '=', kind)
    .orderBy('created_at')
    .execute();
  return Promise.all(rows.map(async ({ message }) => (await PostalMime.parse(message)).text ?? ''));
}

/** A flight whose airline lets one pay later, with its travellers. */
async function chosen(lastName = 'Pérez', to = 'BOG') {
  const browser = await openBrowser(randomUUID());
  const offer = await pricedOffer(to);
  await browser.call('/user/session/set/flight-order', { flightOffer: { id: offer.id } });
  await typeIn(browser, lastName);
  const view = await viewOf(browser);
  return { browser, view, bookingId: view.bookingId };
}

const press = (browser: Browser, { bookingId, orderKey, total }: OrderView, more: object = {}) =>
  browser.call('/user/session/hold', { bookingId, orderKey, amount: total.amount, ...more });
const viewBy = async (browser: Browser, bookingId: string) =>
  (await browser.call('/user/session/order-view', { bookingId })).body.data as OrderView;
const giveUp = (browser: Browser, bookingId: string) =>
  browser.call('/user/session/give-up-hold', { bookingId });

async function held(lastName?: string) {
  const known = await chosen(lastName);
  expect((await press(known.browser, known.view)).body).toEqual({ data: { state: 'held' } });
  return known;
}

/** As the checkout does it: address, card, pay. */
async function tryToPay(browser: Browser, bookingId: string, card = PAYS) {
  const { orderId } = await viewBy(browser, bookingId);
  const billed = await browser.call('/user/session/create-billing-info', {
    bookingId,
    orderId,
    billingInformation: billing,
  });
  expect(codeOf(billed)).toBe('ok');
  const { cardHandle } = billed.body.data as { cardHandle: string };
  const transactionId = await giveCard(cardHandle, card);
  const order = await viewBy(browser, bookingId);
  return pay(browser, { orderId, transactionId, order });
}
async function ended(browser: Browser, direction: Awaited<ReturnType<typeof tryToPay>>) {
  const reply = await status(browser, cartOf(direction));
  return codeOf(reply) === 'ok'
    ? (reply.body.data as { paymentStatus: string }).paymentStatus
    : codeOf(reply);
}
const stateOf = async (id: string) =>
  await db()
    .selectFrom('bookings')
    .select(['state', 'reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a trip that is held (Q-12)', () => {
  it('Q-12: the order says until when it can be paid and its price is fixed, where the airline allows it', async () => {
    const { view } = await chosen();
    expect(view.hold).toMatchObject({ refusal: null, referenceId: null, failure: null });
    const leftMs = Date.parse(view.hold?.payUntil ?? '') - Date.now();
    expect(leftMs).toBeGreaterThan(2.9 * DAY_MS);
    expect(view.hold?.priceUntil).toBe(view.hold?.payUntil);
    const atOnce = await chosen('Pérez', 'CDT');
    expect(atOnce.view.hold).toBeUndefined();
    expect(codeOf(await press(atOnce.browser, atOnce.view))).toBe('change_refused');
  });

  it('Q-12: one press holds it without a payment, and a mail has the link to it', async () => {
    const { browser, bookingId } = await held();
    await shop().settleDue();
    const view = await viewBy(browser, bookingId);
    expect(view).toMatchObject({ state: 'held', hold: { referenceId: expect.stringMatching(/^\w{10}$/) } });
    expect(view.clock.secondsLeft).toBeGreaterThan((2.9 * DAY_MS) / 1000);
    expect(await atSupplier()).toMatchObject([{ paidCents: 0, cancelledAt: null }]);
    expect(await db().selectFrom('payment_attempts').select('id').execute()).toEqual([]);
    const mails = await mailsOf('trip-held');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(view.hold?.referenceId);
    expect(mails[0]).toMatch(/#trip=[\w-]{43}/);
    await shop().settleDue();
    expect(await mailsOf('trip-held')).toHaveLength(1);
  });

  it('Q-12: pressed twice, and in two tabs at once, it is one order at the airline', async () => {
    const { browser, view, bookingId } = await chosen();
    const states = await Promise.all([press(browser, view), press(browser, view), press(browser, view)]);
    expect(states.map(({ status: code }) => code)).toEqual([200, 200, 200]);
    expect((await press(browser, view)).body).toEqual({ data: { state: 'held' } });
    expect(await atSupplier()).toHaveLength(1);
    expect(await stateOf(bookingId)).toMatchObject({ state: 'held' });
  });

  it('Q-12: nothing is held but what the page shows, with its travellers and without bags', async () => {
    const { browser, view, bookingId } = await chosen();
    expect(codeOf(await press(browser, view, { amount: view.total.amount - 1 }))).toBe('other_booking_open');
    expect(codeOf(await press(browser, view, { orderKey: 'another' }))).toBe('other_booking_open');
    const bags = await shop().app.inject({ url: view.bags.url ?? '', headers: { host: 'localhost:3000' } });
    const [bag] = bags.json().data as { additionalServicesId: string; journeyType: string }[];
    await browser.call('/user/session/add/additional-services', {
      bookingId,
      baggages: [{ ...bag, quantity: 1 }],
    });
    const withBag = await viewBy(browser, bookingId);
    expect(withBag.hold?.refusal).toBe('extras');
    expect(codeOf(await press(browser, withBag))).toBe('change_refused');
    const stranger = await openBrowser(randomUUID());
    expect(codeOf(await press(stranger, view))).toBe('order_missing');
    expect(await atSupplier()).toEqual([]);
  });

  it('Q-12: while it is held its travellers stay as they are, and another trip can be chosen beside it', async () => {
    const { browser, view, bookingId } = await held();
    const changed = await browser.call('/user/session/customer', {
      bookingId,
      orderId: view.orderId,
      customerDetails: { email: 'eva@example.com', phone: '+34600112233' },
    });
    expect(codeOf(changed)).toBe('change_refused');
    const other = await pricedOffer('LIM');
    const set = await browser.call('/user/session/set/flight-order', {
      bookingId,
      flightOffer: { id: other.id },
    });
    expect(set.status).toBe(200);
    expect((set.body.data as { bookingId: string }).bookingId).not.toBe(bookingId);
    expect((await viewBy(browser, bookingId)).state).toBe('held');
  });

  it('Q-12: the mailed link opens it on another device, which pays it: the airline once, the card once', async () => {
    const { browser, bookingId } = await held();
    await shop().settleDue();
    const [mail = ''] = await mailsOf('trip-held');
    const link = /#trip=([\w-]+)/.exec(mail)?.[1] ?? '';
    await setClock(2 * DAY_MS);
    const phone = await openBrowser(randomUUID());
    await phone.call('/user/session/trip-link/code', { link });
    const code = await mailedCode(db());
    const opened = await phone.call('/user/session/trip-link/open', { link, code });
    expect(opened.body.data).toMatchObject({ refusal: null });
    expect(codeOf(await browser.call('/user/session/order-view', { bookingId }))).not.toBe('ok');
    const direction = await tryToPay(phone, bookingId);
    expect(await ended(phone, direction)).toBe('confirmed');
    const [order] = await atSupplier();
    expect(order).toMatchObject({
      paidCents: Math.round(Number(order?.totalAmount) * 100),
      cancelledAt: null,
    });
    const [row] = await db().selectFrom('supplier_orders').selectAll().execute();
    expect(row).toMatchObject({ state: 'placed', ticketed: true, attempt_id: expect.any(String) });
    await expectBalanced();
    expect((await moneyAtProvider()).held).toBe(0);
  });

  it('Q-12, S-46: a price that changed after its promise is shown before anything is charged', async () => {
    await switchOn('short_price_guarantee');
    const { browser, bookingId, view } = await held();
    expect(Date.parse(view.hold?.priceUntil ?? '')).toBeLessThan(Date.now() + 2 * HOUR_MS);
    await setClock(3 * HOUR_MS);
    const refused = await tryToPay(browser, bookingId);
    expect(refused.body.error).toMatchObject({ code: 'price_changed' });
    const dearer = await viewBy(browser, bookingId);
    expect(dearer.total.amount).toBeGreaterThan(view.total.amount);
    expect(dearer.priceLines.reduce((sum, { total }) => sum + total.amount, 0)).toBe(dearer.total.amount);
    expect(await db().selectFrom('payment_attempts').select('id').execute()).toEqual([]);
    expect(await ended(browser, await tryToPay(browser, bookingId))).toBe('confirmed');
    expect((await moneyAtProvider()).taken).toBe(dearer.total.amount);
    await expectBalanced();
  });

  it('Q-12: nobody pays: at its end it is given back to the airline, and the traveller is told once', async () => {
    const { bookingId } = await held();
    await setClock(3 * DAY_MS - MINUTE_MS / 3);
    await shop().settleDue();
    expect(await stateOf(bookingId)).toEqual({ state: 'expired', reason: 'hold_ended' });
    const [order] = await atSupplier();
    expect(order?.cancelledAt).not.toBeNull();
    await shop().settleDue();
    const mails = await mailsOf('hold-ended');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/haven't been charged/);
    expect(await moneyAtProvider()).toEqual({ taken: 0, held: 0 });
  });

  it('Q-12: an airline that ends it by itself is believed, and the traveller is told', async () => {
    const { bookingId } = await held('Airlinecancels');
    await setClock(HOUR_MS + MINUTE_MS);
    await shop().settleDue();
    expect(await stateOf(bookingId)).toEqual({ state: 'expired', reason: 'hold_cancelled' });
    expect(await mailsOf('hold-ended')).toHaveLength(1);
  });

  it('Q-12: its traveller gives it up, once, and the link opens nothing any more', async () => {
    const { browser, bookingId } = await held();
    await shop().settleDue();
    const [mail = ''] = await mailsOf('trip-held');
    const link = /#trip=([\w-]+)/.exec(mail)?.[1] ?? '';
    expect((await giveUp(browser, bookingId)).body).toEqual({ data: { state: 'not-held' } });
    expect((await giveUp(browser, bookingId)).status).toBe(200);
    expect(await stateOf(bookingId)).toEqual({ state: 'expired', reason: 'hold_given_up' });
    const phone = await openBrowser(randomUUID());
    const asked = await phone.call('/user/session/trip-link/code', { link });
    expect(asked.body.data).toEqual({ refusal: 'expired', sent: null });
    expect((await atSupplier())[0]?.cancelledAt).not.toBeNull();
    await createRetention(db(), shop().clock)();
    await setClock(2 * DAY_MS);
    await createRetention(db(), shop().clock)();
    expect(await stateOf(bookingId)).toMatchObject({ state: 'expired' });
  });

  it('Q-12: my trips and a lookup show it unpaid, and mail its link again: the one before is worth nothing', async () => {
    const { browser, bookingId } = await held();
    await shop().settleDue();
    const referenceId = (await viewBy(browser, bookingId)).hold?.referenceId ?? '';
    const mine = (await browser.call('/booking/mine', { referenceId })).body.data as object;
    expect(mine).toMatchObject({ status: 'held', referenceId, payUntil: expect.any(String) });
    const asked = { referenceId, email: 'ana@example.com' };
    const found = (await browser.call('/booking/lookup', asked)).body.data as object;
    expect(found).toMatchObject({ status: 'held', paymentInformation: { transactions: [] } });
    expect(codeOf(await browser.call('/booking/receipt', asked))).toBe('booking_not_found');
    const sent = await browser.call('/booking/held-link', asked);
    expect(sent.body).toEqual({ data: { sentTo: expect.stringMatching(/^a•+a?@example\.com$/) } });
    const links = (await mailsOf('trip-held')).map((text) => /#trip=([\w-]+)/.exec(text)?.[1]);
    expect(new Set(links).size).toBe(2);
    const phone = await openBrowser(randomUUID());
    const refusalOf = async (link: string | undefined) =>
      ((await phone.call('/user/session/trip-link/code', { link })).body.data as { refusal: string | null })
        .refusal;
    expect([await refusalOf(links[0]), await refusalOf(links[1])]).toEqual(['expired', null]);
    for (let tries = 0; tries < 4; tries += 1) await browser.call('/booking/held-link', asked);
    expect((await browser.call('/booking/held-link', asked)).status).toBe(429);
  });

  it('Q-12: the browser that holds it goes on with it days later, in a new session, by a press', async () => {
    const { browser, bookingId } = await held();
    await setClock(2 * DAY_MS);
    await browser.call('/user/session/start', {});
    expect(codeOf(await browser.call('/user/session/order-view', { bookingId }))).toBe('order_elsewhere');
    expect((await browser.call('/user/session/take-up', { bookingId })).status).toBe(200);
    expect(await ended(browser, await tryToPay(browser, bookingId))).toBe('confirmed');
    const stranger = await openBrowser(randomUUID());
    expect(codeOf(await stranger.call('/user/session/take-up', { bookingId }))).toBe('order_missing');
  });

  it('Q-12: the desk finds it, gives it up and sends its mail again', async () => {
    const { browser, bookingId } = await held();
    await shop().settleDue();
    const { hold } = await viewBy(browser, bookingId);
    const found = await desk.call('search', { text: hold?.referenceId ?? '' });
    expect(found.body.data).toMatchObject({ found: [{ id: bookingId, state: 'held' }] });
    await db().updateTable('mails').set({ state: 'sent' }).where('kind', '=', 'trip-held').execute();
    const { ways } = await desk.read(bookingId);
    expect(ways.map(({ act }) => act)).toEqual(expect.arrayContaining(['give-up-hold', 'resend-mail']));
    expect((await desk.act(bookingId, 'give-up-hold')).status).toBe(200);
    expect(await stateOf(bookingId)).toEqual({ state: 'expired', reason: 'hold_given_up' });
    await shop().settleDue();
    expect(await mailsOf('hold-ended')).toHaveLength(1);
  });
});

describe('a held trip whose payment fails (Q-12)', () => {
  it.each([
    ['its card is declined', 'Pérez', DECLINED, 'payment_declined'],
    ['its airline refuses the payment', 'Holdrefused', PAYS, 'booking_failed'],
  ])('Q-12: %s: nothing is charged and it stays held', async (_, lastName, card, code) => {
    const { browser, bookingId } = await held(lastName);
    expect(await ended(browser, await tryToPay(browser, bookingId, card))).toBe(code);
    expect(await stateOf(bookingId)).toMatchObject({ state: 'held' });
    expect(await moneyAtProvider()).toEqual({ taken: 0, held: 0 });
    expect(await atSupplier()).toMatchObject([{ paidCents: 0, cancelledAt: null }]);
    await expectBalanced();
    if (card === PAYS) return;
    expect(await ended(browser, await tryToPay(browser, bookingId))).toBe('confirmed');
    await expectBalanced();
  });

  it('Q-12: the reply to its payment is lost: looked up, paid once, confirmed', async () => {
    const { browser, bookingId } = await held('Lostholdpay');
    await ended(browser, await tryToPay(browser, bookingId));
    await shop().settleDue();
    await setClock(MINUTE_MS);
    await shop().settleDue();
    expect(await stateOf(bookingId)).toMatchObject({ state: 'confirmed' });
    const [order] = await atSupplier();
    expect(order?.paidCents).toBe(Math.round(Number(order?.totalAmount) * 100));
    await expectBalanced();
  });

  it('Q-12: nobody knows whether it is paid: after a while it is not, and the money is let go', async () => {
    const { browser, bookingId } = await held('Holdpayfails');
    expect(await ended(browser, await tryToPay(browser, bookingId))).toBe('pending');
    for (const minutes of [1, 2, 3]) {
      await setClock(minutes * MINUTE_MS);
      await shop().settleDue();
    }
    expect(await stateOf(bookingId)).toMatchObject({ state: 'held', reason: 'supplier_silent' });
    expect(await moneyAtProvider()).toEqual({ taken: 0, held: 0 });
    expect(await atSupplier()).toMatchObject([{ paidCents: 0, cancelledAt: null }]);
  });

  it('Q-12: paid at the airline after all, and nobody charged: a person has it at its end, and it is not cancelled', async () => {
    const { bookingId } = await held();
    const [order] = await atSupplier();
    await shop().sandbox.inject({
      method: 'POST',
      url: '/air/payments',
      headers: { authorization: 'Bearer duffel_test_key', 'duffel-version': 'v2' },
      payload: {
        data: {
          order_id: order?.id,
          payment: { type: 'balance', amount: order?.totalAmount, currency: 'USD' },
        },
      },
    });
    await setClock(3 * DAY_MS);
    await shop().settleDue();
    expect(await stateOf(bookingId)).toMatchObject({ state: 'expired' });
    expect((await atSupplier())[0]?.cancelledAt).toBeNull();
    expect((await desk.read(bookingId)).items).toMatchObject([{ queue: 'review', reason: 'order_left' }]);
  });

  it('Q-12: its time is over while the bank asks: nothing is charged, and it ends', async () => {
    const { browser, bookingId } = await held();
    const direction = await tryToPay(browser, bookingId, '4000002760003184');
    expect(await ended(browser, direction)).toBe('pending');
    await setClock(3 * DAY_MS);
    await shop().settleDue();
    await shop().settleDue();
    expect(await stateOf(bookingId)).toEqual({ state: 'expired', reason: 'hold_ended' });
    expect(await moneyAtProvider()).toEqual({ taken: 0, held: 0 });
  });
});

describe('a supplier that does not say whether it holds (Q-12)', () => {
  it('Q-12: a lost reply is looked up, and never asked for again', async () => {
    const { browser, view, bookingId } = await chosen('Lostanswer');
    expect((await press(browser, view)).body).toEqual({ data: { state: 'under-way' } });
    await setClock(MINUTE_MS);
    await shop().settleDue();
    expect(await stateOf(bookingId)).toMatchObject({ state: 'held' });
    expect(await atSupplier()).toHaveLength(1);
    expect(await mailsOf('trip-held')).toHaveLength(1);
  });

  it('Q-12: what nobody can find is not held, is told by mail, and can be paid at once', async () => {
    const { browser, view, bookingId } = await chosen('Orderfailed');
    expect((await press(browser, view)).body).toEqual({ data: { state: 'under-way' } });
    await setClock(2 * MINUTE_MS);
    await shop().settleDue();
    await shop().settleDue();
    expect(await stateOf(bookingId)).toEqual({ state: 'priced', reason: 'supplier_silent' });
    expect((await viewBy(browser, bookingId)).hold?.failure).toBe('supplier_silent');
    expect((await mailsOf('hold-ended'))[0]).toMatch(/did not hold the trip/);
  });

  it('Q-12: a refusal leaves the order as it was', async () => {
    const { browser, view, bookingId } = await chosen('Soldout');
    expect((await press(browser, view)).body).toEqual({ data: { state: 'not-held' } });
    expect(await stateOf(bookingId)).toEqual({ state: 'priced', reason: 'sold_out' });
    await shop().settleDue();
    expect(await mailsOf('hold-ended')).toEqual([]);
  });

  it('Q-12: an airline that does not end it: the traveller is told, a person has it, and it is cancelled once it can be', async () => {
    await switchOn('cancel_refused');
    const { browser, bookingId } = await held();
    expect((await giveUp(browser, bookingId)).body).toEqual({ data: { state: 'not-held' } });
    expect(await stateOf(bookingId)).toMatchObject({ state: 'releasing' });
    await setClock(10 * MINUTE_MS);
    await shop().settleDue();
    expect(await stateOf(bookingId)).toEqual({ state: 'expired', reason: 'hold_given_up' });
    expect(await mailsOf('hold-ended')).toHaveLength(1);
    expect((await desk.read(bookingId)).items).toMatchObject([{ queue: 'review', reason: 'order_left' }]);
    await shop().sandbox.inject({ method: 'DELETE', url: '/_control/switches' });
    await setClock(30 * MINUTE_MS);
    await shop().settleDue();
    expect((await atSupplier())[0]?.cancelledAt).not.toBeNull();
    expect((await desk.read(bookingId)).items).toEqual([]);
  });

  it('Q-12: an order that is held for no booking of ours is cancelled, and nobody else’s is', async () => {
    const { bookingId } = await held();
    const [known] = await atSupplier();
    await db()
      .updateTable('supplier_orders')
      .set({ reference: 'GONE', supplier_ref: 'gone', live: false })
      .execute();
    await setClock(20 * MINUTE_MS);
    await db().deleteFrom('outbox').execute();
    await shop().settleDue();
    const { orders } = (await shop().sandbox.inject({ method: 'GET', url: '/_control/orders' })).json() as {
      orders: AtSupplier[];
    };
    expect(orders.find(({ id }) => id === known?.id)?.cancelledAt).not.toBeNull();
    expect(await stateOf(bookingId)).toMatchObject({ state: 'held' });
  });
});

describe('a process that dies (Q-12)', () => {
  it.each(['holding-committed', 'before-hold', 'after-hold'] as const)(
    'Q-12: at %s of a hold: one order at the airline or none, and the traveller knows which',
    async (point) => {
      const { browser, view, bookingId } = await chosen();
      death.at(point);
      await press(browser, view);
      expect(death.isDue()).toBe(false);
      for (const minutes of [1, 2, 3]) {
        await setClock(minutes * MINUTE_MS);
        await shop().settleDue();
      }
      const { state } = await stateOf(bookingId);
      const orders = await atSupplier();
      expect([state, orders.length]).toEqual(point === 'after-hold' ? ['held', 1] : ['priced', 0]);
      expect(await mailsOf(state === 'held' ? 'trip-held' : 'hold-ended')).toHaveLength(1);
    },
  );

  it.each(['releasing-committed', 'before-release', 'after-release'] as const)(
    'Q-12: at %s of its end: it is given back and told once',
    async (point) => {
      const { browser, bookingId } = await held();
      death.at(point);
      // The intent of the traveller is written by the call, the rest by the drive.
      if (point === 'releasing-committed') {
        await setClock(3 * DAY_MS - MINUTE_MS / 2);
        await shop()
          .settleDue()
          .catch(() => {});
        await setClock(3 * DAY_MS + MINUTE_MS);
      } else {
        await giveUp(browser, bookingId);
        await setClock(MINUTE_MS);
      }
      expect(death.isDue()).toBe(false);
      await shop().settleDue();
      expect(await stateOf(bookingId)).toMatchObject({ state: 'expired' });
      expect((await atSupplier())[0]?.cancelledAt).not.toBeNull();
      expect(await mailsOf('hold-ended')).toHaveLength(1);
    },
  );

  it.each(WHILE_PAYING)(
    'Q-12: at %s of its payment: paid to the airline and charged, or neither',
    async (point) => {
      const { browser, bookingId } = await held();
      death.at(point);
      await tryToPay(browser, bookingId);
      expect(death.isDue()).toBe(false);
      for (const minutes of [1, 2, 3, 11]) {
        await setClock(minutes * MINUTE_MS);
        await shop().settleDue();
      }
      const { state } = await stateOf(bookingId);
      const [order] = await atSupplier();
      const isPaid = (order?.paidCents ?? 0) > 0;
      const { taken, held: kept } = await moneyAtProvider();
      expect(kept).toBe(0);
      expect([state, taken > 0]).toEqual(isPaid ? ['confirmed', true] : ['held', false]);
      await expectBalanced();
    },
  );
});

const onPostgres = (process.env.TEST_DATABASE_URL ?? '') === '' ? describe.skip : describe;
onPostgres('a held trip at its end, on PostgreSQL (Q-12)', () => {
  it.each([1, 2, 3])('Q-12: paid and ended at the same moment: one of the two, round %i', async () => {
    const { browser, bookingId } = await held();
    await setClock(3 * DAY_MS - 90_000);
    const [paid] = await Promise.all([
      tryToPay(browser, bookingId).catch(() => null),
      shop().settleDue(),
      giveUp(browser, bookingId),
      giveUp(browser, bookingId),
    ]);
    if (paid && codeOf(paid) === 'ok') await ended(browser, paid);
    for (const minutes of [1, 2, 3, 11]) {
      await setClock(3 * DAY_MS + minutes * MINUTE_MS);
      await shop().settleDue();
    }
    const { state } = await stateOf(bookingId);
    const [order] = await atSupplier();
    const { taken, held: kept } = await moneyAtProvider();
    expect(['confirmed', 'expired']).toContain(state);
    expect([taken > 0, (order?.paidCents ?? 0) > 0, order?.cancelledAt === null]).toEqual(
      Array.from({ length: 3 }, () => state === 'confirmed'),
    );
    expect(kept).toBe(0);
    await expectBalanced();
  });
});
