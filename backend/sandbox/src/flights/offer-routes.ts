import type { Offer, OfferRequest } from './wire-types.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readOfferQuery, type OfferQuery } from './query.ts';
import type { FlightsContext } from './context.ts';
import type { FoundOffer, OfferRequestRecord } from './offer-requests.ts';
import { pageOf } from '../duffel/pages.ts';
import { WireError } from '../duffel/wire-error.ts';
import { NO_TWEAKS, OFFER_LIFE_MS, wireOffer, type OfferTweaks } from './wire-offer.ts';
import { wirePlace } from './wire-places.ts';

const PRICE_UP = 1.03;
const PRICE_DOWN = 0.98;
const MALFORMED = '{"data":{"id":"orq_0000","offers":[{"id":"off_';

function offersOf(record: OfferRequestRecord, context: FlightsContext): Omit<Offer, 'available_services'>[] {
  return record.plans.map((plan, index) => {
    const key = context.offerRequests.offerKey(record, index);
    const { available_services: _services, ...offer } = wireOffer(plan, record, key, NO_TWEAKS, false);
    return offer;
  });
}

function wireOfferRequest(
  record: OfferRequestRecord,
  context: FlightsContext,
  withOffers: boolean,
): OfferRequest {
  const { query } = record;
  return {
    id: record.id,
    live_mode: false,
    created_at: new Date(record.createdMs).toISOString(),
    ...(query.cabin === null ? {} : { cabin_class: query.cabin }),
    slices: query.slices.map((slice) => {
      const origin = wirePlace(slice.from, slice.fromAirports);
      const destination = wirePlace(slice.to, slice.toAirports);
      return {
        origin,
        destination,
        origin_type: origin.type,
        destination_type: destination.type,
        departure_date: slice.date,
      };
    }),
    passengers: query.passengers.map((passenger, index) => ({
      id: record.passengerIds[index] ?? '',
      type: passenger.type,
      ...(passenger.age === null ? {} : { age: passenger.age }),
      ...(passenger.familyName === null ? {} : { family_name: passenger.familyName }),
      loyalty_programme_accounts: [],
    })),
    offers: withOffers ? offersOf(record, context) : [],
  };
}

function refuseSearch(query: OfferQuery, { switches }: FlightsContext): void {
  if (switches.isOn('rate_limited_search', query)) throw WireError.rateLimited();
  if (switches.isOn('failing_search', query)) throw WireError.internal();
}

/** Later questions about the same offer get the same price. */
const tweaksOfOffer = new WeakMap<OfferRequestRecord, Map<string, OfferTweaks>>();

export function settledTweaks(offer: FoundOffer): OfferTweaks {
  return tweaksOfOffer.get(offer.request)?.get(offer.offerKey) ?? NO_TWEAKS;
}

function settleTweaks(offer: FoundOffer, { switches }: FlightsContext): OfferTweaks {
  const settled = tweaksOfOffer.get(offer.request) ?? new Map<string, OfferTweaks>();
  tweaksOfOffer.set(offer.request, settled);
  const known = settled.get(offer.offerKey);
  if (known) return known;
  const { query } = offer.request;
  const isUp = switches.isOn('price_up', query);
  const isDown = switches.isOn('price_down', query);
  const tweaks: OfferTweaks = {
    priceShare: isUp ? PRICE_UP : isDown ? PRICE_DOWN : 1,
    withoutBags: switches.isOn('no_bags', query),
    bagsByWeight: switches.isOn('bags_by_weight', query),
    withoutFareRules: switches.isOn('no_fare_rules', query),
    instantOnly: switches.isOn('instant_only', query),
    documents: switches.isOn('no_documents', query)
      ? 'none'
      : switches.isOn('documents_required', query)
        ? 'required'
        : 'passport',
    withoutLoyalty: switches.isOn('no_loyalty', query),
    shortGuarantee: switches.isOn('short_price_guarantee', query),
    shortHold: switches.isOn('short_hold', query),
  };
  settled.set(offer.offerKey, tweaks);
  return tweaks;
}

export function assertBookable(offer: FoundOffer, context: FlightsContext): void {
  if (context.clock.nowMs() >= offer.request.createdMs + OFFER_LIFE_MS) throw WireError.expired();
  if (offer.request.bookedOrderId !== null) throw WireError.alreadyBooked();
}

async function priceOffer(id: string, withServices: boolean, context: FlightsContext): Promise<Offer> {
  const offer = context.offerRequests.findOffer(id);
  const { query } = offer.request;
  assertBookable(offer, context);
  if (context.switches.isOn('slow_pricing', query)) await context.waitSlowly();
  if (context.switches.isOn('sold_out_at_pricing', query)) throw WireError.soldOut();
  if (context.switches.isOn('expired_at_pricing', query)) throw WireError.expired();
  return wireOffer(offer.plan, offer.request, offer.offerKey, settleTweaks(offer, context), withServices);
}

type Query = Record<string, unknown>;

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function registerOfferRoutes(api: FastifyInstance, context: FlightsContext): void {
  const createOfferRequest = async (body: unknown, query: Query, reply: FastifyReply) => {
    const offerQuery = readOfferQuery(body, context.today());
    refuseSearch(offerQuery, context);
    if (context.switches.isOn('slow_search', offerQuery)) await context.waitSlowly();
    if (context.switches.isOn('malformed_search', offerQuery)) {
      return reply.code(201).type('application/json; charset=utf-8').send(MALFORMED);
    }
    const isEmpty = context.switches.isOn('zero_results', offerQuery);
    const record = context.offerRequests.create(offerQuery, context.clock.nowMs(), context.today(), isEmpty);
    return reply
      .code(201)
      .send({ data: wireOfferRequest(record, context, query['return_offers'] !== 'false') });
  };
  for (const url of ['/air/offer_requests', '/air/offer_requests/']) {
    api.post<{ Querystring: Query }>(url, (request, reply) =>
      createOfferRequest(request.body, request.query, reply),
    );
  }

  api.get<{ Params: { id: string } }>('/air/offer_requests/:id', async (request) => ({
    data: wireOfferRequest(context.offerRequests.find(request.params.id), context, true),
  }));

  api.get<{ Querystring: Query }>('/air/offers', async (request) => {
    const record = context.offerRequests.find(textOf(request.query['offer_request_id']));
    const most = request.query['max_connections'];
    const offers = offersOf(record, context).filter(
      (offer) =>
        most === undefined || offer.slices.every((slice) => slice.segments.length - 1 <= Number(most)),
    );
    const sort = request.query['sort'];
    if (sort === 'total_amount') offers.sort((a, b) => Number(a.total_amount) - Number(b.total_amount));
    return pageOf(offers, request.query);
  });

  api.get<{ Params: { id: string }; Querystring: Query }>('/air/offers/:id', async (request) => ({
    data: await priceOffer(request.params.id, request.query['return_available_services'] === 'true', context),
  }));

  api.post<{ Params: { id: string } }>('/air/offers/:id/actions/price', async (request) => ({
    data: {
      ...(await priceOffer(request.params.id, true, context)),
      intended_payment_methods: [],
      intended_services: [],
    },
  }));
}
