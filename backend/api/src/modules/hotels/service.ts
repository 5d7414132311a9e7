import type {
  HotelQuery,
  HotelReply,
  HotelSearchPayload,
  ListRatesReply,
  Locale,
  RateValidatePayload,
  RateValidateReply,
} from '@travesia/contracts';
import { CHARGE_CURRENCY, takesGuests, type ExchangeRates } from '@travesia/domain';
import { timeZoneAt } from '@travesia/geography';
import { holdUntil, secondsLeft, type Margins } from '../booking/index.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { PricedItems } from '../../database/priced-items.ts';
import type { Clock } from '../../clock.ts';
import { ApiError, asSupplierFault } from '../../errors/index.ts';
import type { Random } from '../../random.ts';
import type { SharedMemory } from '../../shared-memory/index.ts';
import { hotelDescription } from './description-view.ts';
import {
  createDisplayedHotels,
  displayedRateKey,
  type DisplayedRate,
  type HotelQuestion,
} from './displayed-hotels.ts';
import { createDisplayedLists } from './displayed-lists.ts';
import { createListRates } from './list-rates.ts';
import { hotelInfo, photosIn } from './hotel-view.ts';
import type { PictureSource } from '../../pictures/index.ts';
import type { StayHotel, StaySupplier } from './ports.ts';
import type { PricedStay } from './priced-stay.ts';
import { ratePlan, roomView, stayView } from './rate-view.ts';
import { checkDates, toStaySearch } from './search-rules.ts';
import { soldRate } from './sold-rate.ts';

export interface HotelsServiceParts {
  readonly supplier: StaySupplier;
  readonly margins: Margins;
  readonly pricedStays: PricedItems<PricedStay>;
  readonly pictures: PictureSource;
  readonly clock: Clock;
  readonly random: Random;
  readonly memory: SharedMemory | undefined;
  /** The day's rates; null where there are none. */
  readonly exchangeRates: () => Promise<ExchangeRates | null>;
}

const SEARCH_PATH = 'rateInfo.stayDateTimeRange';

export type HotelsService = ReturnType<typeof createHotelsService>;

