import type { BookingEvent, CalendarEventView } from '@travesia/contracts';
import { instantMs } from '../../text/local-clock.ts';

const DAY_MS = 86_400_000;
/** Airlines open check-in a day before, some earlier. */
export const CHECK_IN_MS = DAY_MS;

export interface JourneyFacts {
  /** What of the booking still stands, by part. */
  readonly standing: readonly {
    readonly part: string;
    readonly ticketed: boolean;
    /** Null where they came with the order. */
    readonly ticketedAtMs: number | null;
  }[];
  readonly bookedAtMs: number;
  readonly calendar: readonly CalendarEventView[];
  /** When changes of the airline were accepted. */
  readonly acceptedAtMs: readonly number[];
  readonly nowMs: number;
}

/** Null where the zone is not known, so that nothing is said too early. */
export function momentOf({ at, timeZone }: CalendarEventView['start'], timeOfDay: string): number | null {
  if (timeZone === null) return null;
  const ms = instantMs(at.includes('T') ? at.slice(0, 16) : `${at}T${timeOfDay}`, timeZone);
  return Number.isNaN(ms) ? null : ms;
}

/** What happens to a trip by itself, from stored facts: ticketed, changed by the airline, check-in, travelled (M-02). */
export function journeyEvents({
  standing,
  bookedAtMs,
  calendar,
  acceptedAtMs,
  nowMs,
}: JourneyFacts): BookingEvent[] {
  const event = (code: BookingEvent['code'], atMs: number): BookingEvent => ({
    code,
    at: new Date(atMs).toISOString(),
    part: null,
    amount: null,
  });
  const ticketed = standing.filter((order) => order.ticketed);
  const parts = new Set(standing.map(({ part }) => part));
  const planned = calendar.filter(({ id }) => (id === 'stay' ? parts.has('hotel') : standing.length > 0));
  const departsMs = planned
    .filter(() => parts.has('flight'))
    .filter(({ id }) => id !== 'stay')
    .map(({ start }) => momentOf(start, '00:00'))[0];
  const ends = planned.map(({ end }) => momentOf(end, '23:59'));
  const endMs = ends.length > 0 && !ends.includes(null) ? Math.max(...ends.map((ms) => ms ?? 0)) : null;
  const opensMs = typeof departsMs === 'number' ? departsMs - CHECK_IN_MS : null;
  const isOpen = opensMs !== null && opensMs <= nowMs && nowMs < opensMs + CHECK_IN_MS;
  return [
    ...(ticketed.length > 0
      ? [event('ticketed', Math.max(...ticketed.map((order) => order.ticketedAtMs ?? bookedAtMs)))]
      : []),
    ...acceptedAtMs.map((atMs) => event('changed', atMs)),
    ...(isOpen ? [event('check_in_open', opensMs)] : []),
    ...(endMs !== null && endMs <= nowMs ? [event('travelled', endMs)] : []),
  ];
}
