import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  BookingProgress,
  CancellationQuote,
  ConfirmedBooking,
  DeskQueuesReply,
  DeskSale,
  ReportRow,
} from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import PostalMime from 'postal-mime';
import { createRetention } from '../../retention.ts';
import { STARTUP_MS } from '../../testing.ts';
import { createCallers } from '../payments/testing/callers.ts';
import { createDeskCalls } from '../payments/testing/desk-calls.ts';
import { createMoneyChecks } from '../payments/testing/money.ts';
import { openShop, type Shop } from '../payments/testing/open-shop.ts';
import { createShoppers } from '../payments/testing/shopper.ts';

let shop: Shop;

beforeAll(async () => {
  const MAIL_FOLDER = mkdtempSync(join(tmpdir(), 'travesia-mails-'));
  const MARKETS_FOLDER = resolve(import.meta.dirname, '../../../../../shell/markets');
  shop = await openShop({}, { environment: { MAIL_FOLDER, MARKETS_FOLDER } });
}, STARTUP_MS);
beforeEach(async () => {
  shop.clock.setOffsetMs(0);
  await shop.testDatabase.truncate();
});
afterAll(() => shop.close());

const { call, read, act } = createDeskCalls(() => shop);
const { openBrowser } = createShoppers(() => shop);
const { mailedLinks, openLink, payIn, viewOf } = createCallers(() => shop);
const { moneyAtProvider, expectBalanced } = createMoneyChecks(() => shop);

const today = () => todayIn(shop.clock.nowMs());
const HOUR_MS = 3_600_000;
const PRICE = { amount: 240_000, currency: 'EUR' } as const;
const DOLLARS = { amount: 250_000, currency: 'USD' } as const;
const COST = 221_000;
const LEO = { role: 'lead', id: 'leo', name: 'Leo' } as const;

const cruise = (more: object = {}) => ({
  key: randomUUID(),
  title: 'Greek islands, MSC Musica',
  supplier: 'MSC Cruceros',
  supplierRef: 'MSC90210',
  startDate: addDays(today(), 90),
  endDate: addDays(today(), 97),
  travellers: [
    { firstName: 'Ana', lastName: 'Pérez' },
    { firstName: 'Luis', lastName: 'Pérez' },
  ],
  email: 'ana@example.com',
  phone: '+34600112233',
  locale: 'en',
  market: 'ES',
  paidTo: 'supplier',
  price: PRICE,
  cost: null,
  details: 'Cabin 9021, first sitting',
  ...more,
});
const paidToUs = { paidTo: 'us', price: DOLLARS, cost: COST } as const;

async function written(more: object = {}) {
  const { status, body } = await call('sales/by-hand', cruise(more));
  expect(status).toBe(200);
  const { bookingId } = body.data as { bookingId: string };
  await shop.settleDue();
  return bookingId;
}

async function mailsOf(id: string, kind: 'booking-confirmed' | 'booking-cancelled') {
  const mails = await shop.dependencies.database
    .selectFrom('mails')
    .select(['message', 'recipient'])
    .where('booking_id', '=', id)
    .where('kind', '=', kind)
    .execute();
  return Promise.all(
    mails.map(async ({ message, recipient }) => ({
      recipient,
      text: (await PostalMime.parse(message)).text ?? '',
    })),
  );
}

const reported = async (by: 'product' | 'day' = 'product') =>
  (await call('report', { by, from: today(), to: today() }, { role: 'lead' })).body.data as ReportRow[];

async function foundByOwner(referenceId: string) {
  const browser = await openBrowser(randomUUID());
  return browser.call('/booking/lookup', { referenceId, email: 'ana@example.com' });
}

const unpaidItems = async () =>
  ((await call('queues', {})).body.data as DeskQueuesReply['data']).items.filter(
    ({ queue }) => queue === 'unpaid',
  );

/** What the hourly job does. */
const deleteUnpaid = () => createRetention(shop.dependencies.database, shop.clock)();
const isThere = async (id: string) => {
  const { status } = await call('booking', { id, why: '' });
  return status === 200;
};

/** Written down, opened by its traveller and paid in the ordinary checkout. */
async function paid() {
  const id = await written(paidToUs);
  const [link = ''] = await mailedLinks();
  const browser = await openBrowser(randomUUID());
  expect(await openLink(browser, link)).toBe('opened');
  const referenceId = await payIn(browser);
  await shop.settleDue();
  return { id, referenceId, browser };
}

