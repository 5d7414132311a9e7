import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/index.ts';
import type { SharedMemory } from '../shared-memory/index.ts';
import type { CounterLimit, Counters } from './counters.ts';

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
  /** Counts the request against its address and its session; throws `too_many_requests`. */
  spend(request: FastifyRequest, name: LimitName): Promise<void>;
}

const ADDRESSES_REMEMBERED = 20_000;
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

export async function installLimits(
  app: FastifyInstance,
  {
    counters,
    memory,
    sessionKey,
  }: {
    counters: Counters;
    memory: SharedMemory | undefined;
    sessionKey: (request: FastifyRequest) => string | null;
  },
): Promise<Limiter> {
  await app.register(rateLimit, { global: false, cache: ADDRESSES_REMEMBERED });
  const keysOf = (request: FastifyRequest) => {
    const session = sessionKey(request);
    return session === null ? [`address:${request.ip}`] : [`address:${request.ip}`, `session:${session}`];
  };
  const ownCheck = ({ max, windowMs }: CounterLimit, by: 'address' | 'session') =>
    app.createRateLimit({
      max,
      timeWindow: windowMs,
      keyGenerator: (request) => (by === 'address' ? request.ip : (sessionKey(request) ?? request.ip)),
    });
  const ofThisProcess = new Map(
    Object.entries(LIMITS).map(([name, limit]) => [
      name,
      { address: ownCheck(limit, 'address'), session: ownCheck(limit, 'session') },
    ]),
  );

  /** Whether all processes together could count it. */
  async function spendTogether(request: FastifyRequest, name: LimitName): Promise<boolean> {
    if (!memory) return false;
    const { max, windowMs } = LIMITS[name];
    for (const key of keysOf(request)) {
      const tally = await memory.tally(`limit:${name}:${hashed(key)}`, windowMs);
      if (!tally) return false;
      if (tally.count > max) {
        throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(tally.leftMs / 1000) });
      }
    }
    return true;
  }

  async function spendHere(request: FastifyRequest, name: LimitName): Promise<void> {
    const checks = ofThisProcess.get(name);
    if (!checks) return;
    for (const check of sessionKey(request) === null ? [checks.address] : [checks.address, checks.session]) {
      const verdict = await check(request);
      if (!verdict.isAllowed && verdict.isExceeded) {
        throw new ApiError('too_many_requests', { retryAfterSeconds: verdict.ttlInSeconds });
      }
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
    async spend(request, name) {
      if (LIMITS[name].lasting) await spendLasting(request, name);
      else if (!(await spendTogether(request, name))) await spendHere(request, name);
    },
  };
}
