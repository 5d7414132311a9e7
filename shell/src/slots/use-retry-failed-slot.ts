import { useEffect, useEffectEvent, useRef } from 'react';

/** Between two looks whether a remote that failed is back; it doubles with each. */
const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;

const isWorthwhile = () => document.visibilityState === 'visible' && navigator.onLine;

/**
 * While a place stands failed, looks again now and then, and at once when the connection is back (P-06).
 * `retry` is told when the place lives by other means, or is gone.
 */
export function useRetryFailedSlot(isFailed: boolean, retry: (isOver: AbortSignal) => Promise<void>) {
  const looks = useRef(0);
  const look = useEffectEvent((isOver: AbortSignal) => retry(isOver));

  useEffect(() => {
    if (!isFailed) return undefined;
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookAgain = () => {
      clearTimeout(timer);
      if (isWorthwhile()) {
        looks.current += 1;
        look(ending.signal).catch((fault: unknown) => console.warn('still away', fault));
      }
      wait();
    };
    const wait = () => {
      timer = setTimeout(lookAgain, Math.min(FIRST_MS * 2 ** looks.current, LONGEST_MS));
    };
    wait();
    window.addEventListener('online', lookAgain);
    return () => {
      ending.abort();
      clearTimeout(timer);
      window.removeEventListener('online', lookAgain);
    };
  }, [isFailed]);
}
