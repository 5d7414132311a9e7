import { VISITOR_HEADER, type DataAnswer, type DataNeed, type Locale } from '@travesia/contracts';
import { LRUCache } from 'lru-cache';

export interface FragmentDataOptions {
  readonly apiUrl: string;
  /** Says that the site reads for itself. */
  readonly siteHeaders: Readonly<Record<string, string>>;
  /** A document waits no longer than this for what its rendering needs. */
  readonly timeoutMs: number;
  readonly onFault: (what: string, cause: unknown) => void;
  readonly nowMs?: () => number;
}

export interface DataReader {
  readonly locale: Locale;
  /** The visitor's address: what costs a supplier is counted by it. */
  readonly address: string;
  /** Prices are its own (W-14). */
  readonly market: { readonly id: string };
}

/** Longer ago, and a copy is read again while it is still served. */
const FRESH_MS = 60_000;
/** Longer ago, and a visitor waits for the new copy, unless the backend cannot give one. */
const SERVED_STALE_MS = 600_000;
const REST_AFTER_FAILURE_MS = 5_000;
const CACHED_CHARACTERS_MAX = 32_000_000;
/** What an entry costs besides its text: empty answers fill the memory too. */
const ENTRY_CHARACTERS = 500;
const ANSWER_CHARACTERS_MAX = 1_000_000;
const UNANSWERED = 504;

interface Copy {
  readonly answer: DataAnswer;
  readonly characters: number;
}

/** Reads that change nothing and show nobody's data: nothing of the visitor goes with them but language and market. */
const isPublicRead = ({ method, path }: DataNeed) => (method === 'POST' ? path === '/graphql' : true);

/** The text is not there: that is an answer. A refusal for now, and a failure, are none. */
const isAnswer = (status: number) => status < 300 || status === 404 || status === 410;

/**
 * Reads for server renders, cached: equal ones are one call, a copy is revalidated while it is served, and while the
 * backend is away the last one is served.
 */
export function createFragmentData({
  apiUrl,
  siteHeaders,
  timeoutMs,
  onFault,
  nowMs = Date.now,
}: FragmentDataOptions) {
  let failedAtMs = -Infinity;
  const copies = new LRUCache<string, Copy, DataReader & { readonly need: DataNeed }>({
    maxSize: CACHED_CHARACTERS_MAX,
    sizeCalculation: ({ characters }, key) => characters + key.length,
    ttl: FRESH_MS,
    perf: { now: nowMs },
    ttlResolution: 0,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, _copy, { context }) => {
      try {
        return await ask(context.need, context);
      } catch (cause) {
        failedAtMs = nowMs();
        onFault(`${context.need.method} ${context.need.path} for a server rendering`, cause);
        throw cause;
      }
    },
  });

  async function ask(need: DataNeed, { locale, address, market }: DataReader): Promise<Copy> {
    const reply = await fetch(apiUrl + need.path, {
      method: need.method,
      headers: {
        accept: 'application/json',
        'accept-language': locale,
        [VISITOR_HEADER]: market.id,
        'x-forwarded-for': address,
        ...siteHeaders,
        ...(need.method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(need.method === 'POST' && { body: JSON.stringify(need.body ?? {}) }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const { status } = reply;
    if (!isAnswer(status)) throw new Error(`answered with ${status}`);
    const text = await reply.text();
    if (text.length > ANSWER_CHARACTERS_MAX) throw new RangeError(`an answer of ${text.length} characters`);
    const answer = status < 300 ? { need, status, body: JSON.parse(text) } : { need, status };
    return { answer, characters: text.length + ENTRY_CHARACTERS };
  }

  async function answer(need: DataNeed, reader: DataReader): Promise<DataAnswer> {
    if (!isPublicRead(need)) return { need, status: 403 };
    const key = JSON.stringify([reader.locale, reader.market.id, need.method, need.path, need.body ?? null]);
    const staleForMs = -copies.getRemainingTTL(key);
    const isResting = nowMs() - failedAtMs < REST_AFTER_FAILURE_MS;
    const copy = await copies.fetch(key, {
      context: { ...reader, need },
      allowStale: staleForMs < SERVED_STALE_MS || isResting,
    });
    // Nothing, where the read failed and there is no copy.
    return copy?.answer ?? { need, status: UNANSWERED };
  }

  return (needs: readonly DataNeed[], reader: DataReader): Promise<DataAnswer[]> =>
    Promise.all(needs.map((need) => answer(need, reader)));
}

export type FragmentData = ReturnType<typeof createFragmentData>;
