/** Who holds something gives it back once. */
type Release = () => void;

export interface ConnectionLimiter {
  /** Waits for a place of this holder; `null` where none became free in time. */
  take(holder: string): Promise<Release | null>;
}

interface Holding {
  count: number;
  readonly waiting: Set<() => void>;
}

/** Places that everybody may hold so many of: whoever holds theirs waits for one of their own, and nobody else does. */
export function createConnectionLimiter({
  each,
  patienceMs,
}: {
  readonly each: number;
  readonly patienceMs: number;
}): ConnectionLimiter {
  const holdings = new Map<string, Holding>();

  function releaseOf(holder: string, holding: Holding): Release {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const [next] = holding.waiting;
      // The place goes to whoever has waited longest.
      if (next) return next();
      holding.count -= 1;
      if (holding.count === 0) holdings.delete(holder);
    };
  }

  return {
    take(holder) {
      const holding = holdings.get(holder) ?? { count: 0, waiting: new Set() };
      holdings.set(holder, holding);
      if (holding.count < each) {
        holding.count += 1;
        return Promise.resolve(releaseOf(holder, holding));
      }
      return new Promise((resolve) => {
        const begin = () => {
          clearTimeout(timer);
          holding.waiting.delete(begin);
          resolve(releaseOf(holder, holding));
        };
        const timer = setTimeout(() => {
          holding.waiting.delete(begin);
          resolve(null);
        }, patienceMs);
        holding.waiting.add(begin);
      });
    },
  };
}
