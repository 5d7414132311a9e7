import { describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { findAirport } from '@travesia/geography';
import { dateOf, formatLocalTime } from '@travesia/domain';
import type { CancellationQuote } from '@travesia/contracts';
import { instantMs } from '../../text/local-clock.ts';
import { reportFlight } from './testing/flight-news.ts';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { createTravellers, type Booked } from './testing/travellers.ts';
import { useShop } from './testing/use-shop.ts';
import { mailedCode } from './testing/shopper.ts';

const DAY_MS = 86_400_000;

const shop = useShop({}, { environment: { MAIL_FOLDER: temporaryFolder('mails') } });
const travellers = createTravellers(shop);
const { call, detailOf } = travellers;

const db = () => shop().dependencies.database;

const bookFlight = (lastName: string) => travellers.bookFlight({ lastName });

async function firstFlight(booked: Booked) {
  const booking = await detailOf(booked);
  const [journey] = booking.sections.flatMap((section) => (section.kind === 'journey' ? [section] : []));
  const [segment] = journey?.segments ?? [];
  if (!segment) throw new Error('no flight');
  const timeZone = findAirport(segment.from.code)?.timeZone ?? '';
  return { ...segment, departsMs: instantMs(segment.departureAt.slice(0, 16), timeZone), booking };
}
const setTime = (ms: number) => shop().clock.setOffsetMs(ms - Date.now());
async function mails() {
  await shop().settleDue();
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
    expect(mail?.text).toContain(formatLocalTime(departureAt, 'en-US'));
    // The job once more, as after a crash.
    await db().updateTable('outbox').set({ done_at: null }).where('topic', '=', 'mail-check-in').execute();
    expect(await mails()).toHaveLength(1);
  });

  it('goes by the new times of the airline, once they were accepted', async () => {
    const booked = await bookFlight('Moved Flight');
    const before = await firstFlight(booked);
    await shop().sandbox.inject({ method: 'POST', url: '/_control/orders/settle' });
    await reportFlight(shop().app, {
      type: 'order.airline_initiated_change_detected',
      object: { metadata: { travesia_reference: booked.referenceId } },
    });
    const change = (await call(booked, 'trip-change')).body.data as { id: string };
    setTime(before.departsMs - DAY_MS + 1_000);
    // Nobody is invited by times that are not the airline's any more.
    expect(await mails()).toEqual([]);

    shop().clock.setOffsetMs(0);
    await call(booked, 'trip-change/answer', { changeId: change.id, answer: 'accept' });
    const after = await firstFlight(booked);
    expect(after.departsMs).toBeGreaterThan(before.departsMs);
    setTime(after.departsMs - DAY_MS - 60_000);
    expect(await mails()).toEqual([]);
    setTime(after.departsMs - DAY_MS + 1_000);
    const [mail] = await mails();
    expect(mail?.text).toContain(formatLocalTime(after.departureAt, 'en-US'));
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
