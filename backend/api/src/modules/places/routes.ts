import { PlacesReplySchema, TermQuerySchema } from '@travesia/contracts';
import { AIRPORT_CACHE_TTL_MIN } from '@travesia/domain';
import { cacheByLanguage } from '../../http/cache-control.ts';
import type { Router } from '../../http/router.ts';
import type { PlacesService } from './service.ts';

const CACHE_SECONDS = AIRPORT_CACHE_TTL_MIN * 60;

export function placesRoutes(router: Router, service: PlacesService): void {
  router.route({
    method: 'GET',
    url: '/search/places',
    summary: 'Cities and hotels for what was typed (B-09)',
    tag: 'hotels',
    query: TermQuerySchema,
    replies: { 200: PlacesReplySchema },
    limit: 'suggest',
    handler: async ({ query, locale, reply }) => {
      const body = await service.suggest(query.term, locale);
      // An incomplete reply is not cached.
      if (body.meta.complete) cacheByLanguage(reply, CACHE_SECONDS);
      else void reply.header('cache-control', 'no-store');
      return { body };
    },
  });
}
