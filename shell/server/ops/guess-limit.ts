export interface GuessLimitOptions {
  readonly nowMs: () => number;
  /** Wrong tokens that one address, and all together, may send within the window. */
  readonly perAddress: number;
  readonly altogether: number;
  readonly windowMs: number;
}

export interface GuessLimit {
  /** For how long the address has to wait; 0 where it may try. */
  waitMs(address: string): number;
  failed(address: string): void;
  succeeded(address: string): void;
}

const ADDRESSES_MAX = 10_000;

/** Wrong guesses are counted; whoever guesses too often waits until the oldest is forgotten. */
export function createGuessLimit({ nowMs, perAddress, altogether, windowMs }: GuessLimitOptions): GuessLimit {
  const guesses = new Map<string, number[]>();
  let all: number[] = [];
  const recent = (moments: readonly number[]) => moments.filter((moment) => nowMs() - moment < windowMs);
  const waitFor = (moments: readonly number[], limit: number) => {
    const oldest = moments[moments.length - limit];
    return oldest === undefined ? 0 : oldest + windowMs - nowMs();
  };

  return {
    waitMs(address) {
      const own = waitFor(recent(guesses.get(address) ?? []), perAddress);
      return Math.max(own, waitFor(recent(all), altogether));
    },
    failed(address) {
      if (guesses.size > ADDRESSES_MAX) guesses.clear();
      guesses.set(address, [...recent(guesses.get(address) ?? []), nowMs()]);
      all = [...recent(all), nowMs()];
    },
    succeeded(address) {
      guesses.delete(address);
    },
  };
}
