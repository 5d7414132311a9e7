export interface GuessLimitOptions {
  readonly nowMs: () => number;
  /** Wrong tokens that one address may send within the window. */
  readonly perAddress: number;
  readonly windowMs: number;
}

export interface GuessLimit {
  /** For how long an address that is wrong again has to wait; 0 where it may try. */
  waitMs(address: string): number;
  failed(address: string): void;
  succeeded(address: string): void;
}

const ADDRESSES_MAX = 10_000;

/**
 * Wrong guesses of an address are counted: beyond the limit further wrong ones are told to wait. It only spares the
 * log, as a token is 256 random bits: there is no limit for all addresses together, which anybody could use up for
 * everybody, and the right token is never refused.
 */
export function createGuessLimit({ nowMs, perAddress, windowMs }: GuessLimitOptions): GuessLimit {
  const guesses = new Map<string, number[]>();
  const recent = (moments: readonly number[]) => moments.filter((moment) => nowMs() - moment < windowMs);

  return {
    waitMs(address) {
      const moments = recent(guesses.get(address) ?? []);
      const oldest = moments[moments.length - perAddress];
      return oldest === undefined ? 0 : oldest + windowMs - nowMs();
    },
    failed(address) {
      if (guesses.size > ADDRESSES_MAX) guesses.clear();
      guesses.set(address, [...recent(guesses.get(address) ?? []), nowMs()]);
    },
    succeeded(address) {
      guesses.delete(address);
    },
  };
}
