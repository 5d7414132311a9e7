import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { findAirport } from '@travesia/geography';
import { dateOf, formatLocalTime } from '@travesia/domain';
import type { CancellationQuote, ConfirmedBooking } from '@travesia/contracts';
import { STARTUP_MS } from '../../testing.ts';
import { instantMs } from '../../text/local-clock.ts';
import { reportFlight } from './testing/flight-news.ts';
import { openShop, type Shop } from './testing/open-shop.ts';
import { cartOf, createShoppers, mailedCode, PAYS, type Browser } from './testing/shopper.ts';

const DAY_MS = 86_400_000;
let shop: Shop;
const { openBrowser, pricedOffer, fillIn, pay, status } = createShoppers(() => shop);

beforeAll(async () => {
  shop = await openShop({}, { environment: { MAIL_FOLDER: mkdtempSync(join(tmpdir(), 'travesia-mails-')) } });
}, STARTUP_MS);
beforeEach(async () => {
  shop.clock.setOffsetMs(0);
  await shop.testDatabase.truncate();
});
afterAll(() => shop.close());

const db = () => shop.dependencies.database;

async function bookFlight(lastName: string) {
  const offer = await pricedOffer('BOG');
  const browser = await openBrowser();
  const set = await browser.call('/user/session/set/flight-order', { flightOffer: { id: offer.id } });
  const { id } = set.body.data as { id: string };
  const ready = await fillIn(browser, id, { cardNumber: PAYS, lastName });
  const { body } = await status(browser, cartOf(await pay(browser, ready)));
  const { referenceId } = body.data as { referenceId: string };
  return { browser, referenceId };
}
type Booked = { browser: Browser; referenceId: string };
const call = (booked: Booked, path: string, body: object = {}) =>
  booked.browser.call(`/booking/${path}`, { referenceId: booked.referenceId, ...body });

async function firstFlight(booked: Booked) {
  const booking: ConfirmedBooking = (await call(booked, 'mine')).body.data;
  const [journey] = booking.sections.flatMap((section) => (section.kind === 'journey' ? [section] : []));
  const [segment] = journey?.segments ?? [];
  if (!segment) throw new Error('no flight');
  const timeZone = findAirport(segment.from.code)?.timeZone ?? '';
  return { ...segment, departsMs: instantMs(segment.departureAt.slice(0, 16), timeZone), booking };
}
const setTime = (ms: number) => shop.clock.setOffsetMs(ms - Date.now());
async function mails() {
  await shop.settleDue();
  const rows = await db().selectFrom('mails').select('message').where('kind', '=', 'check-in-open').execute();
  return Promise.all(rows.map(({ message }) => PostalMime.parse(message)));
}

describe('N-03 check-in opens', () => {
  it('is mailed once, a day before departure by the clock of the airport', async () => {
    const booked = await bookFlight('Ortega');
    const { departsMs, departureAt, booking } = await firstFlight(booked);
    setTime(departsMs - DAY_MS - 60_000);
    expect(await mails()).toEqual([]);

    setTime(departsMs - DAY_MS + 1_000);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(booked.referenceId);
    expect(mail?.text).toContain(booking.supplierReference);
    expect(mail?.text).toContain(formatLocalTime(departureAt, 'en'));
    // The job once more, as after a crash.
    await db().updateTable('outbox').set({ done_at: null }).where('topic', '=', 'mail-check-in').execute();
    expect(await mails()).toHaveLength(1);
  });

  it('goes by the new times of the airline, once they were accepted', async () => {
    const booked = await bookFlight('Moved Flight');
    const before = await firstFlight(booked);
    await shop.sandbox.inject({ method: 'POST', url: '/_control/orders/settle' });
    await reportFlight(shop.app, {
      type: 'order.airline_initiated_change_detected',
      object: { metadata: { travesia_reference: booked.referenceId } },
    });
    const change = (await call(booked, 'trip-change')).body.data as { id: string };
    setTime(before.departsMs - DAY_MS + 1_000);
    // Nobody is invited by times that are not the airline's any more.
    expect(await mails()).toEqual([]);

    shop.clock.setOffsetMs(0);
    await call(booked, 'trip-change/answer', { changeId: change.id, answer: 'accept' });
    const after = await firstFlight(booked);
    expect(after.departsMs).toBeGreaterThan(before.departsMs);
    setTime(after.departsMs - DAY_MS - 60_000);
    expect(await mails()).toEqual([]);
    setTime(after.departsMs - DAY_MS + 1_000);
    const [mail] = await mails();
    expect(mail?.text).toContain(formatLocalTime(after.departureAt, 'en'));
    expect(dateOf(after.departureAt)).toBe(dateOf(after.booking.calendar?.[0]?.start.at ?? ''));
  });

  it('is not mailed for a trip that was cancelled', async () => {
    const booked = await bookFlight('Ortega');
    const { departsMs } = await firstFlight(booked);
    const quote: CancellationQuote = (await call(booked, 'cancellation/quote')).body.data;
    await call(booked, 'cancellation/code');
    const code = await mailedCode(db());
    expect((await call(booked, 'cancellation/confirm', { quoteId: quote.quoteId, code })).status).toBe(200);
    setTime(departsMs - DAY_MS + 1_000);
    expect(await mails()).toEqual([]);
  });
});
