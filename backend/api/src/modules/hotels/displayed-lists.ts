import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { HotelSearchReply, Locale, MarginRule } from '@travesia/contracts';
import { CHARGE_CURRENCY, stayNights, takesGuests, type ExchangeRates } from '@travesia/domain';
import { landAround } from '@travesia/geography';
import { marginKey } from '../booking/index.ts';
import type { Clock } from '../../clock.ts';
import type { Random } from '../../random.ts';
import { listedHotel } from './hotel-view.ts';
import type { PictureSource } from '../../pictures/index.ts';
import type { FoundHotel, StaySearch, StaySearchResult, StaySupplier } from './ports.ts';
import { searchKey } from './search-rules.ts';
import { soldFromList } from './sold-rate.ts';
import { createSharedAnswers, shownUntil } from '../../display/shared-answers.ts';
import type { SharedMemory } from '../../shared-memory/index.ts';

const compress = promisify(brotliCompress);
const QUALITY = 5;
const LISTS_KEPT = 300;
/** The map goes a little farther than the search. */
const LAND_OF_RADIUS = 1.3;

export interface Page {
  /** Place of the first hotel wanted, from 1. */
  readonly offset: number;
  readonly pageSize: number;
}

interface ListQuestion {
  readonly search: StaySearch;
  /** What these prices earn. */
  readonly margin: MarginRule | null;
}

/** What other processes need of it. */
interface FoundList {
  readonly id: string;
  readonly search: StaySearch;
  readonly result: StaySearchResult;
  readonly exchange: ExchangeRates | null;
  readonly expiresAtMs: number;
}

/** One search as every visitor sees it; pages are written once per language and sent to everybody. */
export interface DisplayedList {
  readonly id: string;
  readonly expiresAtMs: number;
  readonly found: FoundList;
  /** Hotels of the page that have a price. */
  codes(page: Page): readonly string[];
  plain(locale: Locale, page: Page): Buffer;
  brotli(locale: Locale, page: Page): Promise<Buffer>;
}

/** A hotel without a price stands last; otherwise the supplier's order holds, nearest first (H-09). */
function inOrder(hotels: readonly FoundHotel[]): FoundHotel[] {
  return hotels.toSorted((a, b) => Number(a.price === null) - Number(b.price === null));
}

export function createDisplayedLists({
  supplier,
  clock,
  random,
  memory,
  pictures,
  exchangeRates,
}: {
  readonly supplier: Pick<StaySupplier, 'search'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly memory: SharedMemory | undefined;
  readonly pictures: PictureSource;
  readonly exchangeRates: () => Promise<ExchangeRates | null>;
}) {
  function display(found: FoundList): DisplayedList {
    const { id, search, result, exchange, expiresAtMs } = found;
    const hotels = inOrder(result.hotels.filter(({ hotel }) => takesGuests(hotel, search.rooms)));
    const plain = new Map<string, Buffer>();
    const compressed = new Map<string, Promise<Buffer>>();

    function write(locale: Locale, { offset, pageSize }: Page): Buffer {
      const parts = {
        stay: search,
        from: search.centre,
        knowsFreeCancellation: result.knowsFreeCancellation,
        locale,
        pictures,
        exchange,
      };
      const reply: HotelSearchReply = {
        data: hotels.slice(offset - 1, offset - 1 + pageSize).map((hotel) => listedHotel(hotel, parts)),
        meta: {
          count: hotels.length,
          offset,
          pageSize,
          currency: CHARGE_CURRENCY,
          nights: stayNights(search),
          searchId: id,
          expiresAt: new Date(expiresAtMs).toISOString(),
          radiusKm: result.radiusKm,
          complete: result.knowsFreeCancellation,
          ...(offset === 1 && { land: landAround(search.centre, LAND_OF_RADIUS * result.radiusKm) }),
        },
      };
      return Buffer.from(JSON.stringify(reply));
    }

    const keyOf = (locale: Locale, page: Page) => `${locale}:${page.offset}:${page.pageSize}`;
    const plainOf = (locale: Locale, page: Page) => {
      const key = keyOf(locale, page);
      const known = plain.get(key) ?? write(locale, page);
      plain.set(key, known);
      return known;
    };
    return {
      id,
      expiresAtMs,
      found,
      codes: ({ offset, pageSize }) =>
        hotels
          .slice(offset - 1, offset - 1 + pageSize)
          .flatMap(({ hotel, price }) => (price ? [hotel.hotelCode] : [])),
      plain: plainOf,
      brotli(locale, page) {
        const key = keyOf(locale, page);
        const known =
          compressed.get(key) ??
          compress(plainOf(locale, page), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
        compressed.set(key, known);
        return known;
      },
    };
  }

  const answers = createSharedAnswers<ListQuestion, DisplayedList, FoundList>({
    clock,
    memory,
    kind: 'hotels:2',
    form: { write: ({ found }) => JSON.stringify(found), read: display },
    max: LISTS_KEPT,
    keyOf: ({ search, margin }) => `${marginKey(margin)}${searchKey(search)}`,
    async fetch({ search, margin }) {
      const [found, exchange] = await Promise.all([supplier.search(search), exchangeRates()]);
      const result = { ...found, hotels: found.hotels.map((hotel) => soldFromList(hotel, margin)) };
      const id = `srch_${random.bytes(12).toString('base64url')}`;
      return display({ id, search, result, exchange, expiresAtMs: shownUntil(clock) });
    },
  });
  return { find: answers.ask, sweep: answers.sweep };
}
