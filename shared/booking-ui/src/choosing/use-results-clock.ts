import { useMemo } from 'react';
import type { CountdownView } from '@travesia/booking';
import { RESULTS_LIFE_MS, RESULTS_TIMER_MIN } from '@travesia/domain';
import { browserStorage, useRemotePage } from '@travesia/page';
import { useOfferClock } from '../clock/use-offer-clock.ts';

/** How long the results of one search can be chosen: to the end that the server names (S-43). */
export function useResultsClock(searchId: string, expiresAt: string) {
  const { nowMs } = useRemotePage();
  const endsAtMs = useMemo(
    () => keptEnd(`travesia.results-clock.${searchId}`, Date.parse(expiresAt), nowMs()),
    [searchId, expiresAt, nowMs],
  );
  const view = useOfferClock({ endsAtMs, nowMs }) as CountdownView;
  return { endsAtMs, view };
}

/**
 * An expiry that is already past on arrival, or implausibly late, means that the device's clock is wrong. It then
 * gets the minimum of fifteen minutes, stored so that a reload does not restart them.
 */
function keptEnd(key: string, toldMs: number, nowMs: number): number {
  const isLikely = (endMs: number) => endMs <= nowMs + RESULTS_LIFE_MS;
  const storage = browserStorage('session');
  const stored = Number(storage?.getItem(key));
  if (stored > 0 && isLikely(stored)) return stored;
  const endsAtMs = toldMs > nowMs && isLikely(toldMs) ? toldMs : nowMs + RESULTS_TIMER_MIN * 60_000;
  try {
    storage?.setItem(key, String(endsAtMs));
  } catch {
    // Full storage costs a device with a wrong clock the survival of a reload.
  }
  return endsAtMs;
}
