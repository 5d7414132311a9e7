import {
  AirportsReplySchema,
  AroundQuerySchema,
  NearbyQuerySchema,
  NearbyReplySchema,
  TermQuerySchema,
} from '@travesia/contracts';
import { AIRPORT_CACHE_TTL_MIN } from '@travesia/domain';
import { cacheByLanguage } from '../../http/cache-control.ts';
import { asSupplierFault } from '../../errors/index.ts';
import type { Router } from '../../http/router.ts';
import type { AirportsService } from './service.ts';

const CACHE_SECONDS = AIRPORT_CACHE_TTL_MIN * 60;

export function airportsRoutes(router: Router, service: AirportsService): void {
  router.route({
    method: 'GET',
    url: '/search/airports',
    summary: 'Airports and cities for what was typed (B-07)',
    tag: 'airports',
    query: TermQuerySchema,
    replies: { 200: AirportsReplySchema },
    limit: 'suggest',
    handler: async ({ query, locale, reply }) => {
      cacheByLanguage(reply, CACHE_SECONDS);
      return { body: { data: service.suggest(query.term, locale) } };
    },
  });

  router.route({
    method: 'GET',
    url: '/search/am/airports',
    summary: 'The same from the flight supplier (B-08)',
    tag: 'airports',
    query: TermQuerySchema,
    replies: { 200: AirportsReplySchema },
    errors: ['supplier_failed', 'supplier_timeout'],
    limit: 'suggest',
    handler: async ({ query, locale, reply }) => {
      const data = await service.suggestBySupplier(query.term, locale).catch(asSupplierFault);
      cacheByLanguage(reply, CACHE_SECONDS);
      return { body: { data } };
    },
  });

  router.route({
    method: 'GET',
    url: '/airports/nearby',
    summary: 'Airports around a place, nearest first (B-10)',
    tag: 'airports',
    query: NearbyQuerySchema,
    replies: { 200: NearbyReplySchema },
    limit: 'suggest',
    handler: async ({ query, locale }) => ({
      body: {
        data: service.nearby({ lat: query.lat, lon: query.lon, distanceKm: Number(query.distance) }, locale),
      },
    }),
  });

  router.route({
    method: 'GET',
    url: '/airports/around',
    summary: 'Airports that could be flown to or from instead of a place, nearest first (Q-11)',
    tag: 'airports',
    query: AroundQuerySchema,
    replies: { 200: NearbyReplySchema },
    limit: 'suggest',
    handler: async ({ query, locale, reply }) => {
      const data = service.around(query.place, locale);
      cacheByLanguage(reply, CACHE_SECONDS);
      return { body: { data } };
    },
  });
}
