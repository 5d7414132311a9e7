import { RESULTS_TIMER_MIN, SEARCH_CACHE_TTL_S } from '@travesia/domain';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

export interface SharedAnswers<Question, Answer> {
  ask(question: Question, options?: { readonly isFresh?: boolean }): Promise<Answer>;
  /** The next one asks anew. */
  forget(question: Question): void;
  sweep(): void;
}

const SHARED_MS = SEARCH_CACHE_TTL_S * 1000;
/** Whoever got an answer in its last second still has the time of the results page to choose (S-43). */
export const FINDABLE_MS = SHARED_MS + RESULTS_TIMER_MIN * 60_000;

/**
 * Answers of a supplier for display: shared for half an hour, equal questions in flight are one call (F-13 for
 * whatever is searched). Failures are nobody's answer: the next one asks again.
 */
export function createSharedAnswers<Question, Answer extends { readonly expiresAtMs: number }>(parts: {
  readonly clock: Clock;
  readonly max: number;
  readonly keyOf: (question: Question) => string;
  readonly fetch: (question: Question) => Promise<Answer>;
}): SharedAnswers<Question, Answer> {
  const kept = new LRUCache<string, { readonly answer: Answer }>({
    max: parts.max,
    ttl: SHARED_MS,
    perf: { now: () => parts.clock.nowMs() },
    ttlResolution: 0,
  });
  const inFlight = new Map<string, Promise<Answer>>();
  return {
    ask(question, { isFresh = false } = {}) {
      const key = parts.keyOf(question);
      const known = kept.get(key)?.answer;
      if (known && !isFresh && known.expiresAtMs > parts.clock.nowMs()) return Promise.resolve(known);
      const running = inFlight.get(key);
      if (running) return running;
      const started = parts
        .fetch(question)
        .then((answer) => {
          kept.set(key, { answer });
          return answer;
        })
        .finally(() => inFlight.delete(key));
      inFlight.set(key, started);
      return started;
    },
    forget: (question) => {
      kept.delete(parts.keyOf(question));
    },
    sweep: () => {
      kept.purgeStale();
    },
  };
}

export function sharedUntil(clock: Clock): number {
  return clock.nowMs() + SHARED_MS;
}
