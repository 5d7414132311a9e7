import { setTimeout as pause } from 'node:timers/promises';
import { RESULTS_LIFE_MS, SEARCH_CACHE_TTL_S } from '@travesia/domain';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { askOnce, answerKey, pack, unpack, type SharedMemory } from '../shared-memory/index.ts';
import { faultOfSupplier, supplierFault } from './supplier-faults.ts';

export interface SharedAnswer {
  readonly id: string;
  readonly expiresAtMs: number;
}

type FoundAnswer<Answer> =
  | { readonly state: 'found'; readonly answer: Answer }
  /** It was on a page, too long ago. */
  | { readonly state: 'expired' }
  | { readonly state: 'unknown' };

export interface SharedAnswers<Question, Answer> {
  ask(question: Question, options?: { readonly isFresh?: boolean }): Promise<Answer>;
  /** What `ask` would answer without asking anybody; null where others may know better. */
  cached(question: Question): Answer | null;
  /** The answer in which something of that name is shown, though others are shown a newer one meanwhile. */
  find(name: string): Promise<FoundAnswer<Answer>>;
  /** The next one asks anew. */
  forget(question: Question): Promise<void>;
  sweep(): void;
}

/** How an answer is written for other processes, as JSON, and read again. */
interface AnswerForm<Answer, Written> {
  readonly write: (answer: Answer) => string | Promise<string>;
  readonly read: (written: Written) => Answer;
}

/** For answers that are nothing but data. */
export const AS_IT_IS = { write: JSON.stringify, read: <Same>(written: Same) => written };

export interface SharedAnswersParts<Question, Answer extends SharedAnswer, Written> {
  readonly clock: Clock;
  /** Absent: this process is the only one. */
  readonly memory: SharedMemory | undefined;
  /** What is asked and the shape of its answers; another shape needs another number, releases overlap. */
  readonly kind: `${string}:${number}`;
  readonly form: AnswerForm<Answer, Written>;
  readonly max: number;
  readonly keyOf: (question: Question) => string;
  readonly fetch: (question: Question) => Promise<Answer>;
  /** Names under which a visitor may come back to it. */
  readonly namesOf?: (answer: Answer) => readonly string[];
}

const SHARED_MS = SEARCH_CACHE_TTL_S * 1000;
/** For so long a name is known to have been one. */
const NAME_KEPT_MS = 6 * 3_600_000;
const GONE_NAMES_KEPT = 50_000;
const ASKED_AGAIN_AFTER_MS = [100, 200, 400] as const;

/**
 * Answers of a supplier for display: shared for half an hour, equal questions in flight are one call (F-13 for
 * whatever is searched), in this process and among all that have a memory in common. Failures are nobody's answer:
 * the next one asks again.
 */
