const MINUTE_MS = 60_000;
/** No zone changes its clocks twice in fewer days. */
const STEP_MS = 7 * 86_400_000;

/** The moment a zone's clocks jump; offsets are minutes ahead of UTC. */
export interface ZoneChange {
  readonly atMs: number;
  readonly fromMinutes: number;
  readonly toMinutes: number;
}

export interface ZoneClock {
  offsetAt(instantMs: number): number;
}

/** Reads the platform's own table of time zones; `null` where it has no such zone. */
export function zoneClock(timeZone: string): ZoneClock | null {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
  return {
    offsetAt(instantMs) {
      const parts = new Map(format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]));
      const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
      const wallMs = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
      return Math.round((wallMs - Math.floor(instantMs / 1000) * 1000) / MINUTE_MS);
    },
  };
}

/** The very minute between two instants at which the offset is no longer what it was. */
function changeBetween(clock: ZoneClock, fromMs: number, toMs: number): ZoneChange {
  const fromMinutes = clock.offsetAt(fromMs);
  let before = fromMs;
  let after = toMs;
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (clock.offsetAt(middle) === fromMinutes) before = middle;
    else after = middle;
  }
  return { atMs: after, fromMinutes, toMinutes: clock.offsetAt(after) };
}

/** Every change of a zone's clocks between two instants, in order. */
export function zoneChanges(clock: ZoneClock, fromMs: number, toMs: number): ZoneChange[] {
  const changes: ZoneChange[] = [];
  const start = Math.floor(fromMs / MINUTE_MS) * MINUTE_MS;
  for (let at = start; at < toMs; at += STEP_MS) {
    if (clock.offsetAt(at) !== clock.offsetAt(at + STEP_MS))
      changes.push(changeBetween(clock, at, at + STEP_MS));
  }
  return changes;
}
