import { clockAt } from '@travesia/domain';

/** The instant at which the clock on that wall shows 'YYYY-MM-DDTHH:mm', in milliseconds. */
export function instantMs(at: string, timeZone: string): number {
  const wantedMs = Date.parse(`${at}Z`);
  const shownMs = (ms: number) => Date.parse(`${clockAt(ms, timeZone)}Z`);
  // The second step is for a clock that is set between the guess and the answer.
  const guessMs = wantedMs + (wantedMs - shownMs(wantedMs));
  return guessMs + (wantedMs - shownMs(guessMs));
}
