import { useLayoutEffect, useRef } from 'react';
import type { FareDay } from '@travesia/contracts';
import type { FareDaysState } from './use-fare-days.ts';

/** Has the prices that are missing checked once, where the search itself asks for them. */
export function useMissingChecked(fares: FareDaysState, days: readonly FareDay[], isWanted: boolean): void {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    const known = days.map(fares.dayOf);
    if (!isWanted || isDone.current || days.length === 0) return;
    if (known.some(({ state }) => state === 'loading')) return;
    isDone.current = true;
    const open = known.filter(({ state }) => state === 'unknown' || state === 'old');
    if (open.length > 0) fares.check(open);
  });
}