/** Search, hotel, price (B-36). */
export function createHotelsService({
  supplier,
  margins,
  pricedStays,
  pictures,
  clock,
  random,
  memory,
  exchangeRates,
}: HotelsServiceParts) {
  const marginOf = (visitor: Visitor) => margins('hotel', supplier.name, visitor);
  const lists = createDisplayedLists({ supplier, clock, random, memory, pictures, exchangeRates });
  const listRates = createListRates({ supplier, clock, random, memory, exchangeRates });
  const hotels = createDisplayedHotels({ supplier, clock, random, memory });

  const hotelOf = (hotel: StayHotel, locale: Locale) => ({
    hotelInfo: hotelInfo(hotel, null, locale),
    hotelImageInfo: { photos: photosIn(hotel.photos, hotel.name, locale, pictures) },
  });

  async function findPricedStay(id: string): Promise<PricedStay> {
    const priced = await pricedStays.find(id);
    if (!priced) throw new ApiError('hotel_not_found');
    if (priced.expiresAtMs <= clock.nowMs()) throw new ApiError('rate_expired');
    return priced;
  }

  /** What is to be priced: a displayed rate, or one that was priced before and is asked again. */
  async function quotable(
    hotelCode: string,
    rateKey: string,
  ): Promise<DisplayedRate & { hotel?: StayHotel }> {
    const found = await hotels.findRate(rateKey);
    if (found.state === 'expired') throw new ApiError('rate_expired');
    const shown = found.state === 'found' ? found.shown : await pricedAgain(rateKey);
    // A key of another hotel is nobody's rate.
    if (!shown || shown.hotelCode !== hotelCode) throw new ApiError('hotel_not_found');
    return shown;
  }

  async function pricedAgain(rateKey: string): Promise<DisplayedRate | null> {
    const priced = await pricedStays.find(rateKey);
    if (!priced) return null;
    const { stay, room, rate, hotel } = priced;
    return { stay, room, rate, hotelCode: hotel.hotelCode };
  }

  async function hotelForStay(question: HotelQuestion): Promise<StayHotel> {
    const displayed = await hotels.find(question).catch(asSupplierFault);
    if (!displayed.found) throw new ApiError('hotel_not_found');
    return displayed.found.hotel;
  }

  async function search(payload: HotelSearchPayload, visitor: Visitor, options: { isFresh: boolean }) {
    const query = toStaySearch(payload);
    const timeZone = timeZoneAt(query.centre);
    checkDates(query, SEARCH_PATH, { nowMs: clock.nowMs(), timeZone });
    return lists.find({ search: query, margin: marginOf(visitor) }, options).catch(asSupplierFault);
  }

  return {
    findPricedStay,
    sweep() {
      lists.sweep();
      listRates.sweep();
      hotels.sweep();
    },

    search,

    async listRates(payload: HotelSearchPayload, visitor: Visitor): Promise<ListRatesReply> {
      const list = await search(payload, visitor, { isFresh: false });
      const question = {
        hotelCodes: list.codes(payload.pagination),
        stay: list.found.search,
        margin: marginOf(visitor),
      };
      return (await listRates.find(question).catch(asSupplierFault)).reply;
    },

    async hotel(
      hotelCode: string,
      stay: HotelQuery,
      { locale, visitor, isFresh = false }: { locale: Locale; visitor: Visitor; isFresh?: boolean },
    ): Promise<HotelReply> {
      checkDates(stay, '', { nowMs: clock.nowMs() });
      const displayed = await hotels
        .find({ hotelCode, stay, margin: marginOf(visitor) }, { isFresh })
        .catch(asSupplierFault);
      if (!displayed.found) throw new ApiError('hotel_not_found');
      const { hotel } = displayed.found;
      const rooms = takesGuests(hotel, stay.rooms) ? displayed.found.rooms : [];
      const parts = {
        stay,
        timeZone: hotel.timeZone,
        nowMs: clock.nowMs(),
        locale,
        exchange: await exchangeRates(),
      };
      checkDates(stay, '', parts);
      return {
        data: {
          hotel: hotelOf(hotel, locale),
          rooms: rooms.map((room, place) => {
            const plans = room.rates.map((rate, at) =>
              ratePlan(rate, displayedRateKey(displayed.id, place, at), parts),
            );
            return roomView(room, place, plans, { hotel, locale, pictures });
          }),
          description: hotelDescription(hotel, rooms, locale),
        },
        meta: {
          currency: CHARGE_CURRENCY,
          stay: stayView(stay),
          expiresAt: new Date(displayed.expiresAtMs).toISOString(),
          coast: displayed.coast,
        },
      };
    },

    async validate(
      { hotelCode, rateKey }: RateValidatePayload,
      { locale, visitor }: { locale: Locale; visitor: Visitor },
    ): Promise<RateValidateReply> {
      const { stay, room, rate } = await quotable(hotelCode, rateKey);
      const margin = marginOf(visitor);
      const question = { hotelCode, stay, margin };
      const hotel = await hotelForStay(question);
      if (!takesGuests(hotel, stay.rooms)) throw new ApiError('hotel_not_found');
      const outcome = await supplier
        .quote({ hotelCode, stay, roomName: room.name, rate })
        .catch(asSupplierFault);
      if (outcome.state !== 'quoted') {
        await hotels.forget(question);
        throw new ApiError(outcome.state === 'sold_out' ? 'room_sold_out' : 'rate_expired');
      }
      const { quote } = outcome;
      const quoted = soldRate(quote.rate, margin);
      const id = `stay_${random.bytes(15).toString('base64url')}`;
      const priced: PricedStay = {
        id,
        hotel,
        room: { ...room, rates: [] },
        rate: quoted,
        stay,
        supplierQuoteId: quote.supplierQuoteId,
        expiresAtMs: Date.parse(quote.expiresAt),
      };
      const nowMs = clock.nowMs();
      await pricedStays.insert(priced, nowMs);
      const exchange = await exchangeRates();
      const plan = ratePlan(quoted, id, { stay, timeZone: hotel.timeZone, nowMs, locale, exchange });
      const isChanged = rate.total.amount !== quoted.total.amount;
      if (isChanged) await hotels.forget(question);
      return {
        data: {
          hotel: hotelOf(hotel, locale),
          room: roomView(room, 0, [plan], { hotel, locale, pictures }),
          rate: plan,
        },
        meta: {
          stay: stayView(stay),
          priceChanged: isChanged,
          previousTotal: isChanged ? rate.total : null,
          secondsLeft: secondsLeft(holdUntil(priced.expiresAtMs), nowMs),
        },
      };
    },
  };
}
