import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createCountdown, type Countdown, type CountdownView } from '@travesia/booking';
import { RESULTS_TIMER_MIN } from '@travesia/domain';
import { browserStorage, useRemotePage } from '@travesia/page';

const MINUTE_MS = 60_000;
export const EXTENSION_MS = 5 * MINUTE_MS;

export type ResultsClock = { clock: Countdown; view: CountdownView };

/** Fifteen minutes on the results of one search, through reloads of the tab (S-43). */
export function useResultsClock(searchId: string, expiresAt: string): ResultsClock {
  const { nowMs, publishTimerFinished } = useRemotePage();
  const clock = useMemo(
    () =>
      createCountdown({
        durationMs: RESULTS_TIMER_MIN * MINUTE_MS,
        nowMs,
        storage: browserStorage('session'),
        storageKey: `travesia.results-clock.${searchId}`,
        limitAtMs: () => Date.parse(expiresAt) || null,
      }),
    [searchId, expiresAt, nowMs],
  );
  useEffect(() => clock.keep(), [clock]);
  const view = useSyncExternalStore(clock.subscribe, clock.view, clock.view);
  const isFinished = view.status === 'finished';
  useEffect(() => {
    if (isFinished) publishTimerFinished({ timer: 'results' });
  }, [isFinished, publishTimerFinished]);
  return { clock, view };
}
