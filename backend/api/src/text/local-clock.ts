const formatters = new Map<string, Intl.DateTimeFormat>();

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

/** What the clock on the hotel's wall shows at an instant, 'YYYY-MM-DDTHH:mm'. */
export function clockAt(instant: string, timeZone: string): string {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(Date.parse(instant))
      .map(({ type, value }) => [type, value]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

/** The instant at which the clock on that wall shows 'YYYY-MM-DDTHH:mm', in milliseconds. */
export function instantMs(at: string, timeZone: string): number {
  const wantedMs = Date.parse(`${at}Z`);
  const shownMs = (ms: number) => Date.parse(`${clockAt(new Date(ms).toISOString(), timeZone)}Z`);
  // The second step is for a clock that is set between the guess and the answer.
  const guessMs = wantedMs + (wantedMs - shownMs(wantedMs));
  return guessMs + (wantedMs - shownMs(guessMs));
}
