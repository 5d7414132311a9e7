import {
  HotelQuerySchema,
  HotelReplySchema,
  HotelSearchPayloadSchema,
  HotelSearchReplySchema,
  ListRatesReplySchema,
  IdSchema,
  RateValidatePayloadSchema,
  RateValidateReplySchema,
} from '@travesia/contracts';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Router } from '../../http/router.ts';
import { tellStep } from '../../http/tell-step.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { HotelsService } from './service.ts';

const TAG = 'hotels';
/** A search may wait for the supplier's own deadline and a little more. */
const SEARCH_TIMEOUT_MS = 28_000;
const HOTEL_TIMEOUT_MS = 24_000;
const PRICE_TIMEOUT_MS = 29_000;

const HotelParamsSchema = v.object({ hotelCode: IdSchema });

/** "Refresh results" asks past the cache (S-45). */
function wantsFresh(request: FastifyRequest): boolean {
  return /\bno-cache\b/.test(request.headers['cache-control'] ?? '');
}

export function hotelsRoutes(router: Router, service: HotelsService): void {
  router.route({
    method: 'POST',
    url: '/hotel/search',
    summary: 'Hotels around a point, nearest first; shared by all visitors for half an hour (B-36)',
    tag: TAG,
    body: HotelSearchPayloadSchema,
    replies: { 200: HotelSearchReplySchema },
    trustReplies: true,
    errors: ['supplier_failed', 'supplier_timeout'],
    limit: 'search',
    deadlineMs: SEARCH_TIMEOUT_MS,
    handler: async ({ body, locale, request, reply }) => {
      const list = await service.search(body, visitorOf(request.headers), {
        isFresh: wantsFresh(request),
      });
      // Further pages are of the same search.
      if (body.pagination.offset === 1)
        tellStep(reply, list.found.result.hotels.length > 0 ? 'results' : 'searches', 'hotel');
      void reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8');
      if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
        return reply.send(list.plain(locale, body.pagination));
      }
      return reply
        .header('content-encoding', 'br')
        .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
        .send(await list.brotli(locale, body.pagination));
    },
  });

  router.route({
    method: 'POST',
    url: '/hotel/search/rates',
    summary: 'Meals and cancellation terms of one page of a search, with the lowest price of each (Q-16)',
    tag: TAG,
    body: HotelSearchPayloadSchema,
    replies: { 200: ListRatesReplySchema },
    trustReplies: true,
    errors: ['supplier_failed', 'supplier_timeout'],
    limit: 'search',
    deadlineMs: SEARCH_TIMEOUT_MS,
    handler: async ({ body, request }) => ({
      body: await service.listRates(body, visitorOf(request.headers)),
    }),
  });

  router.route({
    method: 'GET',
    url: '/hotel/:hotelCode',
    summary: 'One hotel with rooms, rates and description for a stay (B-36)',
    tag: TAG,
    params: HotelParamsSchema,
    query: HotelQuerySchema,
    replies: { 200: HotelReplySchema },
    trustReplies: true,
    errors: ['hotel_not_found', 'supplier_failed', 'supplier_timeout'],
    limit: 'search',
    deadlineMs: HOTEL_TIMEOUT_MS,
    handler: async ({ params, query, locale, request }) => ({
      body: await service.hotel(params.hotelCode, query, {
        locale,
        visitor: visitorOf(request.headers),
        isFresh: wantsFresh(request),
      }),
    }),
  });

  router.route({
    method: 'POST',
    url: '/hotel/rate/validate',
    summary: 'The price of a rate for this visitor, from the supplier itself (B-36)',
    tag: TAG,
    body: RateValidatePayloadSchema,
    replies: { 200: RateValidateReplySchema },
    trustReplies: true,
    errors: ['hotel_not_found', 'rate_expired', 'room_sold_out', 'supplier_failed', 'supplier_timeout'],
    limit: 'search',
    deadlineMs: PRICE_TIMEOUT_MS,
    handler: async ({ body, locale, request, reply }) => {
      const priced = await service.validate(body, { locale, visitor: visitorOf(request.headers) });
      tellStep(reply, 'selections', 'hotel');
      return { body: priced };
    },
  });
}
