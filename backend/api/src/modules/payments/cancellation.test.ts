import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  BagOption,
  BookingProgress,
  CancellationQuote,
  ConfirmedBooking,
  MarketSettings,
  OrderView,
} from '@travesia/contracts';
import { formatMoney } from '@travesia/domain';
import { lifeText, readBookingLife } from '../../commands/booking-life.ts';
import { STARTUP_MS } from '../../testing.ts';
import { balanceOf } from './ledger-lines.ts';
import { enqueue } from '../booking/index.ts';
import { finishJob, takeJobs } from './settlement/outbox-repository.ts';
import { createDeath } from './testing/death.ts';
import { openShop, type Shop } from './testing/open-shop.ts';
import {
  AGENT,
  cartOf,
  createShoppers,
  givesPartBack,
  mailedCode,
  PAYS,
  type Browser,
} from './testing/shopper.ts';
import { createWalkSupplier, placed, walks, type WalkSupplier } from './testing/walks.ts';

let shop: Shop;
let settings: Record<string, MarketSettings> = {};
const death = createDeath();
let supplier: WalkSupplier = createWalkSupplier();
const { openBrowser, json, pricedOffer, fillIn, pay, status } = createShoppers(() => shop);

beforeAll(async () => {
  const MAIL_FOLDER = mkdtempSync(join(tmpdir(), 'travesia-mails-'));
  shop = await openShop(
    {
      moreKinds: [
        walks(
          () => supplier,
          () => shop.clock.nowMs(),
        ),
      ],
      interleave: death.interleave,
    },
    { environment: { MAIL_FOLDER }, marketSettings: () => settings },
  );
}, STARTUP_MS);
beforeEach(async () => {
  supplier = createWalkSupplier();
  death.never();
  settings = {};
  shop.clock.setOffsetMs(0);
  await shop.testDatabase.truncate();
});
afterAll(() => shop.close());

const db = () => shop.dependencies.database;

interface Booked {
  readonly browser: Browser;
  readonly referenceId: string;
  readonly total: number;
}

/** Anything paid and confirmed: a walk of one or two parts. */
async function bookWalk(walkId: 'short' | 'long', cardNumber = PAYS): Promise<Booked> {
  const browser = await openBrowser();
  const set = await browser.call('/user/session/set/walk-order', { flightOffer: { id: walkId } });
  const { id } = set.body.data as { id: string };
  return finish(browser, id, cardNumber);
}

async function finish(
  browser: Browser,
  orderId: string,
  cardNumber: string,
  lastName = 'Pérez',
): Promise<Booked> {
  const answers = orderId === 'short' || orderId === 'long' ? [{ code: 'SHOES', text: '39' }] : undefined;
  const ready = await fillIn(browser, orderId, { cardNumber, lastName, ...(answers && { answers }) });
  const { body } = await status(browser, cartOf(await pay(browser, ready)));
  const data = body.data as { paymentStatus: string; referenceId: string };
  expect(data.paymentStatus).toBe('confirmed');
  return { browser, referenceId: data.referenceId, total: ready.order.total.amount };
}

/** A flight whose fare gives a part back. */
async function bookFlight(lastName?: string): Promise<Booked> {
  const { browser, orderId } = await chooseFlight();
  return finish(browser, orderId, PAYS, lastName);
}

async function chooseFlight() {
  const priced = await pricedOffer('BOG', givesPartBack);
  const browser = await openBrowser();
  const set = await browser.call('/user/session/set/flight-order', { flightOffer: { id: priced.id } });
  return { browser, offerId: priced.id, orderId: (set.body.data as { id: string }).id };
}

const call = (booked: Booked, path: string, body: object = {}) =>
  booked.browser.call(`/booking/${path}`, { referenceId: booked.referenceId, ...body });
