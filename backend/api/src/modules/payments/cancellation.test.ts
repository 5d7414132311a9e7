import { describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import type {
  BagOption,
  BookingProgress,
  CancellationQuote,
  ConfirmedBooking,
  OrderView,
} from '@travesia/contracts';
import { formatMoney } from '@travesia/domain';
import { lifeText, readBookingLife } from '../../commands/booking-life.ts';
import { enqueue } from '../booking/index.ts';
import { finishJob, takeJobs } from './settlement/outbox-repository.ts';
import { useCancelling } from './testing/cancelling.ts';
import { WHILE_GIVING_BACK } from './testing/death.ts';
import { AGENT, createShoppers } from './testing/shopper.ts';
import { codesIn, type Booked } from './testing/travellers.ts';
import { placed } from './testing/walks.ts';

const {
  shop,
  death,
  world,
  db,
  bookWalk,
  bookFlight,
  chooseFlight,
  finish,
  call,
  quoteOf,
  codeOf,
  cancel,
  progressOf,
  settledStates,
  refundsAtProvider,
  newRefunds,
  mailKinds,
  expectBalanced,
} = useCancelling();
const { openBrowser, json } = createShoppers(shop);

async function lifeOf({ referenceId }: Booked) {
  const life = await readBookingLife(shop().testDatabase.pool, referenceId);
  if (!life) throw new Error('the booking is unknown');
  return life;
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
    world.settings = {
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
    await shop().api.settlement.settleDue();
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
    const booked = await finish(browser, orderId);
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

  it('a credit instead of money is announced, and nothing goes back to the card, and nothing goes back to the card', async () => {
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
    const trips = await shop().app.inject({
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
    world.supplier.place = { guide: { ...placed('guide'), notes: [voucher] } };
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
    expect(world.supplier.asked.filter((what) => what.startsWith('cancel as quoted'))).toEqual([
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
    shop().clock.setOffsetMs(11 * 60_000);
    expect((await call(booked, 'cancellation/confirm', { quoteId, code: next })).status).toBe(422);
    expect(world.supplier.asked).not.toContain('cancel as quoted guide');
  });

  it('a supplier that does not quote is reported as such, and another try may work', async () => {
    world.supplier.quote = { guide: { state: 'unknown' } };
    const booked = await bookWalk('short');
    expect(await call(booked, 'cancellation/quote')).toMatchObject({
      status: 502,
      body: { error: { code: 'supplier_failed' } },
    });
    world.supplier.quote = {};
    expect((await quoteOf(booked)).back.amount).toBe(booked.total);
  });

  it('a quote ends, and nothing is cancelled after it', async () => {
    const booked = await bookWalk('short');
    const { quoteId } = await quoteOf(booked);
    shop().clock.setOffsetMs(16 * 60_000);
    expect(await call(booked, 'cancellation/confirm', { quoteId, code: await codeOf(booked) })).toMatchObject(
      { status: 410, body: { error: { code: 'quote_expired' } } },
    );
    expect(world.supplier.asked).not.toContain('cancel as quoted guide');
  });

  it('a supplier that says no keeps its part: only what was cancelled comes back, and a person is told', async () => {
    world.supplier.cancelAsQuoted = { hut: { state: 'refused' } };
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
    world.supplier.cancelAsQuoted = { guide: { state: 'unknown' } };
    world.supplier.cancelled = { guide: { state: 'unknown' } };
    const booked = await bookWalk('short');
    const { body } = await cancel(booked);
    expect(body.data).toMatchObject({ isMoving: true, review: null });
    shop().clock.setOffsetMs(10 * 60_000);
    expect(await progressOf(booked)).toMatchObject({ isMoving: false, review: 'supplier_silent' });
    expect(world.supplier.asked.filter((what) => what === 'cancel as quoted guide')).toHaveLength(1);
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

  it.each(WHILE_GIVING_BACK)('a crash at %s is recovered: cancelled once, refunded once', async (point) => {
    const booked = await bookWalk('short');
    const before = await refundsAtProvider();
    const { quoteId } = await quoteOf(booked);
    const code = await codeOf(booked);
    death.at(point);
    await call(booked, 'cancellation/confirm', { quoteId, code });
    expect(death.isDue()).toBe(false);
    if (point === 'after-cancel') world.supplier.cancelled = { guide: { state: 'cancelled' } };
    await shop().api.recover();
    shop().clock.setOffsetMs(2 * 60_000);
    await shop().api.recover();
    expect(await settledStates()).toEqual([{ state: 'done', reason: null }]);
    expect(world.supplier.asked.filter((what) => what === 'cancel as quoted guide')).toHaveLength(1);
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
    await shop().settleDue();
    const [{ id: bookingId } = { id: '' }] = await db().selectFrom('bookings').select('id').execute();
    const ask = (runAtMs: number) =>
      db()
        .transaction()
        .execute((trx) => enqueue(trx, { bookingId, topic: 'mail-cancellation', runAtMs }));
    const nowMs = shop().clock.nowMs();
    await ask(nowMs - 2);
    const [job] = await takeJobs(db(), { nowMs, leaseMs: 15_000, limit: 5 });
    await ask(nowMs - 1);
    if (job) await finishJob(db(), job, nowMs);
    expect(await takeJobs(db(), { nowMs, leaseMs: 15_000, limit: 5 })).toMatchObject([
      { bookingId, topic: 'mail-cancellation' },
    ]);
  });

  it('mails what happened: the code, the cancellation and the refund, each once', async () => {
    const booked = await bookWalk('short');
    await cancel(booked);
    await shop().api.settlement.settleDue();
    await shop().api.settlement.settleDue();
    expect(await mailKinds()).toEqual([
      'booking-cancelled',
      'booking-confirmed',
      'one-time-code',
      'refund-sent',
    ]);
  });
});
