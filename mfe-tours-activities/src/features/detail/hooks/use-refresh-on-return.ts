import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from '@travesia/platform/libraries';

/** "Refresh results" of the summary's dialog leads back here and wants new prices (S-45). */
export function useRefreshOnReturn(refresh: (() => void) | null): void {
  const { state } = useLocation() as { state: unknown };
  const isWanted = typeof state === 'object' && state !== null && 'refresh' in state;
  const wasDone = useRef(false);
  const canRefresh = refresh !== null;
  const ask = useEffectEvent(() => refresh?.());
  useEffect(() => {
    if (!isWanted || !canRefresh || wasDone.current) return;
    wasDone.current = true;
    ask();
  }, [isWanted, canRefresh]);
}
