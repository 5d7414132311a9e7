import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from '@travesia/platform/libraries';
import { FRESH_PARAMETER } from './fresh-address.ts';

/** Asks anew where the address wishes it, once: then the wish is taken out of it (S-45). */
export function useFreshStart(askAnew: () => unknown): void {
  const [query, setQuery] = useSearchParams();
  const isWished = query.has(FRESH_PARAMETER);
  const run = useEffectEvent(() => {
    const rest = new URLSearchParams(query);
    rest.delete(FRESH_PARAMETER);
    setQuery(rest, { replace: true });
    askAnew();
  });
  useEffect(() => {
    if (isWished) run();
  }, [isWished]);
}
