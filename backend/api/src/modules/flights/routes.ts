import {
  BagsReplySchema,
  BagTotalsReplySchema,
  ExploreCheckPayloadSchema,
  ExplorePayloadSchema,
  ExploreReplySchema,
  FareDaysPayloadSchema,
  FareDaysReplySchema,
  FlightOfferReplySchema,
  FlightSearchPayloadSchema,
  FlightSearchReplySchema,
  IdSchema,
  SeatMapsReplySchema,
  ValidatePayloadSchema,
  ValidateReplySchema,
  type FlightSearchPayload,
} from '@travesia/contracts';
import * as v from 'valibot';
import { BROTLI_REPLY } from '../../http/brotli-reply.ts';
import { createKnownBodies } from '../../http/known-bodies.ts';
import type { Router } from '../../http/router.ts';
import { stepOf, tellStep } from '../../http/tell-step.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { Explore } from './explore.ts';
import type { FareDays } from './fare-days.ts';
import type { FlightsService } from './service.ts';

const TAG = 'flights';
const OfferParamsSchema = v.object({ id: IdSchema });
/** A search may wait for the supplier's own deadline and a little more. */
const SEARCH_TIMEOUT_MS = 28_000;
const PRICE_TIMEOUT_MS = 20_000;

export interface FlightsRoutesParts {
  readonly service: FlightsService;
  readonly fareDays: FareDays;
  readonly explore: Explore;
}

export function flightsRoutes(router: Router, { service, fareDays, explore }: FlightsRoutesParts): void {
  router.route({
    method: 'POST',
    url: '/air/flight-offer/search',
    summary: 'Offers for a journey; shared by all visitors for half an hour (B-11)',
    tag: TAG,
    body: FlightSearchPayloadSchema,
    replies: { 200: FlightSearchReplySchema },
    trustReplies: true,
    errors: ['supplier_failed', 'supplier_timeout'],
    limit: 'search',
    knownBodies: createKnownBodies<FlightSearchPayload>(),
    cached: { find: service.cached, step: stepOf('results', 'flight') },
    deadlineMs: SEARCH_TIMEOUT_MS,
    handler: async ({ body, locale, request, reply }) => {
      // "Refresh results" asks past the cache (S-45).
      const isFresh = /\bno-cache\b/.test(request.headers['cache-control'] ?? '');
      const found = await service.search(body, visitorOf(request.headers), { isFresh });
      tellStep(reply, found.replies.count > 0 ? 'results' : 'searches', 'flight');
      if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
        const { 'cache-control': kept, 'content-type': type } = BROTLI_REPLY;
        return reply
          .header('cache-control', kept)
          .type(type)
          .send(await found.replies.plain(locale));
      }
      return reply.headers(BROTLI_REPLY).send(await found.replies.brotli(locale));
    },
  });

  router.route({
    method: 'POST',
    url: '/air/fare-days',
    summary: 'The lowest prices that searches have found for a journey on other days (Q-01, Q-02)',
    tag: TAG,
    body: FareDaysPayloadSchema,
    replies: { 200: FareDaysReplySchema },
    limit: 'read',
    handler: async ({ body, request }) => ({
      body: await fareDays.read(body, visitorOf(request.headers)),
    }),
  });

  router.route({
    method: 'POST',
    url: '/air/fare-days/check',
    summary: 'Searches in the background for the days whose price is not known, within a budget (Q-01, Q-02)',
    tag: TAG,
    body: FareDaysPayloadSchema,
    replies: { 200: FareDaysReplySchema },
    limit: 'search',
    handler: async ({ body, request }) => ({
      body: await fareDays.check(body, visitorOf(request.headers), request),
    }),
  });

  router.route({
    method: 'POST',
    url: '/air/explore',
    summary:
      'Where to fly from a place: the lowest prices that searches have found, and places without one (Q-03)',
    tag: TAG,
    body: ExplorePayloadSchema,
    replies: { 200: ExploreReplySchema },
    limit: 'read',
    handler: async ({ body, locale, request }) => ({
      body: await explore.read(body, visitorOf(request.headers), locale),
    }),
  });

  router.route({
    method: 'POST',
    url: '/air/explore/check',
    summary: 'Searches in the background for prices to these places, within a budget (Q-03)',
    tag: TAG,
    body: ExploreCheckPayloadSchema,
    replies: { 200: ExploreReplySchema },
    limit: 'search',
    handler: async ({ body, locale, request }) => ({
      body: await explore.check(body, { visitor: visitorOf(request.headers), locale, request }),
    }),
  });

  router.route({
    method: 'GET',
    url: '/air/flightOffer/:id',
    summary: 'One offer, of a search or priced (B-12)',
    tag: TAG,
    params: OfferParamsSchema,
    replies: { 200: FlightOfferReplySchema },
    trustReplies: true,
    errors: ['offer_not_found', 'offer_expired'],
    limit: 'read',
    handler: async ({ params, locale }) => ({ body: await service.offer(params.id, locale) }),
  });

  router.route({
    method: 'POST',
    url: '/air/flight-offer/validate',
    summary: 'The price of an offer for this visitor, from the supplier itself (B-13)',
    tag: TAG,
    body: ValidatePayloadSchema,
    replies: { 200: ValidateReplySchema },
    trustReplies: true,
    errors: [
      'offer_not_found',
      'offer_expired',
      'sold_out',
      'travellers_mismatch',
      'supplier_failed',
      'supplier_timeout',
    ],
    limit: 'search',
    deadlineMs: PRICE_TIMEOUT_MS,
    handler: async ({ body, locale, request, reply }) => {
      const { flightOffers, metaName, disId = null } = body.data;
      const priced = await service.validate(
        {
          id: flightOffers[0]?.id ?? '',
          travelerInfo: body.travelerInfo,
          visitor: visitorOf(request.headers),
        },
        { metaName, disId },
        locale,
      );
      tellStep(reply, 'selections', 'flight');
      return { body: priced };
    },
  });

  router.route({
    method: 'GET',
    url: '/air/flight-search/:id/bags',
    summary: 'What a checked bag for every traveller adds to each offer of a search (Q-04)',
    tag: TAG,
    params: OfferParamsSchema,
    replies: { 200: BagTotalsReplySchema },
    errors: ['offer_not_found', 'offer_expired'],
    limit: 'search',
    deadlineMs: PRICE_TIMEOUT_MS * 2,
    handler: async ({ params }) => ({ body: await service.bagTotals(params.id) }),
  });

  router.route({
    method: 'GET',
    url: '/air/flightOffer/:id/bags',
    summary: 'Checked bags that can be bought with a priced offer, at our price (B-14)',
    tag: TAG,
    params: OfferParamsSchema,
    replies: { 200: BagsReplySchema },
    errors: ['offer_not_found', 'offer_expired'],
    limit: 'read',
    handler: async ({ params }) => ({ body: { data: await service.bags(params.id) } }),
  });

  router.route({
    method: 'GET',
    url: '/air/flightOffer/:id/seat-maps',
    summary: 'Seats that can be chosen with a priced offer, from the supplier itself (Q-06)',
    tag: TAG,
    params: OfferParamsSchema,
    replies: { 200: SeatMapsReplySchema },
    errors: ['offer_not_found', 'offer_expired', 'sold_out', 'supplier_failed', 'supplier_timeout'],
    limit: 'search',
    deadlineMs: PRICE_TIMEOUT_MS,
    handler: async ({ params, locale }) => ({ body: { data: await service.seatMaps(params.id, locale) } }),
  });
}