describe('a cruise that was booked by hand (D-18)', () => {
  it('D-18: paid to the line, it is a confirmed booking at once, and no money of ours is in the ledger', async () => {
    const id = await written();
    const booking = await read(id);
    expect(booking).toMatchObject({ state: 'confirmed', kind: 'by-hand', payments: [] });
    expect(booking.shown).toMatchObject({
      heading: 'Greek islands, MSC Musica',
      supplierReference: 'MSC90210',
      totalPaid: PRICE,
      billingInformation: null,
      paymentInformation: { transactions: [], paidWith: 'Paid directly to MSC Cruceros, not to Travesía' },
    });
    expect(booking.ledger).toMatchObject([{ kind: 'paid_elsewhere', amount: PRICE }]);
    expect(await moneyAtProvider()).toEqual({ taken: 0, held: 0 });
    expect(await reported()).toMatchObject([
      { key: 'by-hand', currency: 'EUR', bookings: 1, revenue: 0, margin: 0, paidElsewhere: PRICE.amount },
    ]);
  });

  it('D-18: its traveller has a mail with the line’s reference, and finds it by reference and address', async () => {
    const id = await written();
    const { reference } = await read(id);
    const [mail] = await mailsOf(id, 'booking-confirmed');
    expect(mail?.recipient).toBe('ana@example.com');
    for (const words of [
      'MSC90210',
      'Cabin 9021, first sitting',
      'Ana Pérez',
      'Luis Pérez',
      '€2,400.00, paid directly to MSC Cruceros',
    ])
      expect(mail?.text).toContain(words);
    const found = await foundByOwner(reference ?? '');
    expect(found.status).toBe(200);
    expect(found.body.data as ConfirmedBooking).toMatchObject({ totalPaid: PRICE, status: 'confirmed' });
    expect((await foundByOwner('MSC90210')).status).toBe(200);
    const search = await call('search', { text: 'MSC90210' });
    expect((search.body.data as { found: object[] }).found).toMatchObject([{ id, kind: 'by-hand' }]);
  });

  it('D-18: its mail names it once and writes amounts as its market does', async () => {
    const id = await written({ market: 'MX', locale: 'es', price: DOLLARS });
    const [mail] = await mailsOf(id, 'booking-confirmed');
    expect(mail?.text).toContain('Reservado con MSC Cruceros');
    expect(mail?.text.match(/Greek islands, MSC Musica/g)).toHaveLength(1);
    expect(mail?.text).toMatch(/USD\s2,500\.00, pagado directamente a MSC Cruceros/);
    expect(mail?.text).not.toContain('2.500,00');
  });

  it('D-18: paid to us, the link of its mail leads through the ordinary checkout, and the ledger has line and margin', async () => {
    const id = await written(paidToUs);
    expect(await read(id)).toMatchObject({ state: 'priced', ledger: [] });
    const [sale] = (await call('sales', {})).body.data as DeskSale[];
    expect(sale).toMatchObject({ bookingId: id, kind: 'by-hand', state: 'sent', total: DOLLARS });
    const [link = ''] = await mailedLinks();
    const browser = await openBrowser(randomUUID());
    expect(await openLink(browser, link)).toBe('opened');
    expect(await viewOf(browser)).toMatchObject({ total: DOLLARS, missing: ['billing', 'payment'] });
    const referenceId = await payIn(browser);
    await shop.settleDue();
    const booking = await read(id);
    expect(booking).toMatchObject({ reference: referenceId, state: 'confirmed' });
    expect(booking.shown).toMatchObject({ totalPaid: DOLLARS, supplierReference: 'MSC90210' });
    expect(await moneyAtProvider()).toEqual({ taken: DOLLARS.amount, held: 0 });
    await expectBalanced();
    expect(await reported()).toMatchObject([
      {
        key: 'by-hand',
        bookings: 1,
        revenue: DOLLARS.amount,
        suppliers: COST,
        margin: DOLLARS.amount - COST,
        paidElsewhere: 0,
      },
    ]);
    expect(await mailsOf(id, 'booking-confirmed')).toHaveLength(1);
  });

  it('D-18: the same press twice is one booking, and the line’s reference is written down once', async () => {
    const asked = cruise();
    const [first, atOnce] = await Promise.all([call('sales/by-hand', asked), call('sales/by-hand', asked)]);
    expect(atOnce.body).toEqual(first.body);
    expect((await call('sales/by-hand', asked)).body).toEqual(first.body);
    const again = await call('sales/by-hand', cruise({ supplier: 'msc cruceros' }));
    expect(again.status).toBe(409);
    expect((again.body as { error: { code: string } }).error.code).toBe('by_hand_known');
    expect((await call('sales/by-hand', cruise({ supplier: 'Costa' }))).status).toBe(200);
  });

  it.each([
    ['ends before it begins', { endDate: '2020-01-01' }],
    ['has nobody who travels', { travellers: [] }],
    ['is paid to us in a currency that we do not charge', { ...paidToUs, price: PRICE }],
    ['is paid to us without what the line gets', { ...paidToUs, cost: null }],
    ['costs more than it is sold for', { ...paidToUs, cost: DOLLARS.amount + 1 }],
    ['costs nothing', { price: { amount: 0, currency: 'EUR' } }],
    ['is paid in no currency', { price: { amount: 1, currency: 'XQZ' } }],
  ])('D-18: what %s is refused, and nothing is written', async (_what, more) => {
    expect((await call('sales/by-hand', cruise(more))).status).toBe(400);
    expect((await call('sales', {})).body.data).toEqual([]);
    expect(await reported()).toEqual([]);
  });

  it('D-18: it is cancelled by hand with what the line promised, and given back by a second act, with a second person', async () => {
    const { id } = await paid();
    // Without the line's word nothing is offered.
    expect((await call('cancel-quote', { id, why: '' })).status).toBe(409);
    const { body } = await call('cancel-quote', { id, why: '', supplierGives: 200_000 });
    const { quoteId, back } = body.data as CancellationQuote;
    expect(back.amount).toBe(0);
    expect((await act(id, 'cancel', { subjectId: quoteId })).status).toBe(200);
    await shop.settleDue();
    expect((await read(id)).shown).toMatchObject({ status: 'cancelled' });
    expect(await moneyAtProvider()).toEqual({ taken: DOLLARS.amount, held: 0 });
    const [mail] = await mailsOf(id, 'booking-cancelled');
    expect(mail?.text).toContain('Our team will write to you about your refund.');
    const asked = await act(id, 'refund', { amount: 200_000 });
    expect(asked.body.data).toMatchObject({ state: 'waiting' });
    const [waiting] = (await read(id)).done;
    const approval = { id, key: waiting?.key, isApproved: true, reason: 'as the line said' };
    expect((await call('refund-approve', approval, { role: 'lead' })).status).toBe(403);
    expect((await call('refund-approve', approval, { role: 'lead', id: 'leo', name: 'Leo' })).status).toBe(
      200,
    );
    await shop.settleDue();
    expect(await moneyAtProvider()).toEqual({ taken: DOLLARS.amount - 200_000, held: 0 });
    await expectBalanced();
    expect(await reported()).toMatchObject([
      { refunds: 200_000, suppliers: COST - 200_000, margin: DOLLARS.amount - COST },
    ]);
  });

  it('D-18: paid to the line, it is cancelled by hand, and the mail says who gives the money back', async () => {
    const id = await written();
    expect((await read(id)).ways.map(({ act: name }) => name)).not.toContain('refund');
    const { body } = await call('cancel-quote', { id, why: '', supplierGives: 0 });
    const { quoteId } = body.data as CancellationQuote;
    expect((await act(id, 'cancel', { subjectId: quoteId })).status).toBe(200);
    await shop.settleDue();
    expect((await read(id)).shown).toMatchObject({ status: 'cancelled' });
    const [mail] = await mailsOf(id, 'booking-cancelled');
    expect(mail?.text).toContain('The company you paid refunds what you are due');
    expect(await moneyAtProvider()).toEqual({ taken: 0, held: 0 });
  });

  it('D-18: its traveller is not offered to cancel it by themselves: no machine of ours can tell the line', async () => {
    const { referenceId, browser } = await paid();
    const { body } = await browser.call('/booking/progress', { referenceId });
    expect(body.data).toMatchObject({ mayCancel: false, free: null });
    // A cruise has no tickets of ours.
    expect((body.data as BookingProgress).events.map(({ code }) => code)).toEqual(['paid', 'booked']);
    const quote = await browser.call('/booking/cancellation/quote', { referenceId });
    expect(quote.body.error).toMatchObject({ code: 'cancellation_refused' });
  });

  it('D-18: reports keep what was paid to the line when its person is erased', async () => {
    const id = await written({ startDate: addDays(today(), -9), endDate: addDays(today(), -2) });
    const before = await reported();
    expect((await call('person/erase', { id, basis: 'phone' }, { role: 'lead' })).status).toBe(200);
    expect((await read(id)).shown).toBeNull();
    expect(await reported()).toEqual(before);
  });
});

