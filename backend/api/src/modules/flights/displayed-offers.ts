import type { FlightOffer, FlightSearchPayload, MarginRule } from '@travesia/contracts';
import { SEARCH_CACHE_CHECK_S } from '@travesia/domain';
import { marginKey } from '../booking/index.ts';
import type { Clock } from '../../clock.ts';
import { createSharedAnswers, shownUntil } from '../../display/shared-answers.ts';
import type { Random } from '../../random.ts';
import type { SharedMemory } from '../../shared-memory/index.ts';
import type { FoundSearch } from './found-search.ts';
import type { FlightSearchResult, FlightSupplier } from './ports.ts';
import { searchKey } from './search-key.ts';
import { soldOffer } from './sold-offer.ts';
import { createWrittenReplies, type WrittenReplies } from './written-replies.ts';

/** One search as every visitor sees it (F-13); its offers are in the bytes of its replies. */
export interface DisplayedSearch extends Omit<FoundSearch, 'offers'> {
  /** In the order of the offers. */
  readonly offerIds: readonly string[];
  readonly replies: WrittenReplies;
}

export type FoundOffer =
  | { readonly state: 'found'; readonly search: DisplayedSearch; readonly offer: FlightOffer }
  /** It was on a page, too long ago. */
  | { readonly state: 'expired' }
  | { readonly state: 'unknown' };

export type ShownFlights = Pick<FlightSearchResult, 'offers' | 'dictionaries'>;

interface Question {
  readonly key: string;
  readonly payload: FlightSearchPayload;
  /** What these prices earn. */
  readonly margin: MarginRule | null;
  readonly look: (payload: FlightSearchPayload) => Promise<ShownFlights>;
}

/** There is nothing to be shown, and nothing to be cached. */
class NothingFound extends Error {}

const SEARCHES_KEPT = 300;
const NOBODY = { source: '', medium: '', affiliateId: '', referrer: '' };

function displayed(found: FoundSearch): DisplayedSearch {
  const { offers, ...kept } = found;
  return { ...kept, offerIds: offers.map(({ id }) => id), replies: createWrittenReplies(found) };
}

/** For other processes: a `FoundSearch` as JSON, out of bytes that are JSON already. */
async function writeFound({ offerIds: _within, replies, ...kept }: DisplayedSearch): Promise<string> {
  return `{"offers":[${(await replies.offers()).toString()}],${JSON.stringify(kept).slice(1)}`;
}

/**
 * Searches for display: shared for half an hour whatever the supplier's own expiry (a price is asked anew for
 * whoever chooses), equal searches in flight are one supplier call, offers can be found by their id (F-13, B-11).
 */
export function createDisplayedOffers({
  supplier,
  clock,
  random,
  memory,
  onFound,
}: {
  readonly supplier: Pick<FlightSupplier, 'search'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly memory: SharedMemory | undefined;
  /** Told of every search that was made, not of those that were cached. */
  readonly onFound?: (payload: FlightSearchPayload, offers: readonly FlightOffer[]) => void;
}) {
  const answers = createSharedAnswers<Question, DisplayedSearch, FoundSearch>({
    clock,
    memory,
    kind: 'flights:1',
    form: { write: writeFound, read: displayed },
    max: SEARCHES_KEPT,
    keyOf: ({ key, margin }) => `${marginKey(margin)}${key}`,
    namesOf: ({ id, offerIds }) => [id, ...offerIds],
    async fetch({ look, margin, payload: { infoData: _whoAsks, ...anonymous } }) {
      const payload = { ...anonymous, infoData: NOBODY };
      const { offers, dictionaries } = await look(payload);
      return displayed({
        id: `srch_${random.bytes(12).toString('base64url')}`,
        payload,
        offers: offers.map((offer) => soldOffer(offer, margin)),
        dictionaries,
        expiresAtMs: shownUntil(clock),
      });
    },
  });

  async function askSupplier(payload: FlightSearchPayload): Promise<ShownFlights> {
    const found = await supplier.search(payload);
    onFound?.(payload, found.offers);
    return found;
  }

  return {
    find: (
      payload: FlightSearchPayload,
      margin: MarginRule | null,
      options?: { readonly isFresh?: boolean },
    ) => answers.ask({ key: searchKey(payload), payload, margin, look: askSupplier }, options),

    /** What a search would be answered with at once; null where anybody has to be asked. */
    cached: (payload: FlightSearchPayload, margin: MarginRule | null) =>
      answers.cached({ key: searchKey(payload), payload, margin, look: askSupplier }),

    /** Flights that somebody else has found, under a key of theirs: nobody who searches is given them. */
    async findElsewhere(
      source: string,
      payload: FlightSearchPayload,
      margin: MarginRule | null,
      find: () => Promise<ShownFlights | null>,
    ): Promise<DisplayedSearch | null> {
      const look = async () => {
        const found = await find();
        if (!found) throw new NothingFound();
        return found;
      };
      try {
        return await answers.ask({ key: `${source} ${searchKey(payload)}`, payload, margin, look });
      } catch (error) {
        if (error instanceof NothingFound) return null;
        throw error;
      }
    },

    async findOffer(id: string): Promise<FoundOffer> {
      const found = await answers.find(id);
      if (found.state !== 'found') return found;
      const place = found.answer.offerIds.indexOf(id);
      if (place < 0) return { state: 'unknown' };
      return { state: 'found', search: found.answer, offer: await found.answer.replies.offer(place) };
    },

    findSearch: (id: string) => answers.find(id),

    /** Expired entries are swept (F-13). */
    sweep: answers.sweep,
    sweepEveryMs: SEARCH_CACHE_CHECK_S * 1000,
  };
}
