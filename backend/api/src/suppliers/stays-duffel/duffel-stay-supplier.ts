import * as v from 'valibot';
import type {
  FoundHotel,
  HotelWithRooms,
  QuoteOutcome,
  RateToQuote,
  StayRequest,
  StaySearch,
  StaySearchResult,
  StaySupplier,
  SuggestedHotel,
  SupplierStayBooking,
} from '../../modules/hotels/ports.ts';
import { readEach, readSome } from '../../supplier-replies/readable-items.ts';
import {
  createDuffelAsk,
  e164,
  settledOf,
  supplierErrorOf,
  type Duffel,
  type DuffelAccess,
} from '../duffel/index.ts';
import { BookingShape, SuggestionShape } from './wire-shapes.ts';
import { bookingOutcomeOf, isAlreadyCancelled, rateProblemOf } from './faults.ts';
import { hotelFromDuffel } from './hotel-from-duffel.ts';
import { priceFromDuffel, rateFromDuffel, rateKeyOf, roomsFromDuffel } from './rates-from-duffel.ts';
import type { StaysBooking, StaysRoomRate, StaysSearchResult } from './wire-types.ts';

export interface DuffelStaySupplierOptions extends DuffelAccess {
  readonly searchDeadlineMs?: number;
  readonly ratesDeadlineMs?: number;
  readonly bookingDeadlineMs?: number;
  readonly lookupDeadlineMs?: number;
  readonly suggestDeadlineMs?: number;
}

const DEADLINES = { search: 20_000, rates: 18_000, booking: 30_000, lookup: 15_000, suggest: 2500 } as const;
const REFERENCE_KEY = 'travesia_reference';
/** Beyond this the supplier refuses the search. */
const MOST_RADIUS_KM = 100;
const MOST_HOTELS = 3000;
/** Rates make a reply some fifty times as long. */
const MOST_WITH_RATES = 100;
const BOOKINGS_LOOKED_AT = 400;
const SHORTEST_SUGGESTION = 3;
const SUGGESTIONS = 10;

function partyOf({ startDate, endDate, rooms }: StayRequest) {
  return {
    check_in_date: startDate,
    check_out_date: endDate,
    rooms: rooms.length,
    guests: rooms.flatMap(({ adults, childAges }) => [
      ...Array.from({ length: adults }, () => ({ type: 'adult' as const })),
      ...childAges.map((age) => ({ type: 'child' as const, age })),
    ]),
    // What is paid at the desk is not ours to sell.
    instant_payment: true,
  };
}

/** Hotels that can be read; one that cannot does not take the others with it. */
function readable(results: readonly StaysSearchResult[]): FoundHotel[] {
  return readSome({ supplier: 'stays', item: 'hotel' }, results.slice(0, MOST_HOTELS), (result) => [
    { hotel: hotelFromDuffel(result.accommodation), price: priceFromDuffel(result), freePrice: null },
  ]);
}

function resultsOf(reply: { data: { results: StaysSearchResult[] } }): readonly StaysSearchResult[] {
  if (!Array.isArray(reply.data.results)) throw new TypeError('the reply has no results');
  return reply.data.results;
}

/** Throws where it cannot be read: whether it was booked is then not known, and it is looked up. */
function toSupplierBooking(booking: StaysBooking): SupplierStayBooking {
  v.assert(BookingShape, booking);
  return {
    supplierBookingId: booking.id,
    confirmationCode: booking.reference,
    reference: booking.metadata?.[REFERENCE_KEY] ?? null,
    isCancelled: booking.status === 'cancelled',
    keyInstructions: booking.key_collection?.instructions ?? null,
  };
}

