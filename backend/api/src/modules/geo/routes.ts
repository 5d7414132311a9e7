import { GeoReplySchema } from '@travesia/contracts';
import { ApiError } from '../../errors/index.ts';
import type { Router } from '../../http/router.ts';
import type { GeoService } from './service.ts';

export function geoRoutes(router: Router, service: GeoService): void {
  router.route({
    method: 'GET',
    url: '/geo',
    summary: "The visitor's country and currency by address, from an offline database (B-18)",
    tag: 'geo',
    replies: { 200: GeoReplySchema },
    errors: ['not_found'],
    limit: 'read',
    handler: async ({ request, locale, reply }) => {
      void reply.header('cache-control', 'private, max-age=3600');
      const place = service.locate(request.ip, locale);
      if (!place) throw new ApiError('not_found');
      return { body: place };
    },
  });
}
