import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createCountdown, type Countdown, type CountdownView } from '@travesia/booking';
import type { OrderView } from '@travesia/contracts';
import { SUMMARY_TIMER_MIN } from '@travesia/domain';
import { publishTimerFinished } from '@travesia/platform';
import { useSdk } from '@travesia/platform/react';
import { browserStorage, useRemotePage } from '@travesia/page';

export const SUMMARY_CLOCK_KEY = 'travesia.summary-clock';

/** Eight minutes on the summary, which go on through billing and a reload (S-43). The server's word corrects it. */
export function useSummaryClock(
  offerId: string,
  view: OrderView | null,
): { clock: Countdown; shown: CountdownView } {
  const { nowMs } = useRemotePage();
  const sdk = useSdk();
  const clock = useMemo(
    () =>
      createCountdown({
        durationMs: SUMMARY_TIMER_MIN * 60_000,
        nowMs,
        storage: browserStorage('session'),
        storageKey: `${SUMMARY_CLOCK_KEY}.${offerId}`,
      }),
    [nowMs, offerId],
  );
  useEffect(() => clock.keep(), [clock]);
  const serverSeconds = view?.clock.secondsLeft;
  useEffect(() => {
    if (serverSeconds !== undefined) clock.setSecondsLeft(serverSeconds);
  }, [clock, serverSeconds]);
  const shown = useSyncExternalStore(clock.subscribe, clock.view, clock.view);
  const isFinished = shown.status === 'finished';
  useEffect(() => {
    if (isFinished) publishTimerFinished(sdk, { timer: 'summary' });
  }, [isFinished, sdk]);
  return { clock, shown };
}