/** Stays through Duffel's official client: base address and token are all that differs from the sandbox. */
export function createDuffelStaySupplier(options: DuffelStaySupplierOptions): StaySupplier {
  const ask = createDuffelAsk(options);
  const deadlines = {
    search: options.searchDeadlineMs ?? DEADLINES.search,
    rates: options.ratesDeadlineMs ?? DEADLINES.rates,
    booking: options.bookingDeadlineMs ?? DEADLINES.booking,
    lookup: options.lookupDeadlineMs ?? DEADLINES.lookup,
    suggest: options.suggestDeadlineMs ?? DEADLINES.suggest,
  };

  /** All rates and free ones are two questions; without the answer to the second there is still a list. */
  const search = async (query: StaySearch): Promise<StaySearchResult> => {
    const radiusKm = Math.min(query.radiusKm, MOST_RADIUS_KM);
    const party = partyOf(query);
    const location = {
      radius: radiusKm,
      geographic_coordinates: { latitude: query.centre.lat, longitude: query.centre.lon },
    };
    const around = (freeOnly: boolean) =>
      ask(deadlines.search, (client) =>
        client.stays.search({ ...party, location, ...(freeOnly ? { free_cancellation_only: true } : {}) }),
      ).then(resultsOf);
    const byName = async (freeOnly: boolean) => {
      if (query.hotelCode === null) return [];
      const accommodation = { ids: [query.hotelCode] };
      return ask(deadlines.search, (client) =>
        client.stays.search({
          ...party,
          accommodation,
          ...(freeOnly ? { free_cancellation_only: true } : {}),
        }),
      ).then(resultsOf);
    };
    const listed = async (freeOnly: boolean) => {
      const [named, found] = await Promise.all([byName(freeOnly), around(freeOnly)]);
      const first = new Set(named.map((result) => result?.accommodation?.id));
      return readable([...named, ...found.filter((result) => !first.has(result?.accommodation?.id))]);
    };
    const [all, free] = await Promise.allSettled([
      query.refundableOnly ? listed(true) : listed(false),
      listed(true),
    ]);
    if (all.status === 'rejected') throw supplierErrorOf(all.reason);
    const freePrices = new Map(
      free.status === 'fulfilled' ? free.value.map(({ hotel, price }) => [hotel.hotelCode, price]) : [],
    );
    return {
      hotels: all.value.map((found) => ({
        ...found,
        freePrice: freePrices.get(found.hotel.hotelCode) ?? null,
      })),
      radiusKm,
      knowsFreeCancellation: free.status === 'fulfilled',
    };
  };

  const ratesOf = async (client: Duffel, hotelCode: string, stay: StayRequest) => {
    const reply = await client.stays.search({ ...partyOf(stay), accommodation: { ids: [hotelCode] } });
    const [result] = resultsOf(reply);
    return result ? (await client.stays.searchResults.fetchAllRates(result.id)).data : null;
  };

  const hotel = async (hotelCode: string, stay: StayRequest): Promise<HotelWithRooms | null> => {
    try {
      return await ask(deadlines.rates, async (client) => {
        const found = await ratesOf(client, hotelCode, stay);
        if (found) {
          return {
            hotel: hotelFromDuffel(found.accommodation),
            rooms: roomsFromDuffel(found.accommodation),
          };
        }
        // Full on these days, or not there any more.
        const { data } = await client.stays.accommodation.get(hotelCode);
        return { hotel: hotelFromDuffel(data), rooms: [] };
      });
    } catch (fault) {
      if (rateProblemOf(fault) !== null) return null;
      throw supplierErrorOf(fault);
    }
  };

  const rates: StaySupplier['rates'] = async (hotelCodes, stay) => {
    const parts = Array.from({ length: Math.ceil(hotelCodes.length / MOST_WITH_RATES) }, (_, part) =>
      hotelCodes.slice(part * MOST_WITH_RATES, (part + 1) * MOST_WITH_RATES),
    );
    try {
      const results = await Promise.all(
        parts.map((ids) =>
          ask(deadlines.rates, (client) =>
            client.stays.search({
              ...partyOf(stay),
              accommodation: { ids: [...ids], fetch_rates: true },
            }),
          ).then(resultsOf),
        ),
      );
      return readSome({ supplier: 'stays', item: 'hotel' }, results.flat(), ({ accommodation }) => [
        { hotel: hotelFromDuffel(accommodation), rooms: roomsFromDuffel(accommodation) },
      ]);
    } catch (fault) {
      throw supplierErrorOf(fault);
    }
  };

  const quoteRate = async (client: Duffel, supplierRateId: string): Promise<QuoteOutcome> => {
    const { data } = await client.stays.quotes.create(supplierRateId);
    const [wire]: (StaysRoomRate | undefined)[] = data.accommodation.rooms.flatMap((room) => room.rates);
    if (!wire) return { state: 'sold_out' };
    // The quote's own amounts are what is charged; the rate in it keeps board and terms.
    const read = rateFromDuffel(
      {
        ...wire,
        total_amount: data.total_amount,
        total_currency: data.total_currency,
        base_amount: data.base_amount,
        base_currency: data.base_currency,
        tax_amount: data.tax_amount,
        tax_currency: data.tax_currency,
        fee_amount: data.fee_amount,
        fee_currency: data.fee_currency,
        due_at_accommodation_amount: data.due_at_accommodation_amount,
        due_at_accommodation_currency: data.due_at_accommodation_currency,
      },
      data.accommodation.key_collection,
    );
    const rate = { ...read, settled: settledOf(data, 'total_amount') };
    return { state: 'quoted', quote: { supplierQuoteId: data.id, rate, expiresAt: rate.expiresAt } };
  };

  /** A fresh search of this one hotel: displayed rates are shared and older than the supplier's memory. */
  const quote = async ({ hotelCode, stay, roomName, rate }: RateToQuote): Promise<QuoteOutcome> => {
    const wanted = rateKeyOf(roomName, rate);
    try {
      return await ask(deadlines.rates, async (client) => {
        const found = await ratesOf(client, hotelCode, stay);
        const same = (found ? roomsFromDuffel(found.accommodation) : [])
          .flatMap((room) => room.rates.map((each) => ({ room, each })))
          .find(({ room, each }) => rateKeyOf(room.name, each) === wanted);
        return same ? await quoteRate(client, same.each.supplierRateId) : { state: 'sold_out' as const };
      });
    } catch (fault) {
      const problem = rateProblemOf(fault);
      if (problem !== null) return { state: problem === 'expired' ? 'expired' : 'sold_out' };
      throw supplierErrorOf(fault);
    }
  };

  const createBooking: StaySupplier['createBooking'] = async (order) => {
    try {
      const { data } = await ask(deadlines.booking, (client) =>
        client.stays.bookings.create({
          quote_id: order.supplierQuoteId,
          guests: order.guests.map((guest) => ({ given_name: guest.firstName, family_name: guest.lastName })),
          email: order.contact.email,
          phone_number: e164(order.contact.phone),
          metadata: { [REFERENCE_KEY]: order.reference },
        }),
      );
      return { state: 'created', booking: toSupplierBooking(data) };
    } catch (fault) {
      return bookingOutcomeOf(fault);
    }
  };

  const findBooking: StaySupplier['findBooking'] = async (reference) => {
    try {
      return await ask(deadlines.lookup, async (client) => {
        let seen = 0;
        for await (const { data } of client.stays.bookings.listWithGenerator()) {
          if (data?.metadata?.[REFERENCE_KEY] === reference) return toSupplierBooking(data);
          seen += 1;
          if (seen >= BOOKINGS_LOOKED_AT) break;
        }
        return null;
      });
    } catch (fault) {
      throw supplierErrorOf(fault);
    }
  };

  const cancelBooking: StaySupplier['cancelBooking'] = async (supplierBookingId) => {
    try {
      const { data } = await ask(deadlines.booking, (client) =>
        client.stays.bookings.cancel(supplierBookingId),
      );
      return data.status === 'cancelled' ? { state: 'cancelled' } : { state: 'refused', detail: data.status };
    } catch (fault) {
      if (isAlreadyCancelled(fault)) return { state: 'cancelled' };
      const outcome = bookingOutcomeOf(fault);
      const isClear =
        outcome.state === 'refused' && outcome.reason !== 'rate_limited' && outcome.reason !== 'unreachable';
      if (isClear) return { state: 'refused', detail: outcome.detail };
      throw supplierErrorOf(fault);
    }
  };

  const isCancelled: StaySupplier['isCancelled'] = async (supplierBookingId) => {
    try {
      const { data } = await ask(deadlines.lookup, (client) => client.stays.bookings.get(supplierBookingId));
      return toSupplierBooking(data).isCancelled;
    } catch (fault) {
      throw supplierErrorOf(fault);
    }
  };

  const suggestHotels: StaySupplier['suggestHotels'] = async (term): Promise<SuggestedHotel[]> => {
    if (term.trim().length < SHORTEST_SUGGESTION) return [];
    try {
      const { data } = await ask(deadlines.suggest, (client) => client.stays.accommodation.suggestions(term));
      return readEach({ supplier: 'stays', item: 'suggestion' }, data.slice(0, SUGGESTIONS), (suggestion) => {
        v.assert(SuggestionShape, suggestion);
        const { address, geographic_coordinates: place } = suggestion.accommodation_location;
        if (!place) return [];
        return [
          {
            hotelCode: suggestion.accommodation_id,
            name: suggestion.accommodation_name,
            cityName: address.city_name,
            countryCode: address.country_code,
            location: { lat: place.latitude, lon: place.longitude },
          },
        ];
      });
    } catch (fault) {
      throw supplierErrorOf(fault);
    }
  };

  return {
    name: 'duffel-stays',
    search,
    hotel,
    rates,
    quote,
    createBooking,
    findBooking,
    cancelBooking,
    isCancelled,
    suggestHotels,
  };
}
