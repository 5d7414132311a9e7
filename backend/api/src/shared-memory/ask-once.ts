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
  /** Keeps the answer, for `recall` of every process; `null` where it could not be kept. */
  readonly keep: (answer: Answer) => Promise<{ readonly name: string; readonly sharedMs: number } | null>;
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
const REFUSALS_MAX = 5;
const FAULT_KEPT_MS = 10_000;
/** A memory that did not answer in time mostly does a moment later. */
const KEPT_AGAIN_AFTER_MS = [300, 1_000, 5_000, 20_000] as const;

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
  const { key, isFresh, recall, failAs } = question;
  const own = randomUUID();
  const endsAtMs = Date.now() + longestMs;
  /** An answer that does not count: too old for who refreshes, or not to be read. */
  let refused: string | null = null;
  let awaited: string | null = null;
  let refusals = 0;
  for (let looks = 0; Date.now() < endsAtMs; looks += 1) {
    const seen = await memory.texts([answerKey(key), askingKey(key)]);
    if (!seen) return fetchAlone(memory, question);
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
    if (!(await memory.take(askingKey(key), own, leaseMs))) {
      // Somebody was quicker, as a rule. A memory that is full or only to be read refuses everybody.
      refusals += 1;
      if (refusals > REFUSALS_MAX) break;
      await pause(lookEveryMs);
      continue;
    }
    const [nameNow = null] = (await memory.texts([answerKey(key)])) ?? [];
    // Somebody was done between the look and the taking.
    const hasComeMeanwhile = nameNow !== null && nameNow !== refused;
    if (!hasComeMeanwhile) return fetchForAll(memory, question, own, leaseMs);
    await memory.release(askingKey(key), own);
  }
  return fetchAlone(memory, question);
}

/** Nobody can be asked now; perhaps others can be told in a moment. */
async function fetchAlone<Answer>(memory: SharedMemory, question: SharedQuestion<Answer>): Promise<Answer> {
  const answer = await question.fetch();
  void tellOthers(memory, question, answer);
  return answer;
}

async function tellOthers<Answer>(
  memory: SharedMemory,
  { key, keep }: SharedQuestion<Answer>,
  answer: Answer,
): Promise<void> {
  for (const delayMs of KEPT_AGAIN_AFTER_MS) {
    const kept = await keep(answer);
    if (
      kept !== null &&
      (await memory.keep([{ key: answerKey(key), value: kept.name, keptMs: kept.sharedMs }]))
    )
      return;
    await pause(delayMs, undefined, { ref: false });
  }
}

async function fetchForAll<Answer>(
  memory: SharedMemory,
  question: SharedQuestion<Answer>,
  own: string,
  leaseMs: number,
): Promise<Answer> {
  const { key, fetch, keep, faultOf } = question;
  try {
    const answer = await whileRenewed(fetch, () => memory.renew(askingKey(key), own, leaseMs), leaseMs);
    const kept = await keep(answer);
    if (kept === null) void tellOthers(memory, question, answer);
    else await memory.keep([{ key: answerKey(key), value: kept.name, keptMs: kept.sharedMs }]);
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