async function quoteOf(booked: Booked, body: object = {}): Promise<CancellationQuote> {
  const reply = await call(booked, 'cancellation/quote', body);
  expect(reply).toMatchObject({ status: 200 });
  return reply.body.data;
}
async function codeOf(booked: Booked): Promise<string> {
  expect(await call(booked, 'cancellation/code')).toMatchObject({
    status: 200,
    body: { data: { sentTo: 'a•••a@example.com' } },
  });
  return mailedCode(db());
}
async function cancel(booked: Booked, body: object = {}) {
  const { quoteId } = await quoteOf(booked, body);
  return call(booked, 'cancellation/confirm', { quoteId, code: await codeOf(booked) });
}
async function progressOf(booked: Booked): Promise<BookingProgress> {
  return (await call(booked, 'progress')).body.data;
}
const codesIn = ({ events }: BookingProgress) => events.map(({ code }) => code);
const settledStates = () => db().selectFrom('cancellations').select(['state', 'reason']).execute();
const refundsAtProvider = async () => (await shop.stripe.refunds.list({ limit: 100 })).data;
const newRefunds = (before: readonly { id: string }[], after: readonly { id: string; amount: number }[]) =>
  after.filter(({ id }) => !before.some((each) => each.id === id));
const mailKinds = async () => {
  await db()
    .updateTable('outbox')
    .set({ run_at: new Date(0) })
    .where('done_at', 'is', null)
    .execute();
  return (await db().selectFrom('mails').select('kind').orderBy('kind').execute()).map(({ kind }) => kind);
};

async function lifeOf({ referenceId }: Booked) {
  const life = await readBookingLife(shop.testDatabase.pool, referenceId);
  if (!life) throw new Error('the booking is unknown');
  return life;
}

async function expectBalanced() {
  const lines = await db().selectFrom('ledger_lines').select(['kind', 'amount']).execute();
  expect(balanceOf(lines)).toBe(0);
  const sum = (kind: string) =>
    lines.reduce((all, line) => (line.kind === kind ? all + line.amount : all), 0);
  expect(-sum('refunded')).toBeLessThanOrEqual(sum('captured'));
  return sum;
}

