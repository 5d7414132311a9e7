import type { Dictionaries, FlightOffer, FlightSearchPayload, Locale } from '@travesia/contracts';
import { RESULTS_TIMER_MIN, SEARCH_CACHE_CHECK_S, SEARCH_CACHE_TTL_S } from '@travesia/domain';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import type { Random } from '../../random.ts';
import type { FlightSearchResult, FlightSupplier } from './ports.ts';
import { searchKey } from './search-key.ts';
import { createWrittenReplies, type WrittenReplies } from './written-replies.ts';

/** One search as every visitor sees it (F-13). */
export interface DisplayedSearch {
  readonly searchId: string;
  /** What it is found by when it is asked for again. */
  readonly key: string;
  readonly payload: FlightSearchPayload;
  readonly offers: readonly FlightOffer[];
  readonly dictionaries: Readonly<Record<Locale, Dictionaries>>;
  /** Until then it is given to whoever searches the same. */
  readonly expiresAtMs: number;
  readonly replies: WrittenReplies;
}

export type FoundOffer =
  | { readonly state: 'found'; readonly search: DisplayedSearch; readonly offer: FlightOffer }
  /** It was on a page, too long ago. */
  | { readonly state: 'expired' }
  | { readonly state: 'unknown' };

export type ShownFlights = Pick<FlightSearchResult, 'offers' | 'dictionaries'>;

const NOBODY = { source: '', medium: '', affiliateId: '', referrer: '' };
const SEARCHES_KEPT = 300;
const EXPIRED_IDS_KEPT = 50_000;
const SHARED_MS = SEARCH_CACHE_TTL_S * 1000;
/** Whoever got a search in its last second still has the time of the results page to choose (S-43). */
const FINDABLE_MS = SHARED_MS + RESULTS_TIMER_MIN * 60_000;

export type DisplayedOffers = ReturnType<typeof createDisplayedOffers>;

/**
 * Searches for display: shared for half an hour whatever the supplier's own expiry (a price is asked anew for
 * whoever chooses), equal searches in flight are one supplier call, offers can be found by their id (F-13, B-11).
 */
export function createDisplayedOffers({
  supplier,
  clock,
  random,
  onFound,
}: {
  readonly supplier: Pick<FlightSupplier, 'search'>;
  readonly clock: Clock;
  readonly random: Random;
  /** Told of every search that was made, not of those that were remembered. */
  readonly onFound?: (payload: FlightSearchPayload, offers: readonly FlightOffer[]) => void;
}) {
  const searchOfOffer = new Map<string, DisplayedSearch>();
  const expiredIds = new LRUCache<string, true>({ max: EXPIRED_IDS_KEPT });
  const latest = new Map<string, DisplayedSearch>();
  const kept = new LRUCache<string, DisplayedSearch>({
    max: SEARCHES_KEPT,
    ttl: FINDABLE_MS,
    perf: { now: () => clock.nowMs() },
    ttlResolution: 0,
    dispose(search) {
      for (const { id } of search.offers) {
        // A later search may have found the same offer again.
        if (searchOfOffer.get(id) !== search) continue;
        searchOfOffer.delete(id);
        expiredIds.set(id, true);
      }
      if (latest.get(search.key) === search) latest.delete(search.key);
    },
  });
  const inFlight = new Map<string, Promise<DisplayedSearch>>();

  function keep(key: string, asked: FlightSearchPayload, result: ShownFlights): DisplayedSearch {
    const { infoData: _whoAsks, ...anonymous } = asked;
    const payload = { ...anonymous, infoData: NOBODY };
    const facts = {
      searchId: `srch_${random.bytes(12).toString('base64url')}`,
      key,
      payload,
      offers: result.offers,
      dictionaries: result.dictionaries,
      expiresAtMs: clock.nowMs() + SHARED_MS,
    };
    const search = { ...facts, replies: createWrittenReplies(facts) };
    kept.set(search.searchId, search);
    latest.set(key, search);
    for (const { id } of search.offers) searchOfOffer.set(id, search);
    return search;
  }

  function known(key: string): DisplayedSearch | null {
    const search = latest.get(key);
    return search && search.expiresAtMs > clock.nowMs() ? search : null;
  }

  async function ask(key: string, payload: FlightSearchPayload): Promise<DisplayedSearch> {
    const search = keep(key, payload, await supplier.search({ ...payload, infoData: NOBODY }));
    onFound?.(search.payload, search.offers);
    return search;
  }

  return {
    find(payload: FlightSearchPayload, { isFresh = false } = {}): Promise<DisplayedSearch> {
      const key = searchKey(payload);
      const remembered = isFresh ? null : known(key);
      if (remembered) return Promise.resolve(remembered);
      const running = inFlight.get(key);
      if (running) return running;
      const started = ask(key, payload).finally(() => inFlight.delete(key));
      inFlight.set(key, started);
      return started;
    },

    /** Flights that somebody else has found, under a key of theirs: nobody who searches is given them. */
    known,
    keep,

    findOffer(id: string): FoundOffer {
      kept.purgeStale();
      const search = searchOfOffer.get(id);
      const offer = search?.offers.find((each) => each.id === id);
      if (search && offer) return { state: 'found', search, offer };
      return { state: expiredIds.has(id) ? 'expired' : 'unknown' };
    },

    /** Expired entries are swept (F-13). */
    sweep: () => {
      kept.purgeStale();
    },
    sweepEveryMs: SEARCH_CACHE_CHECK_S * 1000,
  };
}
