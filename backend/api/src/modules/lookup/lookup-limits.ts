import type { Counters } from '../../http/counters.ts';
import { ApiError } from '../../errors/index.ts';

const HOUR_MS = 3_600_000;
/** Misses in an hour, by who asks and by what is asked for (B-05). */
const LIMITS = { address: 20, reference: 5, email: 10 } as const;

export interface Miss {
  readonly address: string;
  readonly reference: string;
  readonly email: string;
}

export interface LookupLimits {
  /** Counts a miss before it is known to be one; throws `too_many_requests` where one of the three is used up. */
  spend(miss: Miss): Promise<void>;
  /** It was none. */
  giveBack(miss: Miss): Promise<void>;
}

/**
 * Counters that outlive a restart: guessing is not a matter of patience. They are spent first, so that a thousand
 * guesses at the same moment are no more than a thousand one after the other.
 */
export function createLookupLimits(counters: Counters): LookupLimits {
  const each = ({ address, reference, email }: Miss) =>
    [
      [`lookup:address:${address}`, LIMITS.address],
      [`lookup:reference:${reference}`, LIMITS.reference],
      [`lookup:email:${email}`, LIMITS.email],
    ] as const;
  return {
    async spend(miss) {
      const spent: string[] = [];
      for (const [key, max] of each(miss)) {
        const { allowed, retryAfterSeconds } = await counters.hit(key, { max, windowMs: HOUR_MS });
        spent.push(key);
        if (allowed) continue;
        // What is refused is no guess: it shuts no other door.
        for (const earlier of spent) await counters.giveBack(earlier);
        throw new ApiError('too_many_requests', { retryAfterSeconds });
      }
    },
    async giveBack(miss) {
      for (const [key] of each(miss)) await counters.giveBack(key);
    },
  };
}