describe('a booking by hand whose link is not paid (D-18)', () => {
  it('D-18: it waits at the desk before its link ends and after, and is not deleted while the line holds it', async () => {
    const id = await written(paidToUs);
    shop.clock.setOffsetMs(11 * HOUR_MS);
    expect(await unpaidItems()).toEqual([]);
    shop.clock.setOffsetMs(13 * HOUR_MS);
    expect(await unpaidItems()).toMatchObject([
      { bookingId: id, reference: null, name: 'Ana P···', reason: 'link_ending' },
    ]);
    shop.clock.setOffsetMs(72 * HOUR_MS);
    await deleteUnpaid();
    expect(await unpaidItems()).toMatchObject([{ bookingId: id }]);
    expect((await read(id)).ways).toMatchObject([
      { act: 'send-link', about: 'Greek islands, MSC Musica · MSC Cruceros MSC90210' },
      { act: 'order-ended' },
      { act: 'correct-contact' },
      { act: 'resend-mail' },
    ]);
  });

  it('D-18: it is found from the first minute, by whoever calls back, and its page says what was booked', async () => {
    const id = await written(paidToUs);
    for (const text of ['Luis Pérez', 'ana@example.com', '600 11 22 33', 'MSC90210']) {
      expect((await call('search', { text })).body.data).toMatchObject({
        found: [{ id, reference: null, heading: 'Greek islands, MSC Musica' }],
      });
    }
    expect((await read(id)).shown).toMatchObject({
      heading: 'Greek islands, MSC Musica',
      status: 'held',
      totalPaid: DOLLARS,
      passenger: { email: 'ana@example.com', phone: '+34600112233' },
      travellers: [{ firstName: 'Ana' }, { firstName: 'Luis' }],
    });
  });

  it('D-18: an address that was mistyped is corrected, and the link goes to the right one', async () => {
    const id = await written({ ...paidToUs, email: 'ana@exmaple.com' });
    const contact = { subjectId: id, email: 'ana@example.com', phone: '+34600112233' };
    expect((await act(id, 'correct-contact', contact)).body.data).toEqual({ state: 'done' });
    expect((await act(id, 'send-link', { subjectId: id })).body.data).toEqual({ state: 'done' });
    const recipients = await shop.dependencies.database
      .selectFrom('mails')
      .select('recipient')
      .where('booking_id', '=', id)
      .orderBy('created_at')
      .execute();
    expect(recipients.map(({ recipient }) => recipient)).toEqual(['ana@exmaple.com', 'ana@example.com']);
    const [link = ''] = await mailedLinks();
    const browser = await openBrowser(randomUUID());
    expect(await openLink(browser, link)).toBe('opened');
    await payIn(browser);
    await shop.settleDue();
    expect((await read(id)).shown?.passenger.email).toBe('ana@example.com');
  });

  it('D-18: an agent sends the link again: it pays the booking, the one before opens nothing, and the queue is empty', async () => {
    const id = await written(paidToUs);
    shop.clock.setOffsetMs(72 * HOUR_MS);
    const key = randomUUID();
    const seen = await read(id);
    const asked = { key, subjectId: id };
    expect((await act(id, 'send-link', asked, { seen })).body.data).toEqual({ state: 'done' });
    expect((await act(id, 'send-link', asked, { seen })).body.data).toEqual({ state: 'done' });
    expect(await unpaidItems()).toEqual([]);
    const [first = '', second = '', ...others] = await mailedLinks();
    expect(others).toEqual([]);
    const browser = await openBrowser(randomUUID());
    expect(await openLink(browser, first)).toBe('expired');
    expect(await openLink(browser, second)).toBe('opened');
    await payIn(browser);
    await shop.settleDue();
    expect(await read(id)).toMatchObject({ state: 'confirmed' });
    expect((await act(id, 'send-link', { subjectId: id })).body.error.code).toBe('desk_changed');
    await expectBalanced();
  });

  it('D-18: once a person has noted that the line has ended it, its link opens nothing and it is deleted like any unpaid order', async () => {
    const id = await written(paidToUs);
    const [link = ''] = await mailedLinks();
    const { seen } = await read(id);
    expect((await act(id, 'order-ended', { subjectId: id }, { as: LEO })).status).toBe(200);
    expect((await read(id)).seen).not.toBe(seen);
    expect(await openLink(await openBrowser(randomUUID()), link)).toBe('expired');
    // The reference is free: the line may give the cabin to somebody else.
    expect((await call('sales/by-hand', cruise())).status).toBe(200);
    shop.clock.setOffsetMs(25 * HOUR_MS);
    expect((await unpaidItems()).map(({ bookingId }) => bookingId)).toEqual([]);
    await deleteUnpaid();
    expect(await isThere(id)).toBe(false);
  });

  it('D-18: it is deleted after its last day, with what was written of its travellers', async () => {
    const id = await written({ ...paidToUs, endDate: addDays(today(), 92) });
    shop.clock.setOffsetMs(94 * 24 * HOUR_MS);
    await deleteUnpaid();
    expect(await isThere(id)).toBe(false);
  });
});
