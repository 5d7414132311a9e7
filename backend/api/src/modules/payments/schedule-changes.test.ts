import { describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { formatLocalTime } from '@travesia/domain';
import type { CancellationQuote, ConfirmedBooking, TripChange } from '@travesia/contracts';
import { reportFlight } from './testing/flight-news.ts';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { createTravellers, type Booked } from './testing/travellers.ts';
import { useShop } from './testing/use-shop.ts';
import { createShoppers, mailedCode } from './testing/shopper.ts';

const HOUR_MS = 3_600_000;

const shop = useShop({}, { environment: { MAIL_FOLDER: temporaryFolder('mails') } });
const { openBrowser } = createShoppers(shop);
const travellers = createTravellers(shop);
const { call, detailOf: mine } = travellers;

const db = () => shop().dependencies.database;
const airlineMoves = () => shop().sandbox.inject({ method: 'POST', url: '/_control/orders/settle' });

/** A flight that the airline will move by three hours; with a connection where the story wants one. */
async function bookFlight(isDirect = true): Promise<Booked> {
  const stopsOf = (offer: object) =>
    (offer as { itineraries: { segments: unknown[] }[] }).itineraries[0]?.segments.length;
  return travellers.bookFlight({
    isWanted: (each) => (stopsOf(each) === 1) === isDirect,
    lastName: 'Moved Flight',
  });
}

const changeOf = async (booked: Booked): Promise<TripChange | null> =>
  (await call(booked, 'trip-change')).body.data;
async function openChange(booked: Booked): Promise<TripChange> {
  const change = await changeOf(booked);
  if (!change) throw new Error('no change');
  return change;
}
const report = (booked: Booked) =>
  reportFlight(shop().app, {
    type: 'order.airline_initiated_change_detected',
    object: { metadata: { travesia_reference: booked.referenceId } },
  });
const mailsOf = async (kind: 'schedule-changed' | 'desk-requests' | 'booking-cancelled') => {
  await shop().settleDue();
  const mails = await db().selectFrom('mails').select('message').where('kind', '=', kind).execute();
  return Promise.all(mails.map(({ message }) => PostalMime.parse(message)));
};
const departureOf = (booking: Pick<ConfirmedBooking, 'sections'> | TripChange, side?: 'before' | 'after') => {
  const sections = 'sections' in booking ? booking.sections : booking[side ?? 'before'];
  const [journey] = sections.flatMap((section) => (section.kind === 'journey' ? [section] : []));
  return journey?.segments[0]?.departureAt ?? '';
};
const minutesBetween = (one: string, other: string) =>
  (Date.parse(`${other}Z`) - Date.parse(`${one}Z`)) / 60_000;

describe('the airline changes a trip (M-08)', () => {
  it.each(['by message', 'by asking'])(
    'old and new are told, %s, and mailed once with the new times',
    async (how) => {
      const booked = await bookFlight();
      expect(await changeOf(booked)).toBeNull();
      await airlineMoves();
      if (how === 'by message')
        for (let count = 0; count < 3; count += 1) expect(await report(booked)).toBe(200);
      shop().clock.setOffsetMs(7 * HOUR_MS);
      await shop().settleDue();
      const change = await openChange(booked);
      expect(change).toMatchObject({ state: 'open', mayAccept: true, lost: [] });
      expect(minutesBetween(departureOf(change, 'before'), departureOf(change, 'after'))).toBe(180);
      const [mail, ...more] = await mailsOf('schedule-changed');
      expect(more).toEqual([]);
      for (const which of ['before', 'after'] as const)
        expect(mail?.text).toContain(formatLocalTime(departureOf(change, which), 'en-US'));
      const [file] = mail?.attachments ?? [];
      const calendar = Buffer.from(file?.content as ArrayBuffer).toString();
      expect(calendar).toContain(`UID:${booked.referenceId}-onward-1@travesia.example`);
      expect(calendar).toContain('SEQUENCE:1');
      expect(calendar).toContain(departureOf(change, 'after').slice(0, 10).replaceAll('-', ''));
    },
  );

  it('a connection that no longer works is said', async () => {
    const booked = await bookFlight(false);
    await airlineMoves();
    await report(booked);
    const { lost, after } = await openChange(booked);
    const [journey] = after.flatMap((section) => (section.kind === 'journey' ? [section] : []));
    const minutes = journey?.segments[0]?.connectionInMinutes ?? 0;
    expect(minutes).toBeLessThan(30);
    expect(lost).toEqual([{ city: journey?.segments[0]?.to.cityName, minutes }]);
  });

  it('accepted, at the airline too, however often; page and calendar have the new times', async () => {
    const booked = await bookFlight();
    await airlineMoves();
    await report(booked);
    const change = await openChange(booked);
    const accept = { changeId: change.id, answer: 'accept' };
    const replies = await Promise.all([
      call(booked, 'trip-change/answer', accept),
      call(booked, 'trip-change/answer', accept),
    ]);
    expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    expect((await call(booked, 'trip-change/answer', accept)).body.data).toBeNull();
    expect(await changeOf(booked)).toBeNull();
    const booking = await mine(booked);
    expect(departureOf(booking)).toBe(departureOf(change, 'after'));
    expect(booking.calendar?.[0]?.start.at).toBe(departureOf(change, 'after'));
    expect(booking.revised?.sequence).toBe(1);
    await report(booked);
    expect(await changeOf(booked)).toBeNull();
  });

  it('N-05: given back, it is refunded in full, and the calendar is counted up further', async () => {
    const booked = await bookFlight();
    await airlineMoves();
    await report(booked);
    const quote: CancellationQuote = (await call(booked, 'cancellation/quote')).body.data;
    expect(quote.parts[0]?.supplierKeeps.amount).toBe(0);
    await call(booked, 'cancellation/code');
    const code = await mailedCode(db());
    expect((await call(booked, 'cancellation/confirm', { quoteId: quote.quoteId, code })).status).toBe(200);
    expect(await changeOf(booked)).toBeNull();
    const [mail] = await mailsOf('booking-cancelled');
    const [file] = mail?.attachments ?? [];
    expect(Buffer.from(file?.content as ArrayBuffer).toString()).toContain('SEQUENCE:2');
  });

  it('another flight is asked of the desk, once', async () => {
    const booked = await bookFlight();
    await airlineMoves();
    await report(booked);
    const { id: changeId } = await openChange(booked);
    const other = { changeId, answer: 'other_flight' };
    expect((await call(booked, 'trip-change/answer', other)).body.data).toMatchObject({ state: 'desk' });
    await call(booked, 'trip-change/answer', other);
    const mails = await mailsOf('desk-requests');
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Pide otro vuelo.')]);
    // Still the traveller's to take back.
    await call(booked, 'trip-change/answer', { changeId, answer: 'accept' });
    expect(await changeOf(booked)).toBeNull();
  });

  it('without an answer in time the desk takes over', async () => {
    const booked = await bookFlight();
    await airlineMoves();
    await report(booked);
    const first = await openChange(booked);
    shop().clock.setOffsetMs(49 * HOUR_MS);
    await shop().settleDue();
    expect(await changeOf(booked)).toMatchObject({ id: first.id, state: 'desk' });
    expect(await mailsOf('desk-requests')).toHaveLength(1);
  });

  it('nobody else reads or answers it', async () => {
    const booked = await bookFlight();
    await airlineMoves();
    await report(booked);
    const { id: changeId } = await openChange(booked);
    const stranger = { ...booked, browser: await openBrowser('0d1f6a52-8f07-4a58-b0c5-0a7a1f3e9c77') };
    expect((await call(stranger, 'trip-change')).status).toBe(404);
    expect((await call(stranger, 'trip-change/answer', { changeId, answer: 'accept' })).status).toBe(404);
    expect(await changeOf(booked)).toMatchObject({ state: 'open' });
  });
});
