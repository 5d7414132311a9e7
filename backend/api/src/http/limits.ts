import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { ApiError } from '../errors/index.ts';
import type { SharedMemory, Tally } from '../shared-memory/index.ts';
import type { Caller } from './caller.ts';
import type { Counters } from './counters.ts';
import { createLocalCounters } from './local-counters.ts';

const MINUTE_MS = 60_000;

/**
 * B-05, R-01: limits are for abuse. A visitor whom the site knows is counted by `each`, and so is a session. One
 * address may be a mobile carrier or an office: `together` is room for five hundred known visitors at once. Callers
 * whom nobody knows share what `unknown` leaves to their address, so that none of them uses up the room of the others.
 * What the site reads to render public pages is nobody's doing. Before a refusal the replies get slower: a caller who
 * waits for them is held up and may never be refused; one who does not wait is refused soon. A lasting limit is counted in the database, the others
 * by all processes together where they share a memory, else by each for itself.
 */
export const LIMITS = {
  search: { each: 30, unknown: 300, together: 3_000, windowMs: MINUTE_MS, lasting: false },
  suggest: { each: 120, unknown: 1_200, together: 12_000, windowMs: MINUTE_MS, lasting: false },
  session: { each: 120, unknown: 1_200, together: 12_000, windowMs: MINUTE_MS, lasting: false },
  payment: { each: 10, unknown: 30, together: 300, windowMs: MINUTE_MS, lasting: true },
  read: { each: 240, unknown: 2_400, together: 24_000, windowMs: MINUTE_MS, lasting: false },
  forms: { each: 5, unknown: 10, together: 100, windowMs: 10 * MINUTE_MS, lasting: true },
  /** Lists show many pictures at once. */
  picture: { each: 1_200, unknown: 12_000, together: 120_000, windowMs: MINUTE_MS, lasting: false },
  notification: { each: 600, unknown: 600, together: 600, windowMs: MINUTE_MS, lasting: false },
  /** One address for everybody who pays; who calls proves it by a secret. */
  vault: { each: 6_000, unknown: 6_000, together: 6_000, windowMs: MINUTE_MS, lasting: false },
} as const satisfies Record<
  string,
  {
    readonly each: number;
    readonly unknown: number;
    readonly together: number;
    readonly windowMs: number;
    readonly lasting: boolean;
  }
>;
export type LimitName = keyof typeof LIMITS;

/** Of the site's own reads nobody is refused; what costs a supplier is counted, whoever renders a page with it. */
const FREE_FOR_THE_SITE: ReadonlySet<LimitName> = new Set(['read', 'suggest', 'picture']);

export interface Limiter {
  /**
   * Counts the request against whoever makes it; throws `too_many_requests`. There is something to wait for only
   * where somebody else counts.
   */
  spend(request: FastifyRequest, name: LimitName): Promise<void> | undefined;
  /** Counts one of a caller without a session; false where they are beyond a limit, or where others count too. */
  spendHere(caller: Caller, name: LimitName): boolean;
}

/** Of what is allowed, the last part is answered later and later. */
const SLOWED_SHARE = 0.1;
const SLOWED_BY_MAX_MS = 1_000;

/** How long a caller waits for the reply to a call of this number. */
function delayOf(count: number, max: number): number {
  const fast = max * (1 - SLOWED_SHARE);
  return count <= fast ? 0 : Math.round(((count - fast) / (max - fast)) * SLOWED_BY_MAX_MS);
}

interface Count {
  readonly key: string;
  readonly max: number;
}

/** What a call counts against, whoever is refused first first: what they are refused is not taken from the others. */
function countsOf({ address, who }: Caller, session: string | null, name: LimitName): Count[] {
  const { each, unknown, together } = LIMITS[name];
  if (who.kind === 'site' && FREE_FOR_THE_SITE.has(name)) return [];
  const ofSession = session === null ? [] : [{ key: `session:${session}`, max: each }];
  return who.kind === 'visitor'
    ? [{ key: `visitor:${who.id}`, max: each }, ...ofSession, { key: `together:${address}`, max: together }]
    : [...ofSession, { key: `address:${address}`, max: unknown }];
}

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

function refuseBeyond(max: number, { count, leftMs }: Tally): void {
  if (count > max) throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(leftMs / 1000) });
}

export function createLimiter({
  counters,
  clock,
  memory,
  sessionKey,
  introduced,
  pause,
}: {
  counters: Counters;
  clock: Clock;
  memory: SharedMemory | undefined;
  sessionKey: (request: FastifyRequest) => string | null;
  introduced: (request: FastifyRequest) => Caller['who'];
  pause: (ms: number) => Promise<unknown>;
}): Limiter {
  const tallyHere = createLocalCounters(clock);
  const countsFor = (request: FastifyRequest, name: LimitName) =>
    countsOf({ address: request.ip, who: introduced(request) }, sessionKey(request), name);

  function spendAlone(counts: readonly Count[], name: LimitName): Promise<void> | undefined {
    const { windowMs } = LIMITS[name];
    let delayMs = 0;
    for (const { key, max } of counts) {
      const tally = tallyHere(`${name}:${key}`, windowMs);
      refuseBeyond(max, tally);
      delayMs = Math.max(delayMs, delayOf(tally.count, max));
    }
    return delayMs > 0 ? pause(delayMs).then(() => {}) : undefined;
  }

  /** By all processes together; by this one where they cannot. */
  async function spendTogether(
    shared: SharedMemory,
    counts: readonly Count[],
    name: LimitName,
  ): Promise<void> {
    const { windowMs } = LIMITS[name];
    let delayMs = 0;
    for (const { key, max } of counts) {
      const tally = await shared.tally(`limit:${name}:${hashed(key)}`, windowMs);
      if (!tally) return spendAlone(counts, name);
      refuseBeyond(max, tally);
      delayMs = Math.max(delayMs, delayOf(tally.count, max));
    }
    if (delayMs > 0) await pause(delayMs);
  }

  async function spendLasting(counts: readonly Count[], name: LimitName): Promise<void> {
    const { windowMs } = LIMITS[name];
    for (const { key, max } of counts) {
      const verdict = await counters.hit(`${name}:${key}`, { max, windowMs });
      if (!verdict.allowed) {
        throw new ApiError('too_many_requests', { retryAfterSeconds: verdict.retryAfterSeconds });
      }
    }
  }

  return {
    spend(request, name) {
      const counts = countsFor(request, name);
      if (LIMITS[name].lasting) return spendLasting(counts, name);
      return memory ? spendTogether(memory, counts, name) : spendAlone(counts, name);
    },
    spendHere(caller, name) {
      const { windowMs, lasting } = LIMITS[name];
      if (memory || lasting) return false;
      return countsOf(caller, null, name).every(
        ({ key, max }) => tallyHere(`${name}:${key}`, windowMs).count <= max,
      );
    },
  };
}
