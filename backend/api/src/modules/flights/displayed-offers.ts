import type {
  Dictionaries,
  FlightOffer,
  FlightSearchPayload,
  FlightSearchReply,
  Locale,
} from '@travesia/contracts';
import { SEARCH_CACHE_CHECK_S, SEARCH_CACHE_TTL_S } from '@travesia/domain';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import type { Random } from '../../random.ts';
import type { FlightSearchResult, FlightSupplier } from './ports.ts';
import { searchKey } from './search-key.ts';
import { keepWantedFares } from './search-rules.ts';

/** One search as every visitor sees it (F-13). */
export interface DisplayedSearch {
  readonly searchId: string;
  readonly payload: FlightSearchPayload;
  readonly offers: readonly FlightOffer[];
  readonly dictionaries: Readonly<Record<Locale, Dictionaries>>;
  readonly expiresAtMs: number;
  /** The reply in each language, written once. */
  readonly replies: Map<Locale, Buffer>;
}

export interface FoundOffer {
  readonly search: DisplayedSearch;
  readonly offer: FlightOffer;
}

const SEARCHES_KEPT = 300;
const TTL_MS = SEARCH_CACHE_TTL_S * 1000;

export type DisplayedOffers = ReturnType<typeof createDisplayedOffers>;

/**
 * Searches for display: kept for half an hour, equal searches in flight are one supplier call, and every
 * offer can be found by its id while its search is kept (F-13, B-11).
 */
export function createDisplayedOffers({
  supplier,
  clock,
  random,
}: {
  readonly supplier: Pick<FlightSupplier, 'search'>;
  readonly clock: Clock;
  readonly random: Random;
}) {
  const offerIndex = new Map<string, string>();
  const kept = new LRUCache<string, DisplayedSearch>({
    max: SEARCHES_KEPT,
    ttl: TTL_MS,
    perf: { now: () => clock.nowMs() },
    disposeAfter(search) {
      for (const offer of search.offers)
        if (offerIndex.get(offer.id) === search.searchId) offerIndex.delete(offer.id);
    },
  });
  const byId = new Map<string, string>();
  const inFlight = new Map<string, Promise<DisplayedSearch>>();

  function keep(key: string, payload: FlightSearchPayload, result: FlightSearchResult): DisplayedSearch {
    const nowMs = clock.nowMs();
    const suppliersEndMs = result.expiresAt ? Date.parse(result.expiresAt) : nowMs + TTL_MS;
    const search: DisplayedSearch = {
      searchId: `srch_${random.bytes(12).toString('base64url')}`,
      payload,
      offers: keepWantedFares(result.offers, payload),
      dictionaries: result.dictionaries,
      expiresAtMs: Math.min(suppliersEndMs, nowMs + TTL_MS),
      replies: new Map(),
    };
    kept.set(key, search, { ttl: Math.max(1, search.expiresAtMs - nowMs) });
    byId.set(search.searchId, key);
    for (const offer of search.offers) offerIndex.set(offer.id, search.searchId);
    return search;
  }

  return {
    find(payload: FlightSearchPayload, { isFresh = false } = {}): Promise<DisplayedSearch> {
      const key = searchKey(payload);
      const known = isFresh ? undefined : kept.get(key);
      if (known) return Promise.resolve(known);
      const running = inFlight.get(key);
      if (running) return running;
      const started = supplier
        .search(payload)
        .then((result) => keep(key, payload, result))
        .finally(() => inFlight.delete(key));
      inFlight.set(key, started);
      return started;
    },

    findOffer(id: string): FoundOffer | null {
      const key = byId.get(offerIndex.get(id) ?? '');
      const search = key === undefined ? undefined : kept.get(key);
      const offer = search?.offers.find((each) => each.id === id);
      return search && offer ? { search, offer } : null;
    },

    /** Expired entries are swept (F-13). */
    sweep() {
      kept.purgeStale();
      const live = new Set([...kept.values()].map(({ searchId }) => searchId));
      for (const searchId of byId.keys()) if (!live.has(searchId)) byId.delete(searchId);
    },
    sweepEveryMs: SEARCH_CACHE_CHECK_S * 1000,
  };
}

/** The reply of a search, written once per language: the large part of a warm search is ready bytes. */
export function replyOf(search: DisplayedSearch, locale: Locale): Buffer {
  const known = search.replies.get(locale);
  if (known) return known;
  const reply: FlightSearchReply = {
    data: [...search.offers],
    dictionaries: search.dictionaries[locale],
    meta: {
      count: search.offers.length,
      currency: search.offers[0]?.price.currency ?? 'USD',
      searchId: search.searchId,
      expiresAt: new Date(search.expiresAtMs).toISOString(),
    },
  };
  const written = Buffer.from(JSON.stringify(reply));
  search.replies.set(locale, written);
  return written;
}
