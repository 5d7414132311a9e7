import {
  ActivityCodeSchema,
  ActivityQuerySchema,
  ActivityReplySchema,
  ActivitySearchPayloadSchema,
  ActivitySearchReplySchema,
  ActivityValidatePayloadSchema,
  ActivityValidateReplySchema,
  type Locale,
} from '@travesia/contracts';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Router } from '../../http/router.ts';
import { tellStep } from '../../http/tell-step.ts';
import { visitorOf } from '../../http/visitor.ts';
import { ACTIVITY_RANGES, type ActivityRange } from './ranges.ts';
import type { ActivitiesService } from './service.ts';

/** A search may wait for the supplier's own deadline and a little more. */
const SEARCH_TIMEOUT_MS = 28_000;
const DETAIL_TIMEOUT_MS = 24_000;
const ParamsSchema = v.object({ code: ActivityCodeSchema });
const SUPPLIER_ERRORS = ['supplier_failed', 'supplier_timeout'] as const;

/** "Refresh results" asks past the cache (S-45). */
function wantsFresh(request: FastifyRequest): boolean {
  return /\bno-cache\b/.test(request.headers['cache-control'] ?? '');
}

function rangeRoutes(router: Router, service: ActivitiesService, range: ActivityRange): void {
  const { path, kind } = ACTIVITY_RANGES[range];
  const asking = (locale: Locale, request: FastifyRequest) => ({
    range,
    locale,
    visitor: visitorOf(request.headers),
    isFresh: wantsFresh(request),
  });

  router.route({
    method: 'POST',
    url: `${path}/search`,
    summary: `${range} around a point, in the supplier's order; shared by all visitors for half an hour (B-37, B-38)`,
    tag: range,
    body: ActivitySearchPayloadSchema,
    replies: { 200: ActivitySearchReplySchema },
    trustReplies: true,
    errors: SUPPLIER_ERRORS,
    limit: 'search',
    deadlineMs: SEARCH_TIMEOUT_MS,
    handler: async ({ body, locale, request, reply }) => {
      const found = await service.search(body, asking(locale, request));
      tellStep(reply, found.data.length > 0 ? 'results' : 'searches', kind);
      return { body: found };
    },
  });

  router.route({
    method: 'GET',
    url: `${path}/:code`,
    summary: 'One of them with what it is, and its rates day by day for these people (B-37, B-38)',
    tag: range,
    params: ParamsSchema,
    query: ActivityQuerySchema,
    replies: { 200: ActivityReplySchema },
    trustReplies: true,
    errors: ['activity_not_found', ...SUPPLIER_ERRORS],
    limit: 'search',
    deadlineMs: DETAIL_TIMEOUT_MS,
    handler: async ({ params, query, locale, request }) => ({
      body: await service.detail(params.code, query, asking(locale, request)),
    }),
  });

  router.route({
    method: 'POST',
    url: `${path}/validate`,
    summary: 'The rate of one day for this visitor, from the supplier itself (B-37, B-38)',
    tag: range,
    body: ActivityValidatePayloadSchema,
    replies: { 200: ActivityValidateReplySchema },
    trustReplies: true,
    errors: ['activity_not_found', 'activity_sold_out', ...SUPPLIER_ERRORS],
    limit: 'search',
    deadlineMs: DETAIL_TIMEOUT_MS,
    handler: async ({ body, locale, request, reply }) => {
      const priced = await service.validate(body, asking(locale, request));
      tellStep(reply, 'selections', kind);
      return { body: priced };
    },
  });
}

export function activitiesRoutes(router: Router, service: ActivitiesService): void {
  rangeRoutes(router, service, 'activities');
  rangeRoutes(router, service, 'tours');
}
