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
  /** Throws `too_many_requests` where one of the three is used up; counts nothing. */
  check(miss: Miss): Promise<void>;
  count(miss: Miss): Promise<void>;
}

/** Counters that outlive a restart: guessing is not a matter of patience. */
export function createLookupLimits(counters: Counters): LookupLimits {
  const each = ({ address, reference, email }: Miss) =>
    [
      [`lookup:address:${address}`, LIMITS.address],
      [`lookup:reference:${reference}`, LIMITS.reference],
      [`lookup:email:${email}`, LIMITS.email],
    ] as const;
  return {
    async check(miss) {
      for (const [key, max] of each(miss)) {
        const { allowed, retryAfterSeconds } = await counters.peek(key, { max, windowMs: HOUR_MS });
        if (!allowed) throw new ApiError('too_many_requests', { retryAfterSeconds });
      }
    },
    async count(miss) {
      for (const [key, max] of each(miss)) await counters.hit(key, { max, windowMs: HOUR_MS });
    },
  };
}
