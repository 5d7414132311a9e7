import { CONTENT_CACHE_TTL_S } from '@travesia/domain';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';

export interface Copy<Value> {
  readonly value: Value;
  /** The source did not answer: an older copy stands in. */
  readonly stale: boolean;
}

const COPIES_MAX = 5_000;
const RETRY_AFTER_FAULT_MS = 10_000;

/**
 * Copies of what the source said, good for a day (E-06). When they are over, or were purged, the source is
 * asked again; if it does not answer, the last copy is better than none.
 */
export function createKeptCopies(clock: Clock, onFault: (key: string, fault: unknown) => void) {
  const copies = new LRUCache<string, { value: unknown; goodUntilMs: number; isStale: boolean }>({
    max: COPIES_MAX,
  });
  const running = new Map<string, Promise<Copy<unknown>>>();
  let purges = 0;

  async function ask(key: string, load: () => Promise<unknown>): Promise<Copy<unknown>> {
    const before = purges;
    try {
      const value = await load();
      // What was read before a purge may be what the purge was for.
      const goodUntilMs = before === purges ? clock.nowMs() + CONTENT_CACHE_TTL_S * 1000 : 0;
      copies.set(key, { value, goodUntilMs, isStale: false });
      return { value, stale: false };
    } catch (fault) {
      onFault(key, fault);
      const last = copies.get(key);
      if (!last) throw fault;
      copies.set(key, {
        value: last.value,
        goodUntilMs: clock.nowMs() + RETRY_AFTER_FAULT_MS,
        isStale: true,
      });
      return { value: last.value, stale: true };
    }
  }

  return {
    async get<Value>(key: string, load: () => Promise<Value>): Promise<Copy<Value>> {
      const kept = copies.get(key);
      if (kept && kept.goodUntilMs > clock.nowMs()) {
        return { value: kept.value as Value, stale: kept.isStale };
      }
      const started = running.get(key) ?? ask(key, load).finally(() => running.delete(key));
      running.set(key, started);
      return (await started) as Copy<Value>;
    },

    /** Every copy is over; they stay as the last ones. */
    purge() {
      purges += 1;
      // A copy that is set is the newest again: who walked along the live list would meet it for ever.
      const known = [...copies.entries()];
      for (const [key, kept] of known) copies.set(key, { ...kept, goodUntilMs: 0 });
    },
  };
}
export type KeptCopies = ReturnType<typeof createKeptCopies>;
