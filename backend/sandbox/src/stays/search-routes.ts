import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { readData } from '../duffel/body.ts';
import { decimal } from '../duffel/decimal.ts';
import { pageOf } from '../duffel/pages.ts';
import { WireError } from '../duffel/wire-error.ts';
import type { House } from './houses.ts';
import type { StaysContext } from './context.ts';
import { readStayQuery, type StayQuery } from './query.ts';
import { offersOf, type RoomOffer } from './rates.ts';
import { RESULT_LIFE_MS, type SearchRecord } from './records.ts';
import { stayErrors } from './stay-errors.ts';
import { wireAccommodation, wireSuggestion } from './wire-accommodation.ts';
import { amountsOf, wireRoom } from './wire-rates.ts';
import type { StaysSearchResult } from './wire-types.ts';

const MALFORMED = '{"data":{"results":[{"id":"srr_0000","accommodation":{"id":"acc_';
const SUGGESTIONS = 10;
const SHORTEST_QUERY = 3;
const SuggestionsSchema = v.object({
  query: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(SHORTEST_QUERY, `The query must have at least ${SHORTEST_QUERY} characters.`),
  ),
});

export function baseOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

function expiryOf(search: SearchRecord): string {
  return new Date(search.createdMs + RESULT_LIFE_MS).toISOString();
}

function housesOf(query: StayQuery, { houses }: StaysContext): House[] {
  if (query.where.kind === 'around') {
    return houses.near(query.where.centre, query.where.radiusKm).map(({ house }) => house);
  }
  return query.where.ids.flatMap((id) => houses.find(id) ?? []);
}

function wireResult(
  search: SearchRecord,
  house: House,
  offers: readonly RoomOffer[],
  base: string,
  context: StaysContext,
): StaysSearchResult {
  const { query } = search;
  const prices = offers.flatMap((offer) => offer.plans.map((plan) => plan.totalCents));
  const cheapest = prices.length === 0 ? 0 : Math.min(...prices);
  const amounts = amountsOf(cheapest, house, query);
  const withoutPhotos = context.switches.isOn('no_photos', { house });
  return {
    id: context.records.resultId(search, house),
    check_in_date: query.checkIn,
    check_out_date: query.checkOut,
    accommodation: wireAccommodation(house, { base, withoutPhotos }),
    rooms: query.rooms,
    guests: query.guests.map((guest) => ({ ...guest })),
    cheapest_rate_total_amount: decimal(cheapest),
    cheapest_rate_currency: 'USD',
    cheapest_rate_base_amount: amounts.base_amount,
    cheapest_rate_base_currency: 'USD',
    cheapest_rate_public_amount: null,
    cheapest_rate_public_currency: 'USD',
    cheapest_rate_due_at_accommodation_amount: amounts.due_at_accommodation_amount,
    cheapest_rate_due_at_accommodation_currency: amounts.due_at_accommodation_currency,
    expires_at: expiryOf(search),
  };
}

function wireRooms(
  search: SearchRecord,
  house: House,
  offers: readonly RoomOffer[],
  base: string,
  { switches, records }: StaysContext,
) {
  const rates = {
    house,
    query: search.query,
    base,
    withoutPhotos: switches.isOn('no_photos', { house }),
    expiresAt: expiryOf(search),
    rateId: (room: RoomOffer, plan: { code: string }) =>
      records.rateId(search, house, room.room.code, plan.code),
  };
  return offers.map((offer, place) => wireRoom(offer, rates, place));
}

/** A house whose price the supplier does not know yet. */
function withoutPrice(result: StaysSearchResult): StaysSearchResult {
  return {
    ...result,
    cheapest_rate_total_amount: null,
    cheapest_rate_base_amount: null,
  };
}

