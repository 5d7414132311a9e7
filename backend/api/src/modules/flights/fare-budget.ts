import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../http/caller.ts';
import type { Counters } from '../../http/counters.ts';

const HOUR_MS = 3_600_000;
/** Callers whom the site does not know share what ten visitors have. */
const UNKNOWN_TIMES = 10;

/** Searches that visitors may cause only to see prices of other days, in an hour. */
export interface FareBudget {
  /** Counts one search: null if it may be made, else the seconds until the next one may. */
  spend(request: FastifyRequest): Promise<number | null>;
  /** The same for price alerts, which nobody waits for. */
  spendForAlerts(): Promise<number | null>;
}

export function createFareBudget(
  counters: Counters,
  introduced: (request: FastifyRequest) => Caller['who'],
  max: { readonly ofVisitor: number; readonly ofSite: number; readonly ofAlerts: number },
): FareBudget {
  return {
    async spend(request) {
      const who = introduced(request);
      const counts = [
        who.kind === 'visitor'
          ? { key: `fares:visitor:${who.id}`, max: max.ofVisitor }
          : { key: `fares:address:${request.ip}`, max: max.ofVisitor * UNKNOWN_TIMES },
        { key: 'fares:site', max: max.ofSite },
      ];
      const spent: string[] = [];
      for (const { key, ...limit } of counts) {
        const { allowed, retryAfterSeconds } = await counters.hit(key, { ...limit, windowMs: HOUR_MS });
        spent.push(key);
        if (allowed) continue;
        for (const each of spent) await counters.giveBack(each);
        return retryAfterSeconds;
      }
      return null;
    },
    async spendForAlerts() {
      const limit = { max: max.ofAlerts, windowMs: HOUR_MS };
      const { allowed, retryAfterSeconds } = await counters.hit('fares:alerts', limit);
      return allowed ? null : retryAfterSeconds;
    },
  };
}
