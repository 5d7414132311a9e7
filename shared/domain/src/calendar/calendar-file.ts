import { addDays, dateOf, type LocalDate } from '../dates/local-date.ts';
import { escapeText, foldLine, stamp } from './calendar-text.ts';
import { zoneBlock } from './zone-block.ts';

/** A whole day, or what the clock on the wall shows in an IANA zone; `null` where the zone is not known. */
interface CalendarMoment {
  /** A `LocalDate` or a `LocalDateTime`. */
  readonly at: string;
  readonly timeZone: string | null;
}

export interface CalendarEvent {
  /** Its own among the events of a booking. */
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly start: CalendarMoment;
  /** Of a whole day, the last one. */
  readonly end: CalendarMoment;
}

export interface CalendarFile {
  readonly referenceId: string;
  readonly bookedAt: string;
  readonly events: readonly CalendarEvent[];
  /** What stands below each event. */
  readonly note: string;
  readonly language: string;
  /** Takes the events out of the calendar again; counted up from the file that put them there (RFC 5546, 3.2.5). */
  readonly cancelled?: { readonly sequence: number; readonly at: string };
  /** Changed since it was booked: counted up likewise; what was dropped is taken out of the calendar. */
  readonly revised?:
    | {
        readonly sequence: number;
        readonly at: string;
        readonly dropped?: readonly CalendarEvent[] | undefined;
      }
    | undefined;
}

/** Days in which a zone is used, by zone; only these need their clocks told. */
function zonesOf(events: readonly CalendarEvent[]): Map<string, LocalDate[]> {
  const days = new Map<string, LocalDate[]>();
  for (const { at, timeZone } of events.flatMap(({ start, end }) => [start, end])) {
    if (timeZone !== null) days.set(timeZone, [...(days.get(timeZone) ?? []), dateOf(at)].toSorted());
  }
  return days;
}

function moment(name: 'DTSTART' | 'DTEND', { at, timeZone }: CalendarMoment, known: ReadonlySet<string>) {
  if (!at.includes('T')) {
    // A whole day ends where the next one begins (RFC 5545, 3.6.1).
    return `${name};VALUE=DATE:${stamp(addDays(dateOf(at), name === 'DTEND' ? 1 : 0))}`;
  }
  // A zone nobody can explain: the clock on the wall, without a zone, is still right at the place.
  return timeZone !== null && known.has(timeZone)
    ? `${name};TZID=${timeZone}:${stamp(at)}`
    : `${name}:${stamp(at)}`;
}

/** An iCalendar file of a booking: local times in their zones, with the clocks of each zone (RFC 5545). */
export function calendarFile({
  referenceId,
  bookedAt,
  events: standing,
  note,
  language,
  cancelled,
  revised,
}: CalendarFile): string {
  const dropped = new Set(cancelled ? standing : revised?.dropped);
  const events = cancelled ? standing : [...standing, ...dropped];
  const sequence = cancelled?.sequence ?? revised?.sequence;
  const blocks = new Map(
    [...zonesOf(events)].map(([zone, days]) => {
      const [first = ''] = days;
      return [zone, zoneBlock(zone, first, days.at(-1) ?? first)] as const;
    }),
  );
  const known = new Set([...blocks].flatMap(([zone, block]) => (block ? [zone] : [])));
  const stampedAt = `${stamp(new Date(cancelled?.at ?? revised?.at ?? bookedAt).toISOString().slice(0, 16))}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Travesia//Travesia//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...[...blocks.values()].flatMap((block) => block ?? []),
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${referenceId}-${event.id}@travesia.example`,
      `DTSTAMP:${stampedAt}`,
      ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
      ...(dropped.has(event) ? ['STATUS:CANCELLED'] : []),
      moment('DTSTART', event.start, known),
      moment('DTEND', event.end, known),
      `SUMMARY;LANGUAGE=${language}:${escapeText(event.title)}`,
      `LOCATION:${escapeText(event.place)}`,
      `DESCRIPTION;LANGUAGE=${language}:${escapeText(note)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