async function meetSwitches(query: StayQuery, context: StaysContext): Promise<'malformed' | 'none' | 'go'> {
  const { switches } = context;
  const occasion = query.where.kind === 'around' ? { at: query.where.centre } : {};
  if (query.where.kind === 'houses') return 'go';
  if (switches.isOn('rate_limited_search', occasion)) throw WireError.rateLimited();
  if (switches.isOn('failing_search', occasion)) throw WireError.internal();
  if (query.freeCancellationOnly && switches.isOn('partly_down', occasion)) throw WireError.internal();
  if (switches.isOn('slow_search', occasion)) await context.waitSlowly();
  if (switches.isOn('malformed_search', occasion)) return 'malformed';
  return switches.isOn('zero_results', occasion) ? 'none' : 'go';
}

export function registerSearchRoutes(api: FastifyInstance, context: StaysContext): void {
  const { houses, records, switches, clock } = context;

  api.post('/stays/search', async (request, reply) => {
    const query = readStayQuery(request.body, context.today());
    const turn = await meetSwitches(query, context);
    if (turn === 'malformed') return reply.type('application/json; charset=utf-8').send(MALFORMED);
    const nowMs = clock.nowMs();
    const offers = new Map<House, RoomOffer[]>();
    for (const house of turn === 'none' ? [] : housesOf(query, context)) {
      const found = offersOf(house, query, context.today(), nowMs);
      if (found.length > 0) offers.set(house, found);
    }
    const search = records.addSearch(query, [...offers.keys()], nowMs);
    const base = baseOf(request);
    const results = [...offers].map(([house, found]) => {
      const result = wireResult(search, house, found, base, context);
      if (switches.isOn('no_price', { house })) return withoutPrice(result);
      if (query.where.kind !== 'houses' || !query.where.wantsRates) return result;
      const rooms = wireRooms(search, house, found, base, context);
      return { ...result, accommodation: { ...result.accommodation, rooms } };
    });
    return { data: { results, created_at: new Date(nowMs).toISOString() } };
  });

  api.post<{ Params: { id: string } }>(
    '/stays/search_results/:id/actions/fetch_all_rates',
    async (request) => {
      const { search, house } = records.findResult(request.params.id);
      const nowMs = clock.nowMs();
      if (nowMs >= search.createdMs + RESULT_LIFE_MS) throw stayErrors.resultExpired();
      if (switches.isOn('gone_at_rates', { house })) throw stayErrors.houseGone();
      if (switches.isOn('slow_rates', { house })) await context.waitSlowly();
      const offers = switches.isOn('no_rooms', { house })
        ? []
        : offersOf(house, search.query, context.today(), nowMs);
      const base = baseOf(request);
      const result = wireResult(search, house, offers, base, context);
      return {
        data: {
          ...result,
          ...(offers.length === 0 ? { cheapest_rate_total_amount: null } : {}),
          accommodation: {
            ...result.accommodation,
            rooms: wireRooms(search, house, offers, base, context),
          },
        },
      };
    },
  );

  api.post('/stays/accommodation/suggestions', async (request) => {
    const { query } = readData(SuggestionsSchema, request.body);
    if (switches.isOn('suggestions_down', {})) throw WireError.internal();
    return { data: houses.suggest(query, SUGGESTIONS).map(wireSuggestion) };
  });

  api.get<{ Params: { id: string } }>('/stays/accommodation/:id', async (request) => {
    const house = houses.find(request.params.id);
    if (!house) throw WireError.notFound('accommodation');
    const withoutPhotos = switches.isOn('no_photos', { house });
    return { data: wireAccommodation(house, { base: baseOf(request), withoutPhotos }) };
  });

  api.get<{ Querystring: Record<string, string | undefined> }>('/stays/accommodation', async (request) => {
    const { latitude, longitude, radius } = request.query;
    const here = { lat: Number(latitude), lon: Number(longitude) };
    if (latitude === undefined || longitude === undefined || !Number.isFinite(here.lat + here.lon))
      throw WireError.validation('latitude', 'Latitude and longitude are needed.');
    const near = houses.near(here, Math.min(Number(radius ?? 5) || 5, 100)).map(({ house }) => house);
    const page = pageOf(near, request.query);
    const base = baseOf(request);
    return {
      ...page,
      data: page.data.map((house) => wireAccommodation(house, { base, withoutPhotos: false })),
    };
  });
}
