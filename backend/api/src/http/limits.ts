import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { ApiError } from '../errors/index.ts';
import type { SharedMemory, Tally } from '../shared-memory/index.ts';
import type { CounterLimit, Counters } from './counters.ts';
import { createOwnTallies } from './own-tallies.ts';

const MINUTE_MS = 60_000;

/**
 * B-05, per address and per session. A lasting limit is counted in the database, the others by all processes
 * together where they share a memory, else by each for itself.
 */
export const LIMITS = {
  search: { max: 30, windowMs: MINUTE_MS, lasting: false },
  suggest: { max: 120, windowMs: MINUTE_MS, lasting: false },
  session: { max: 120, windowMs: MINUTE_MS, lasting: false },
  payment: { max: 10, windowMs: MINUTE_MS, lasting: true },
  read: { max: 240, windowMs: MINUTE_MS, lasting: false },
  forms: { max: 5, windowMs: 10 * MINUTE_MS, lasting: true },
  /** Lists show many pictures at once. */
  picture: { max: 1200, windowMs: MINUTE_MS, lasting: false },
  notification: { max: 600, windowMs: MINUTE_MS, lasting: false },
  /** One address for everybody who pays; who calls proves it by a secret. */
  vault: { max: 6000, windowMs: MINUTE_MS, lasting: false },
} as const satisfies Record<string, CounterLimit & { lasting: boolean }>;
export type LimitName = keyof typeof LIMITS;

export interface Limiter {
  /**
   * Counts the request against its address and its session; throws `too_many_requests`. There is something to wait
   * for only where somebody else counts.
   */
  spend(request: FastifyRequest, name: LimitName): Promise<void> | undefined;
  /** Counts one of an address without a session; false where it is beyond its limit, or where others count too. */
  spendHere(address: string, name: LimitName): boolean;
}

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

function refuseBeyond({ max }: CounterLimit, { count, leftMs }: Tally): void {
  if (count > max) throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(leftMs / 1000) });
}

export function createLimiter({
  counters,
  clock,
  memory,
  sessionKey,
}: {
  counters: Counters;
  clock: Clock;
  memory: SharedMemory | undefined;
  sessionKey: (request: FastifyRequest) => string | null;
}): Limiter {
  const tallyHere = createOwnTallies(clock);
  const keysOf = (request: FastifyRequest) => {
    const session = sessionKey(request);
    return session === null ? [`address:${request.ip}`] : [`address:${request.ip}`, `session:${session}`];
  };

  function spendAlone(request: FastifyRequest, name: LimitName): undefined {
    const limit = LIMITS[name];
    for (const key of keysOf(request)) refuseBeyond(limit, tallyHere(`${name}:${key}`, limit.windowMs));
  }

  /** By all processes together; by this one where they cannot. */
  async function spendTogether(
    shared: SharedMemory,
    request: FastifyRequest,
    name: LimitName,
  ): Promise<void> {
    const limit = LIMITS[name];
    for (const key of keysOf(request)) {
      const tally = await shared.tally(`limit:${name}:${hashed(key)}`, limit.windowMs);
      if (!tally) return spendAlone(request, name);
      refuseBeyond(limit, tally);
    }
  }

  async function spendLasting(request: FastifyRequest, name: LimitName): Promise<void> {
    for (const key of keysOf(request)) {
      const verdict = await counters.hit(`${name}:${key}`, LIMITS[name]);
      if (!verdict.allowed) {
        throw new ApiError('too_many_requests', { retryAfterSeconds: verdict.retryAfterSeconds });
      }
    }
  }

  return {
    spend(request, name) {
      if (LIMITS[name].lasting) return spendLasting(request, name);
      return memory ? spendTogether(memory, request, name) : spendAlone(request, name);
    },
    spendHere(address, name) {
      const { max, windowMs, lasting } = LIMITS[name];
      return !memory && !lasting && tallyHere(`${name}:address:${address}`, windowMs).count <= max;
    },
  };
}
