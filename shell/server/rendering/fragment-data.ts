import type { DataAnswer, DataNeed, Locale } from '@travesia/contracts';
import { LRUCache } from 'lru-cache';

export interface FragmentDataOptions {
  readonly apiUrl: string;
  /** Says that the site reads for itself. */
  readonly introduction: Readonly<Record<string, string>>;
  /** A document waits no longer than this for what its rendering needs. */
  readonly timeoutMs: number;
  readonly onFault: (what: string, cause: unknown) => void;
  readonly nowMs?: () => number;
}

export interface DataReader {
  readonly locale: Locale;
  /** The visitor's address: what costs a supplier is counted by it. */
  readonly address: string;
}

const KEPT_MS = 60_000;
const KEPT_ENTRIES = 2_000;
const ANSWER_BYTES_MAX = 1_000_000;
const UNANSWERED = 504;

/** Reads that change nothing and show nobody's data: nothing of the visitor goes with them but the language. */
const isPublicRead = ({ method, path }: DataNeed) => (method === 'POST' ? path === '/graphql' : true);

/** Reads for server renders: equal ones are one call, answers are kept for a minute. */
export function createFragmentData({
  apiUrl,
  introduction,
  timeoutMs,
  onFault,
  nowMs = Date.now,
}: FragmentDataOptions) {
  const kept = new LRUCache<string, DataAnswer>({
    max: KEPT_ENTRIES,
    ttl: KEPT_MS,
    perf: { now: nowMs },
    ttlResolution: 0,
  });
  const running = new Map<string, Promise<DataAnswer>>();

  async function ask(need: DataNeed, { locale, address }: DataReader): Promise<DataAnswer> {
    if (!isPublicRead(need)) return { need, status: 403 };
    try {
      const reply = await fetch(apiUrl + need.path, {
        method: need.method,
        headers: {
          accept: 'application/json',
          'accept-language': locale,
          'x-forwarded-for': address,
          ...introduction,
          ...(need.method === 'POST' && { 'content-type': 'application/json' }),
        },
        ...(need.method === 'POST' && { body: JSON.stringify(need.body ?? {}) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      if (!reply.ok) return { need, status: reply.status };
      const text = await reply.text();
      if (text.length > ANSWER_BYTES_MAX) throw new RangeError(`an answer of ${text.length} characters`);
      return { need, status: reply.status, body: JSON.parse(text) };
    } catch (cause) {
      onFault(`${need.method} ${need.path} for a server rendering`, cause);
      return { need, status: UNANSWERED };
    }
  }

  async function answer(need: DataNeed, reader: DataReader): Promise<DataAnswer> {
    const key = JSON.stringify([reader.locale, need.method, need.path, need.body ?? null]);
    const known = kept.get(key);
    if (known) return known;
    const started = running.get(key) ?? ask(need, reader);
    running.set(key, started);
    const answered = await started;
    running.delete(key);
    if (answered.status < 300) kept.set(key, answered);
    return answered;
  }

  return (needs: readonly DataNeed[], reader: DataReader): Promise<DataAnswer[]> =>
    Promise.all(needs.map((need) => answer(need, reader)));
}

export type FragmentData = ReturnType<typeof createFragmentData>;