export function createSharedAnswers<Question, Answer extends SharedAnswer, Written>(
  parts: SharedAnswersParts<Question, Answer, Written>,
): SharedAnswers<Question, Answer> {
  const { clock, memory, kind, form, keyOf, fetch, namesOf = () => [] } = parts;
  const latest = new Map<string, Answer>();
  const keys = new WeakMap<Answer, string>();
  const byName = new Map<string, Answer>();
  // `maxSize` grows as it fills; `max` would reserve all places at every start.
  const gone = new LRUCache<string, true>({ maxSize: GONE_NAMES_KEPT, sizeCalculation: () => 1 });
  const kept = new LRUCache<string, Answer>({
    max: parts.max,
    ttl: RESULTS_LIFE_MS,
    perf: { now: () => clock.nowMs() },
    ttlResolution: 0,
    dispose(answer) {
      for (const name of namesOf(answer)) {
        // A later answer may have shown the same again.
        if (byName.get(name) !== answer) continue;
        byName.delete(name);
        gone.set(name, true);
      }
      const key = keys.get(answer);
      if (key !== undefined && latest.get(key) === answer) latest.delete(key);
    },
  });
  const inFlight = new Map<string, Promise<Answer>>();
  /** Whoever is given it last still has the time of the results page to choose (S-43). */
  const isGood = ({ expiresAtMs }: Answer) => expiresAtMs - (RESULTS_LIFE_MS - SHARED_MS) > clock.nowMs();
  const recordKey = (id: string) => `record:${kind}:${id}`;
  const nameKey = (name: string) => `name:${kind}:${name}`;
  const keyInMemory = (key: string) => `${kind}:${key}`;

  function remember(answer: Answer): void {
    kept.set(answer.id, answer);
    for (const name of namesOf(answer)) byName.set(name, answer);
  }

  function makeLatest(key: string, answer: Answer): void {
    keys.set(answer, key);
    latest.set(key, answer);
  }

  async function recall(shared: SharedMemory, id: string): Promise<Answer | null> {
    const known = kept.get(id);
    if (known) return known;
    const bytes = await shared.bytes(recordKey(id));
    const written = bytes && ((await unpack(bytes)) as Written | null);
    if (!written) return null;
    const answer = form.read(written);
    remember(answer);
    return answer;
  }

  async function keepForAll(shared: SharedMemory, answer: Answer) {
    if (!shared.isThere()) return null;
    const isKept = await shared.keep([
      { key: recordKey(answer.id), value: await pack(await form.write(answer)), keptMs: RESULTS_LIFE_MS },
      ...namesOf(answer).map((name) => ({ key: nameKey(name), value: answer.id, keptMs: NAME_KEPT_MS })),
    ]);
    return isKept ? { name: answer.id, sharedMs: SHARED_MS } : null;
  }

  async function fetchHere(key: string, question: Question): Promise<Answer> {
    const answer = await fetch(question);
    remember(answer);
    makeLatest(key, answer);
    return answer;
  }

  async function askAll(
    shared: SharedMemory,
    key: string,
    question: Question,
    isFresh: boolean,
  ): Promise<Answer> {
    const answer = await askOnce<Answer>(shared, {
      key: keyInMemory(key),
      isFresh,
      async recall(id) {
        const known = await recall(shared, id);
        return known && isGood(known) ? known : null;
      },
      fetch: () => fetchHere(key, question),
      keep: (fetched) => keepForAll(shared, fetched),
      faultOf: faultOfSupplier,
      failAs: supplierFault,
    });
    makeLatest(key, answer);
    return answer;
  }

  return {
    ask(question, { isFresh = false } = {}) {
      const key = keyOf(question);
      const known = latest.get(key);
      // Where there is a memory it knows better: somebody may have refreshed elsewhere.
      if (!memory?.isThere() && known && !isFresh && isGood(known)) return Promise.resolve(known);
      const flight = memory && isFresh ? `fresh ${key}` : key;
      const running = inFlight.get(flight);
      if (running) return running;
      const started = (memory ? askAll(memory, key, question, isFresh) : fetchHere(key, question)).finally(
        () => inFlight.delete(flight),
      );
      inFlight.set(flight, started);
      return started;
    },

    cached(question) {
      const known = memory ? undefined : latest.get(keyOf(question));
      return known && isGood(known) ? known : null;
    },

    async find(name) {
      kept.purgeStale();
      const here = byName.get(name);
      if (here) return { state: 'found', answer: here };
      const [id = null] = (memory && (await textsInTheEnd(memory, [nameKey(name)]))) ?? [];
      const elsewhere = memory && id !== null ? await recall(memory, id) : null;
      if (elsewhere) return { state: 'found', answer: elsewhere };
      return { state: id !== null || gone.has(name) ? 'expired' : 'unknown' };
    },

    async forget(question) {
      const key = keyOf(question);
      latest.delete(key);
      await memory?.drop(answerKey(keyInMemory(key)));
    },

    sweep: () => {
      kept.purgeStale();
    },
  };
}

/** For what only the memory can know: it is asked again before it counts as unknown. */
async function textsInTheEnd(memory: SharedMemory, keys: readonly string[]) {
  for (const delayMs of ASKED_AGAIN_AFTER_MS) {
    const texts = await memory.texts(keys);
    if (texts) return texts;
    await pause(delayMs);
  }
  return memory.texts(keys);
}

/** Until when what was found now can be chosen. */
export function shownUntil(clock: Clock): number {
  return clock.nowMs() + RESULTS_LIFE_MS;
}
