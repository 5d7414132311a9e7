import type { CalendarEventView, Locale } from '@travesia/contracts';
import { DEFAULT_LOCALE, formatMoment, zoneName } from '@travesia/domain';
import { writtenTag } from '../../text/in-market.ts';
import { instantMs } from '../../text/local-clock.ts';
import type { Booking, OrderKinds } from '../booking/index.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Where a clock shows a time last: without a zone the doubt is in the traveller's favour. */
const LAST_ZONE = 'Etc/GMT+12';

function momentMs({ at, timeZone }: CalendarEventView['start']): number {
  return instantMs(at.includes('T') ? at.slice(0, 16) : `${at}T00:00`, timeZone ?? LAST_ZONE);
}

/**
 * When the trip begins, by the clock of its place: a flight's scheduled departure, a stay's first hour of check-in, the
 * hour of an activity's session; the beginning of the day where no hour is known. Of a package, whichever is first.
 */
function departureMs({ calendar = [], firstTravelDate }: DepartureFacts): number {
  const starts = calendar.length > 0 ? calendar.map(({ start }) => start) : [wholeDay(firstTravelDate)];
  return Math.min(...starts.map(momentMs));
}
const wholeDay = (at: string) => ({ at, timeZone: null });

export interface DepartureFacts {
  /** Absent in bookings of before calendars were kept. */
  readonly calendar?: readonly CalendarEventView[] | undefined;
  readonly firstTravelDate: string;
}

/**
 * Until when a booking is refunded in full (M-04): by the rule that it was made under and the trip as it is now. Null
 * where there is no such time, or departure is too soon after it was booked.
 */
export function freeUntilMs(
  { freeCancellation, confirmedAtMs }: Pick<Booking, 'freeCancellation' | 'confirmedAtMs'>,
  facts: DepartureFacts,
): number | null {
  if (!freeCancellation || confirmedAtMs === null) return null;
  const { withinHours, daysBeforeDeparture } = freeCancellation;
  const isEarly = departureMs(facts) - confirmedAtMs >= daysBeforeDeparture * DAY_MS;
  return isEarly ? confirmedAtMs + withinHours * HOUR_MS : null;
}

/** The same of a booking as it is stored. */
export function bookingFreeUntilMs(kinds: OrderKinds, booking: Booking): number | null {
  if (!booking.order || !booking.freeCancellation) return null;
  return freeUntilMs(booking, {
    calendar: booking.confirmed?.[DEFAULT_LOCALE].calendar,
    firstTravelDate: kinds.of(booking.kind).requirementsOf(booking.order, booking.locale).firstTravelDate,
  });
}

/** 'Saturday, November 21, 2026, 1:00 PM (GMT+1)': by the clock of where the trip begins. */
export function freeUntilText(
  untilMs: number,
  calendar: readonly CalendarEventView[] | undefined,
  locale: Locale,
): string {
  const timeZone = calendar?.find(({ start }) => start.timeZone !== null)?.start.timeZone ?? 'UTC';
  const tag = writtenTag(locale);
  return `${formatMoment(untilMs, tag, { timeZone, style: 'long' })} (${zoneName(untilMs, tag, timeZone)})`;
}
