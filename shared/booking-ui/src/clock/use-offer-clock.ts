import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createCountdown, type CountdownView } from '@travesia/booking';

export type OfferClock = {
  /** Null until it is known. */
  endsAtMs: number | null;
  nowMs: () => number;
  /** Stands still meanwhile. */
  isPaused?: boolean;
};

const never = () => () => {};
const unknown = () => null;

/** The clock of a price that its supplier keeps (S-43), on results, summary and billing. */
export function useOfferClock(options: OfferClock): CountdownView | null {
  const { endsAtMs, nowMs, isPaused = false } = options;
  const clock = useMemo(
    () => (endsAtMs === null ? null : createCountdown({ endsAtMs, nowMs })),
    [endsAtMs, nowMs],
  );
  useEffect(() => {
    if (isPaused) clock?.pause();
    else clock?.resume();
  }, [clock, isPaused]);
  const look = clock?.view ?? unknown;
  return useSyncExternalStore(clock?.subscribe ?? never, look, look);
}
