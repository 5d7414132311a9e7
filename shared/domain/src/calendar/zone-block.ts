import { stamp } from './calendar-text.ts';
import { zoneChanges, zoneClock, type ZoneChange } from './zone-changes.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const YEAR_MS = 366 * DAY_MS;

/** '+0530' */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

/** An onset is written as the clock on the wall showed it just before it jumped (RFC 5545, 3.6.5). */
function observance({ atMs, fromMinutes, toMinutes }: ZoneChange): string[] {
  const name = toMinutes > fromMinutes ? 'DAYLIGHT' : 'STANDARD';
  const wall = new Date(atMs + fromMinutes * MINUTE_MS).toISOString().slice(0, 16);
  return [
    `BEGIN:${name}`,
    `DTSTART:${stamp(wall)}`,
    `TZOFFSETFROM:${offsetText(fromMinutes)}`,
    `TZOFFSETTO:${offsetText(toMinutes)}`,
    `END:${name}`,
  ];
}

/**
 * The clocks of a zone around the days that matter, so that a calendar needs no table of its own. The year before
 * is there for the rule that is in force on the first day; `null` where the platform does not know the zone.
 */
export function zoneBlock(timeZone: string, firstDay: string, lastDay: string): string[] | null {
  const clock = zoneClock(timeZone);
  if (!clock) return null;
  const fromMs = Date.parse(`${firstDay}T00:00Z`) - YEAR_MS;
  const changes = zoneChanges(clock, fromMs, Date.parse(`${lastDay}T00:00Z`) + 2 * DAY_MS);
  const before = changes[0]?.fromMinutes ?? clock.offsetAt(fromMs);
  const atFirst = { atMs: fromMs, fromMinutes: before, toMinutes: before };
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...[atFirst, ...changes].flatMap(observance),
    'END:VTIMEZONE',
  ];
}