describe('M-03: cancelling a booking', () => {
  it('a flight comes back in part: quoted, allowed by a code, cancelled, refunded, in balance', async () => {
    const booked = await bookFlight();
    const before = await refundsAtProvider();
    const quote = await quoteOf(booked);
    expect(quote.paid.amount).toBe(booked.total);
    expect(quote.back.amount).toBeGreaterThan(0);
    expect(quote.back.amount).toBeLessThan(booked.total);
    const [part] = quote.parts;
    expect((part?.supplierKeeps.amount ?? 0) + (part?.weKeep.amount ?? 0) + quote.back.amount).toBe(
      booked.total,
    );
    const done = await call(booked, 'cancellation/confirm', {
      quoteId: quote.quoteId,
      code: await codeOf(booked),
    });
    expect(done.status).toBe(200);
    expect(codesIn(done.body.data)).toEqual([
      'paid',
      'booked',
      'cancellation_asked',
      'cancelled',
      'refund_on_its_way',
      'refunded',
    ]);
    expect((done.body.data as BookingProgress).events).toContainEqual(
      expect.objectContaining({ code: 'cancelled', amount: quote.back }),
    );
    expect(newRefunds(before, await refundsAtProvider()).map(({ amount }) => amount)).toEqual([
      quote.back.amount,
    ]);
    const sum = await expectBalanced();
    expect([sum('refunded'), sum('supplier_refund')]).toEqual([-quote.back.amount, quote.back.amount]);
    const own = await booked.browser.call('/booking/mine', { referenceId: booked.referenceId });
    expect(own.body.data).toMatchObject({ status: 'cancelled' });
    expect(await call(booked, 'cancellation/quote')).toMatchObject({
      status: 409,
      body: { error: { code: 'cancellation_refused' } },
    });
  });

  it('S-42: in a market with fees the rules, the quote and the mail say what is kept, to the cent', async () => {
    const fee = 250;
    settings = {
      intl: {
        contactNumber: '+1 800 555 0170',
        defaultCurrency: 'USD',
        paymentMode: 'provider',
        fees: { atol: fee / 100 },
        phoneDeals: [],
      },
    };
    const booked = await bookFlight();
    const quote = await quoteOf(booked);
    const [part] = quote.parts;
    const penalty = part?.supplierKeeps.amount ?? 0;
    expect(part).toMatchObject({ weKeep: { amount: fee }, back: { amount: booked.total - penalty - fee } });
    const dollars = (amount: number) =>
      formatMoney({ amount, currency: 'USD' }, 'en-US').replaceAll('\u00A0', ' ');
    const { policies } = (await call(booked, 'mine')).body.data as ConfirmedBooking;
    expect(policies[0]?.text.replaceAll('\u00A0', ' ')).toBe(
      `Refund before departure: the amount less ${dollars(penalty)} and our service charges (${dollars(fee)}).`,
    );
    await call(booked, 'cancellation/confirm', { quoteId: quote.quoteId, code: await codeOf(booked) });
    await shop.api.settlement.settleDue();
    const textOf = async (kind: 'booking-cancelled' | 'refund-sent') => {
      const mail = await db()
        .selectFrom('mails')
        .select('message')
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow();
      const { text = '' } = await PostalMime.parse(mail.message);
      return text.replaceAll(/\s+/g, ' ');
    };
    const said = await textOf('booking-cancelled');
    for (const text of [said, await textOf('refund-sent')]) {
      expect(text).toContain(`Total paid: ${dollars(booked.total)}`);
      expect(text).toMatch(/Refund(ed on| due)/);
      expect(text).toContain(`Paid after refunds: ${dollars(penalty + fee)}`);
    }
    expect(said).toContain(`You paid: ${dollars(booked.total)}`);
    expect(said).toContain(`Not refunded by the company: ${dollars(penalty)}`);
    expect(said).toContain(`Our service charges, not refunded: ${dollars(fee)}`);
    expect(said).toContain(`You get back: ${dollars(quote.back.amount)}`);
    expect(said).toContain('It goes to: Visa ending in 4242');
  });

  it('W-14 F-38: with a bag, too, the order says before it is paid what a cancellation keeps, to the cent', async () => {
    const { browser, offerId, orderId } = await chooseFlight();
    const { body } = await json('GET', `/air/flightOffer/${offerId}/bags`);
    const [{ additionalServicesId, journeyType, segmentIds } = {}] = body.data as Partial<BagOption>[];
    const baggages = [{ additionalServicesId, journeyType, segmentIds, quantity: 1 }];
    const added = await browser.call('/user/session/add/additional-services', { orderId, baggages });
    expect(added.status).toBe(201);
    const ordered = (await browser.call('/user/session/order-view', {})).body.data as OrderView;
    const booked = await finish(browser, orderId, PAYS);
    const own = (await call(booked, 'mine')).body.data as ConfirmedBooking;
    const { parts, back } = await quoteOf(booked);
    const [{ supplierKeeps, weKeep } = { supplierKeeps: { amount: 0 }, weKeep: { amount: 0 } }] = parts;
    expect(weKeep.amount).toBeGreaterThan(0);
    expect(back.amount).toBe(booked.total - supplierKeeps.amount - weKeep.amount);
    const dollars = ({ amount }: { amount: number }) => formatMoney({ amount, currency: 'USD' }, 'en-US');
    for (const said of [ordered, own]) {
      expect(said.keptByUs).toEqual(weKeep);
      expect(said.policies[0]?.text).toBe(
        `Refund before departure: the amount less ${dollars(supplierKeeps)} and our service charges (${dollars(weKeep)}).`,
      );
    }
  });

  it('a credit in place of money is said so, and nothing goes back to the card', async () => {
    const booked = await bookFlight('Credit Only');
    const quote = await quoteOf(booked);
    expect(quote).toMatchObject({ back: { amount: 0 }, parts: [{ credit: { currency: 'USD' } }] });
    await call(booked, 'cancellation/confirm', { quoteId: quote.quoteId, code: await codeOf(booked) });
    expect(await settledStates()).toEqual([{ state: 'done', reason: null }]);
    await expectBalanced();
    expect(lifeText(await lifeOf(booked))).toMatch(/cancel +cancellation .* is done/);
  });

  it('M-10: after the refund the booking names it, and the trip leaves the calendar', async () => {
    const booked = await bookFlight();
    const before = await call(booked, 'mine');
    expect(before.body.data).toMatchObject({ status: 'confirmed', calendar: [{}] });
    expect(before.body.data).not.toHaveProperty('refunds');
    const { back } = await quoteOf(booked);
    await cancel(booked);
    const trips = await shop.app.inject({
      url: `/booking?userId=${AGENT}`,
      cookies: { ...booked.browser.cookies },
      headers: { host: 'localhost:3000' },
    });
    expect(trips.json()).toMatchObject({
      data: [{ status: 'cancelled', amount: booked.total, refunded: back }],
    });
    expect((await call(booked, 'mine')).body.data).toMatchObject({
      status: 'cancelled',
      calendar: [],
      refunds: [{ amount: back, at: expect.any(String) }],
    });
  });

  it('a booking that was cancelled offers no voucher and nothing to do on the day', async () => {
    const voucher = { kind: 'voucher', text: 'https://walks.example/voucher' } as const;
    supplier.place = { guide: { ...placed('guide'), notes: [voucher] } };
    const booked = await bookWalk('short');
    const before = (await call(booked, 'mine')).body.data as ConfirmedBooking;
    expect(JSON.stringify(before.sections)).toContain(voucher.text);
    expect(before.onTheDay).toBe('Bring boots.');
    await cancel(booked);
    const after = (await call(booked, 'mine')).body.data as ConfirmedBooking;
    expect(after).toMatchObject({ status: 'cancelled', sections: [{ heading: 'Walk' }] });
    expect(JSON.stringify(after)).not.toContain(voucher.text);
    expect(after).not.toHaveProperty('onTheDay');
  });

  it('a flight whose airline loses the answer is looked up, not cancelled twice', async () => {
    const booked = await bookFlight('Lost Cancel');
    await cancel(booked);
    expect(codesIn(await progressOf(booked))).toContain('refunded');
    expect(await db().selectFrom('cancellation_parts').select(['state', 'tries']).execute()).toEqual([
      { state: 'cancelled', tries: 1 },
    ]);
    await expectBalanced();
  });

  it('pressed twice and on two devices at once: one cancellation, one refund', async () => {
    const booked = await bookWalk('long');
    const before = await refundsAtProvider();
    const [one, other] = [await quoteOf(booked), await quoteOf(booked)];
    const code = await codeOf(booked);
    const confirm = ({ quoteId }: CancellationQuote) =>
      call(booked, 'cancellation/confirm', { quoteId, code });
    const replies = await Promise.all([confirm(one), confirm(other), confirm(one), confirm(other)]);
    expect(replies.filter(({ status: code200 }) => code200 === 200).length).toBeGreaterThan(0);
    for (const { status: each } of replies) expect([200, 409, 422]).toContain(each);
    expect(newRefunds(before, await refundsAtProvider())).toHaveLength(1);
    expect(supplier.asked.filter((what) => what.startsWith('cancel as quoted'))).toEqual([
      'cancel as quoted guide',
      'cancel as quoted hut',
    ]);
    await expectBalanced();
  });

  it('asks for the code that was mailed: five tries, then a new one; an old one is over', async () => {
    const booked = await bookWalk('short');
    const { quoteId } = await quoteOf(booked);
    const code = await codeOf(booked);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await call(booked, 'cancellation/confirm', { quoteId, code: wrong })).toMatchObject({
        status: 422,
        body: { error: { code: 'code_wrong' } },
      });
    }
    expect((await call(booked, 'cancellation/confirm', { quoteId, code })).status).toBe(422);
    const next = await codeOf(booked);
    shop.clock.setOffsetMs(11 * 60_000);
    expect((await call(booked, 'cancellation/confirm', { quoteId, code: next })).status).toBe(422);
    expect(supplier.asked).not.toContain('cancel as quoted guide');
  });

  it('a supplier that does not quote is reported as such, and another try may work', async () => {
    supplier.quote = { guide: { state: 'unknown' } };
    const booked = await bookWalk('short');
    expect(await call(booked, 'cancellation/quote')).toMatchObject({
      status: 502,
      body: { error: { code: 'supplier_failed' } },
    });
    supplier.quote = {};
    expect((await quoteOf(booked)).back.amount).toBe(booked.total);
  });

  it('a quote ends, and nothing is cancelled after it', async () => {
    const booked = await bookWalk('short');
    const { quoteId } = await quoteOf(booked);
    shop.clock.setOffsetMs(16 * 60_000);
    expect(await call(booked, 'cancellation/confirm', { quoteId, code: await codeOf(booked) })).toMatchObject(
      { status: 410, body: { error: { code: 'quote_expired' } } },
    );
    expect(supplier.asked).not.toContain('cancel as quoted guide');
  });

  it('a supplier that says no keeps its part: only what was cancelled comes back, and a person is told', async () => {
    supplier.cancelAsQuoted = { hut: { state: 'refused' } };
    const booked = await bookWalk('long');
    const before = await refundsAtProvider();
    const { body } = await cancel(booked);
    expect(body.data).toMatchObject({
      review: 'supplier_refused',
      mayCancel: false,
      parts: [
        { name: 'guide', isCancelled: true },
        { name: 'hut', isCancelled: false },
      ],
    });
    expect(newRefunds(before, await refundsAtProvider()).map(({ amount }) => amount)).toEqual([
      booked.total / 2,
    ]);
    await expectBalanced();
  });

  it('silence is not a no: it is looked up until the supplier says, and asked again only when nothing was done', async () => {
    supplier.cancelAsQuoted = { guide: { state: 'unknown' } };
    supplier.cancelled = { guide: { state: 'unknown' } };
    const booked = await bookWalk('short');
    const { body } = await cancel(booked);
    expect(body.data).toMatchObject({ isMoving: true, review: null });
    shop.clock.setOffsetMs(10 * 60_000);
    expect(await progressOf(booked)).toMatchObject({ isMoving: false, review: 'supplier_silent' });
    expect(supplier.asked.filter((what) => what === 'cancel as quoted guide')).toHaveLength(1);
  });

  it.each([
    ['a lost answer', '4000009900000186', 'done'],
    ['a refund that waits at the bank', '4000009900000152', 'refund_pending'],
    ['a provider that refuses', '4000009900000160', 'manual_review'],
    ['a refund that comes back from the bank', '4000009900000178', 'manual_review'],
  ])('%s: the money moves once at most and the state says where it is', async (_what, card, state) => {
    const booked = await bookWalk('short', card);
    const before = await refundsAtProvider();
    await cancel(booked);
    await progressOf(booked);
    expect(await settledStates()).toMatchObject([{ state }]);
    expect(newRefunds(before, await refundsAtProvider()).length).toBeLessThanOrEqual(1);
    await expectBalanced();
  });

  it.each([
    'cancelling-committed',
    'before-cancel',
    'after-cancel',
    'refunding-committed',
    'before-refund',
    'after-refund',
  ] as const)('a crash at %s is recovered: cancelled once, refunded once', async (point) => {
    const booked = await bookWalk('short');
    const before = await refundsAtProvider();
    const { quoteId } = await quoteOf(booked);
    const code = await codeOf(booked);
    death.at(point);
    await call(booked, 'cancellation/confirm', { quoteId, code });
    expect(death.isDue()).toBe(false);
    if (point === 'after-cancel') supplier.cancelled = { guide: { state: 'cancelled' } };
    await shop.api.recover();
    shop.clock.setOffsetMs(2 * 60_000);
    await shop.api.recover();
    expect(await settledStates()).toEqual([{ state: 'done', reason: null }]);
    expect(supplier.asked.filter((what) => what === 'cancel as quoted guide')).toHaveLength(1);
    expect(newRefunds(before, await refundsAtProvider())).toHaveLength(1);
    await expectBalanced();
  });

  it('is read and given up by its owner only', async () => {
    const booked = await bookWalk('short');
    const stranger = await openBrowser('0b7c5d0e-9a39-4c3b-9d0c-0f7b9c2f6a22');
    for (const path of ['progress', 'cancellation/quote', 'cancellation/code']) {
      const reply = await stranger.call(`/booking/${path}`, { referenceId: booked.referenceId });
      expect(reply).toMatchObject({ status: 404, body: { error: { code: 'booking_not_found' } } });
    }
    const byMail = await stranger.call('/booking/progress', {
      referenceId: booked.referenceId,
      email: 'ana@example.com',
    });
    expect(byMail).toMatchObject({ status: 200, body: { data: { mayCancel: true } } });
  });

  it('a mail that is due while another one is being written is written too', async () => {
    await bookWalk('short');
    await shop.settleDue();
    const [{ id: bookingId } = { id: '' }] = await db().selectFrom('bookings').select('id').execute();
    const ask = (runAtMs: number) =>
      db()
        .transaction()
        .execute((trx) => enqueue(trx, { bookingId, topic: 'mail-cancellation', runAtMs }));
    const nowMs = shop.clock.nowMs();
    await ask(nowMs - 2);
    const [job] = await takeJobs(db(), { nowMs, leaseMs: 15_000, limit: 5 });
    await ask(nowMs - 1);
    if (job) await finishJob(db(), job, nowMs);
    expect(await takeJobs(db(), { nowMs, leaseMs: 15_000, limit: 5 })).toMatchObject([
      { bookingId, topic: 'mail-cancellation' },
    ]);
  });

  describe('refunds that the bank decides about later', () => {
    const DAY_MS = 24 * 3_600_000;
    const PENDING_THEN_FAILED = '4000009900000202';
    const ARRIVES_THEN_RETURNS = '4000009900000210';
    const PENDING_FOR_DAYS = '4000009900000194';
    let messages = 0;

    async function pass(ms: number) {
      shop.clock.setOffsetMs(ms);
      await shop.sandbox.inject({
        method: 'POST',
        url: '/_control/clock',
        payload: { offsetMs: ms },
      });
    }
    afterEach(() => pass(0));
    const latestRefund = async () => (await shop.stripe.refunds.list({ limit: 1 })).data[0];

    /** A signed message about the refund as it stood, sent once or more often. */
    async function notify(type: string, refund: object | undefined, times = 1) {
      messages += 1;
      const payload = JSON.stringify({
        id: `evt_refund_${messages}`,
        object: 'event',
        type,
        created: 1_800_000_000,
        data: { object: refund },
      });
      const signature = shop.stripe.webhooks.generateTestHeaderString({
        payload,
        secret: 'whsec_travesia_sandbox',
      });
      for (let sent = 0; sent < times; sent += 1) {
        const reply = await shop.app.inject({
          method: 'POST',
          url: '/payment/notifications',
          payload,
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        });
        expect(reply.statusCode).toBe(200);
      }
    }

    it('W-03: arrived after three days: a late message, twice, refunds once and mails once', async () => {
      const booked = await bookWalk('short', PENDING_FOR_DAYS);
      await cancel(booked);
      expect(await settledStates()).toEqual([{ state: 'refund_pending', reason: null }]);
      await pass(4 * DAY_MS);
      await notify('refund.updated', await latestRefund(), 2);
      expect(await settledStates()).toEqual([{ state: 'done', reason: null }]);
      expect((await expectBalanced())('refunded')).toBe(-booked.total);
      await shop.settleDue();
      expect((await mailKinds()).filter((kind) => kind === 'refund-sent')).toHaveLength(1);
    });

    it('W-03: failed after it was pending: a person is told, the page says so, nothing counts as refunded', async () => {
      const booked = await bookWalk('short', PENDING_THEN_FAILED);
      await cancel(booked);
      await pass(2 * DAY_MS);
      await notify('refund.failed', await latestRefund());
      expect(await settledStates()).toEqual([{ state: 'manual_review', reason: 'refund_refused' }]);
      const progress = await progressOf(booked);
      expect(progress).toMatchObject({ review: 'refund_refused', isMoving: false });
      expect(codesIn(progress)).not.toContain('refunded');
      expect((await expectBalanced())('refunded')).toBe(0);
    });

    it('W-03: out of order: "pending" that comes after "failed" changes nothing', async () => {
      const booked = await bookWalk('short', PENDING_THEN_FAILED);
      await cancel(booked);
      const pending = await latestRefund();
      await pass(2 * DAY_MS);
      await notify('refund.failed', await latestRefund());
      await notify('refund.updated', pending);
      expect(await settledStates()).toEqual([{ state: 'manual_review', reason: 'refund_refused' }]);
    });

    it.each([
      ['with a message', async () => notify('refund.failed', await latestRefund(), 2)],
      ['without any message', async () => shop.settleDue()],
    ])('W-03: arrived and sent back by the bank, %s: ledger and page take it back', async (_how, learn) => {
      const booked = await bookWalk('short', ARRIVES_THEN_RETURNS);
      await cancel(booked);
      expect(codesIn(await progressOf(booked))).toContain('refunded');
      await pass(3 * DAY_MS);
      await learn();
      expect(await settledStates()).toEqual([{ state: 'manual_review', reason: 'refund_refused' }]);
      expect(await progressOf(booked)).toMatchObject({ review: 'refund_refused' });
      expect(codesIn(await progressOf(booked))).not.toContain('refunded');
      expect((await expectBalanced())('refunded')).toBe(0);
    });

    it('what arrived is asked about once a day, for a month', async () => {
      await cancel(await bookWalk('short'));
      const check = () => db().selectFrom('cancellations').select('refund_check_at').executeTakeFirst();
      await pass(1.1 * DAY_MS);
      await shop.settleDue();
      const next = (await check())?.refund_check_at?.getTime() ?? 0;
      expect(next - shop.clock.nowMs()).toBeGreaterThan(0.9 * DAY_MS);
      await pass(31 * DAY_MS);
      await shop.settleDue();
      expect(await check()).toEqual({ refund_check_at: null });
    });
  });

  describe('M-04: in a market that refunds in full within 24 hours', () => {
    const DAY_MS = 86_400_000;
    beforeEach(() => {
      settings = {
        intl: {
          contactNumber: '+1 800 555 0170',
          defaultCurrency: 'USD',
          paymentMode: 'provider',
          fees: { atol: 2.5 },
          phoneDeals: [],
          freeCancellation: { withinHours: 24, daysBeforeDeparture: 7 },
        },
      };
    });
    const confirm = async (booked: Booked, { quoteId }: CancellationQuote) =>
      call(booked, 'cancellation/confirm', { quoteId, code: await codeOf(booked) });
    const goTo = (atMs: number) => shop.clock.setOffsetMs(atMs - Date.now());
    /** Of what it was paid. */
    const keepsMost = (part: string, amount = 1_000) =>
      ({
        state: 'quoted',
        quoteRef: `${part}-1`,
        refund: { amount, currency: 'USD' },
        credit: null,
        expiresAtMs: Date.now() + 2 * DAY_MS,
      }) as const;

    it('all of a flight comes back, market fee and all; what the airline keeps is a loss in the ledger', async () => {
      const booked = await bookFlight();
      const before = await refundsAtProvider();
      const { free } = await progressOf(booked);
      expect(free?.leftMs).toBeGreaterThan(DAY_MS - 60_000);
      expect(free?.leftMs).toBeLessThanOrEqual(DAY_MS);
      const quote = await quoteOf(booked);
      expect(quote).toMatchObject({
        back: { amount: booked.total },
        parts: [{ supplierKeeps: { amount: 0 }, weKeep: { amount: 0 } }],
        freeUntil: free?.until,
      });
      expect(Date.parse(quote.expiresAt)).toBeLessThanOrEqual(Date.parse(free?.until ?? ''));
      expect((await confirm(booked, quote)).status).toBe(200);
      expect(newRefunds(before, await refundsAtProvider()).map(({ amount }) => amount)).toEqual([
        booked.total,
      ]);
      expect(await settledStates()).toEqual([{ state: 'done', reason: null }]);
      const sum = await expectBalanced();
      expect(sum('refunded')).toBe(-booked.total);
      expect(sum('supplier_refund')).toBeLessThan(booked.total);
      expect(await progressOf(booked)).toMatchObject({ free: null });
    });

    it('what the supplier keeps in the end, less than quoted or all of it, changes nothing for the traveler', async () => {
      supplier.quote = { hut: keepsMost('hut', 500) };
      supplier.cancelAsQuoted = { hut: { state: 'done', refund: { amount: 0, currency: 'USD' } } };
      const booked = await bookWalk('long');
      const before = await refundsAtProvider();
      const quote = await quoteOf(booked);
      expect(quote.back.amount).toBe(booked.total);
      await confirm(booked, quote);
      expect(newRefunds(before, await refundsAtProvider()).map(({ amount }) => amount)).toEqual([
        booked.total,
      ]);
      expect(await settledStates()).toEqual([{ state: 'done', reason: null }]);
      await expectBalanced();
    });

    it('a quote ends with the 24 hours at the latest; pressed a second late it is refused, and the next one is as usual', async () => {
      supplier.quote = { guide: keepsMost('guide') };
      const booked = await bookWalk('short');
      const untilMs = Date.parse((await quoteOf(booked)).freeUntil ?? '');
      goTo(untilMs - 60_000);
      const late = await quoteOf(booked);
      expect(late).toMatchObject({
        back: { amount: booked.total },
        expiresAt: new Date(untilMs).toISOString(),
      });
      goTo(untilMs + 1_000);
      expect(await confirm(booked, late)).toMatchObject({
        status: 410,
        body: { error: { code: 'quote_expired' } },
      });
      expect(supplier.asked).not.toContain('cancel as quoted guide');
      expect(await progressOf(booked)).toMatchObject({ mayCancel: true, free: null });
      expect(await quoteOf(booked)).toMatchObject({ back: { amount: 1_000 }, freeUntil: null });
    });

    it.each(['after-cancel', 'refunding-committed', 'before-refund', 'after-refund'] as const)(
      'a crash at %s is recovered: all of it comes back, once',
      async (point) => {
        supplier.quote = { guide: keepsMost('guide') };
        const booked = await bookWalk('short');
        const before = await refundsAtProvider();
        const quote = await quoteOf(booked);
        const code = await codeOf(booked);
        death.at(point);
        await call(booked, 'cancellation/confirm', { quoteId: quote.quoteId, code });
        expect(death.isDue()).toBe(false);
        if (point === 'after-cancel') supplier.cancelled = { guide: { state: 'cancelled' } };
        await shop.api.recover();
        shop.clock.setOffsetMs(2 * 60_000);
        await shop.api.recover();
        expect(await settledStates()).toEqual([{ state: 'done', reason: null }]);
        expect(newRefunds(before, await refundsAtProvider()).map(({ amount }) => amount)).toEqual([
          booked.total,
        ]);
        const sum = await expectBalanced();
        expect(sum('supplier_refund')).toBe(1_000);
      },
    );

    it('what was promised holds though the market gives it up, and the mail says until when', async () => {
      const booked = await bookWalk('short');
      settings = {};
      const { freeUntil } = await quoteOf(booked);
      expect(freeUntil).not.toBeNull();
      await shop.api.settlement.settleDue();
      const mail = await db()
        .selectFrom('mails')
        .select('message')
        .where('kind', '=', 'booking-confirmed')
        .executeTakeFirstOrThrow();
      const { text = '' } = await PostalMime.parse(mail.message);
      expect(text.replaceAll(/\s+/g, ' ')).toContain('you get back everything you paid');
    });
  });

  it('mails what happened: the code, the cancellation and the refund, each once', async () => {
    const booked = await bookWalk('short');
    await cancel(booked);
    await shop.api.settlement.settleDue();
    await shop.api.settlement.settleDue();
    expect(await mailKinds()).toEqual([
      'booking-cancelled',
      'booking-confirmed',
      'one-time-code',
      'refund-sent',
    ]);
  });
});
