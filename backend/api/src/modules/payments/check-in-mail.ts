import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { dateOf, inLocale } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import { dayText, timeText } from '../../text/amounts.ts';
import { wordsIn } from '../../text/words.ts';
import { enqueue, findBooking } from '../booking/index.ts';
import { action, facts, paragraph, type Mail, type Mailing } from '../mail/index.ts';
import type { BookingAddress } from './booking-links.ts';
import { CHECK_IN_MS, momentOf } from './journey-events.ts';
import { findUnanswered } from './schedule-changes-repository.ts';
import { inTransaction, type JobHandler, type SettlementContext } from './settlement/index.ts';
import { standingBooking } from './standing-booking.ts';
import { liveSupplierOrders } from './supplier-orders-repository.ts';
import type words from '../../locales/es/check-in-mail.json';

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/check-in-mail.json'));

type Journey = Extract<ConfirmedBooking['sections'][number], { kind: 'journey' }>;

export interface OpenCheckIn {
  readonly bookingId: string;
  readonly locale: Locale;
  readonly bookingAddress: string;
  readonly locator: string | null;
}

/** For one direction. The cause holds the day, so that a departure moved by an hour is not mailed again. */
export function checkInMail(
  booked: ConfirmedBooking,
  { journeyType, segments: [first, ...others] }: Journey,
  { bookingId, locale, bookingAddress, locator }: OpenCheckIn,
): Mail {
  if (!first) throw new RangeError(`booking ${bookingId} has a journey without a flight`);
  const words = wordsOf(locale);
  const day = dateOf(first.departureAt);
  const { from } = first;
  const { to } = others.at(-1) ?? first;
  const flights = [first, ...others].map(({ carrierCode, flightNumber }) => `${carrierCode} ${flightNumber}`);
  return {
    cause: `check-in-open:${bookingId}:${journeyType}:${day}`,
    kind: 'check-in-open',
    bookingId,
    to: booked.passenger.email,
    subject: words('subject', { reference: booked.referenceId }),
    body: [
      paragraph(words('greeting', { name: booked.passenger.firstName })),
      paragraph(words('open', { day: dayText(day, locale), trip: `${from.cityName} – ${to.cityName}` })),
      facts(
        { label: words('reference'), value: booked.referenceId },
        ...(locator === null ? [] : [{ label: words('airline'), value: locator }]),
        { label: words('flight'), value: flights.join(', ') },
        { label: words('from'), value: `${from.cityName} (${from.code})` },
        { label: words('departure'), value: timeText(first.departureAt, locale) },
      ),
      paragraph(words('how')),
      action(words('see'), bookingAddress),
    ],
    language: locale,
  };
}

/** Departures of the trip that are still to come, with their journey. Where the zone is not known, none. */
function departuresOf({ sections, calendar = [] }: ConfirmedBooking, nowMs: number) {
  return sections.flatMap((section) => {
    if (section.kind !== 'journey') return [];
    const first = calendar.find(({ id }) => id === `${section.journeyType}-1`);
    const departsMs = first ? momentOf(first.start, '00:00') : null;
    if (departsMs === null || departsMs <= nowMs) return [];
    return [{ journey: section, opensMs: departsMs - CHECK_IN_MS }];
  });
}

/**
 * Queues "check-in is open" for each direction, once (N-03), and comes back when the next one opens. Whoever changes
 * the stored trip asks for this job again, so that it goes by the new times.
 */
export function createCheckInMail(
  context: SettlementContext,
  {
    mailing,
    addressOf,
  }: { readonly mailing: Pick<Mailing, 'isOn' | 'queue'>; readonly addressOf: BookingAddress },
): JobHandler {
  return async ({ bookingId }) => {
    const booking = await findBooking(context.db, bookingId);
    if (!mailing.isOn || !booking?.confirmed || booking.amends !== null) return true;
    const { locale } = booking;
    const nowMs = context.now();
    const flight = (await liveSupplierOrders(context.db, bookingId)).find(({ part }) => part === 'flight');
    const booked = (await standingBooking(context, booking, locale)) ?? inLocale(booking.confirmed, locale);
    const departures = flight ? departuresOf(booked, nowMs) : [];
    const open = departures.filter(({ opensMs }) => opensMs <= nowMs);
    if (open.length > 0) {
      // Nobody checks in without a ticket, nor by times that the airline has changed and the traveller has not seen.
      if (!flight?.ticketed || (await findUnanswered(context.db, bookingId))) return false;
      const bookingAddress = addressOf(bookingId, locale);
      for (const { journey } of open) {
        const { locator } = flight;
        await mailing.queue(checkInMail(booked, journey, { bookingId, locale, bookingAddress, locator }));
      }
    }
    const later = departures.filter(({ opensMs }) => opensMs > nowMs).map(({ opensMs }) => opensMs);
    if (later.length > 0) {
      const runAtMs = Math.min(...later);
      await inTransaction(context, (trx) => enqueue(trx, { bookingId, topic: 'mail-check-in', runAtMs }));
    }
    return true;
  };
}
