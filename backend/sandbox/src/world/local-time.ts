const HOUR_MS = 3_600_000;
const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** How far the zone's clocks stand ahead of UTC at that instant; kept per hour, clocks never turn in between. */
function offsetMs(utcMs: number, timeZone: string): number {
  const hour = Math.floor(utcMs / HOUR_MS);
  const key = `${timeZone}@${hour}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size > 50_000) offsets.clear();
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(hour * HOUR_MS)
      .map((part) => [part.type, Number(part.value)]),
  );
  const local = Date.UTC(
    parts['year'] ?? 0,
    (parts['month'] ?? 1) - 1,
    parts['day'],
    parts['hour'],
    parts['minute'],
  );
  const offset = local - hour * HOUR_MS;
  offsets.set(key, offset);
  return offset;
}

/** The clock on the wall, 'YYYY-MM-DDTHH:mm'. */
export function localAt(utcMs: number, timeZone: string): string {
  return new Date(utcMs + offsetMs(utcMs, timeZone)).toISOString().slice(0, 16);
}

/** The instant at which the wall clock shows this. */
export function utcOf(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}:00Z`);
  const guess = asUtc - offsetMs(asUtc, timeZone);
  return asUtc - offsetMs(guess, timeZone);
}

/** PT10H35M */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`;
}
