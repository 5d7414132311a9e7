import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { whileRenewed } from '../while-renewed.ts';
import type { SharedMemory } from './shared-memory.ts';

export interface SharedQuestion<Answer> {
  /** The same in every process for equal questions. */
  readonly key: string;
  /** Whoever refreshes wants an answer that is younger than the question. */
  readonly isFresh: boolean;
  /** The answer of that name, if it is known and still good. */
  readonly recall: (name: string) => Promise<Answer | null>;
  /** Asks the supplier. */
  readonly fetch: () => Promise<Answer>;
  /** Keeps the answer, for `recall` of every process. */
  readonly keep: (answer: Answer) => Promise<{ readonly name: string; readonly sharedMs: number }>;
  /** What other processes are told of a failure; `null` for one that is not theirs. */
  readonly faultOf: (error: unknown) => string | null;
  readonly failAs: (fault: string) => Error;
}

export interface Patience {
  /** A process that dies while it asks is waited for no longer than this. */
  readonly leaseMs: number;
  readonly lookEveryMs: number;
  /** Then everybody asks for themselves. */
  readonly longestMs: number;
}

const PATIENCE: Patience = { leaseMs: 3_000, lookEveryMs: 30, longestMs: 25_000 };
const FAULT_KEPT_MS = 10_000;

export const answerKey = (key: string) => `answer:${key}`;
const askingKey = (key: string) => `asking:${key}`;
const faultKey = (holder: string) => `fault:${holder}`;

/**
 * One call to the supplier for equal questions of all processes: one takes the question, the others wait for its
 * answer, or for its failure, or until its lease ends. Where the memory does not answer everybody asks alone.
 */
export async function askOnce<Answer>(
  memory: SharedMemory,
  question: SharedQuestion<Answer>,
  { leaseMs, lookEveryMs, longestMs }: Patience = PATIENCE,
): Promise<Answer> {
  const { key, isFresh, recall, fetch, failAs } = question;
  const own = randomUUID();
  const endsAtMs = Date.now() + longestMs;
  /** An answer that does not count: too old for who refreshes, or not to be read. */
  let refused: string | null = null;
  let awaited: string | null = null;
  for (let looks = 0; Date.now() < endsAtMs; looks += 1) {
    const seen = await memory.texts([answerKey(key), askingKey(key)]);
    if (!seen) return fetch();
    const [name = null, holder = null] = seen;
    if (isFresh && looks === 0) refused = name;
    if (name !== null && name !== refused) {
      const answer = await recall(name);
      if (answer !== null) return answer;
      refused = name;
    }
    if (awaited !== null && holder !== awaited) {
      const [fault = null] = (await memory.texts([faultKey(awaited)])) ?? [];
      if (fault !== null) throw failAs(fault);
    }
    if (holder !== null) {
      awaited = holder;
      await pause(lookEveryMs);
      continue;
    }
    if (!(await memory.take(askingKey(key), own, leaseMs))) continue;
    const [nameNow = null] = (await memory.texts([answerKey(key)])) ?? [];
    // Somebody was done between the look and the taking.
    const hasComeMeanwhile = nameNow !== null && nameNow !== refused;
    if (!hasComeMeanwhile) return fetchForAll(memory, question, own, leaseMs);
    await memory.release(askingKey(key), own);
  }
  return fetch();
}

async function fetchForAll<Answer>(
  memory: SharedMemory,
  { key, fetch, keep, faultOf }: SharedQuestion<Answer>,
  own: string,
  leaseMs: number,
): Promise<Answer> {
  try {
    const answer = await whileRenewed(fetch, () => memory.renew(askingKey(key), own, leaseMs), leaseMs);
    const { name, sharedMs } = await keep(answer);
    await memory.keep([{ key: answerKey(key), value: name, keptMs: sharedMs }]);
    return answer;
  } catch (error) {
    const fault = faultOf(error);
    if (fault !== null) {
      await memory.keep([{ key: faultKey(own), value: fault, keptMs: FAULT_KEPT_MS }]);
    }
    throw error;
  } finally {
    await memory.release(askingKey(key), own);
  }
}
