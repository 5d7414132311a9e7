import type { Counters } from '../../http/counters.ts';
import { ApiError } from '../../errors/index.ts';

const HOUR_MS = 3_600_000;
/**
 * Misses in an hour (B-05). Five from one network shut a reference to that network alone: who knows somebody's
 * reference must not be able to lock her out. What all networks together may guess at stays far too little to find an
 * address by guessing.
 */
const LIMITS = {
  network: 20,
  reference: { network: 5, everybody: 50 },
  email: { network: 10, everybody: 100 },
} as const;
const IPV6_GROUPS = 8;
const IPV6_NETWORK_GROUPS = 4;

/** One customer of a provider: an IPv4 address, or the /64 that every IPv6 customer has addresses without number in. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: IPV6_GROUPS - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, IPV6_NETWORK_GROUPS).join(':');
}

interface Miss {
  readonly address: string;
  readonly reference: string;
  readonly email: string;
}

export interface LookupLimits {
  /** Counts a miss before it is known to be one; throws `too_many_requests` where one of the limits is used up. */
  spend(miss: Miss): Promise<void>;
  /** It was none. */
  giveBack(miss: Miss): Promise<void>;
}

/**
 * Counters that outlive a restart: guessing is not a matter of patience. They are spent first, so that a thousand
 * guesses at the same moment are no more than a thousand one after the other.
 */
export function createLookupLimits(counters: Counters): LookupLimits {
  const each = ({ address, reference, email }: Miss) => {
    const network = networkOf(address);
    return [
      [`lookup:address:${network}`, LIMITS.network],
      [`lookup:reference:${reference}:${network}`, LIMITS.reference.network],
      [`lookup:email:${email}:${network}`, LIMITS.email.network],
      [`lookup:reference:${reference}`, LIMITS.reference.everybody],
      [`lookup:email:${email}`, LIMITS.email.everybody],
    ] as const;
  };
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
