import { LocaleSchema, SitemapReplySchema, type ContactNumber } from '@travesia/contracts';
import { CONTENT_CACHE_TTL_S, DEFAULT_LOCALE } from '@travesia/domain';
import { execute } from 'graphql';
import * as v from 'valibot';
import { ApiError } from '../../errors/index.ts';
import { requireInternal } from '../../http/internal-caller.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { Router } from '../../http/router.ts';
import { knownOperation } from './known-operations.ts';
import type { CruiseListing } from '../cruises/index.ts';
import { newsFeed } from './news-feed.ts';
import { createRoot } from './root.ts';
import { CONTENT_SCHEMA } from './schema.ts';
import type { ContentService } from './service.ts';

const TAG = 'content';
const NEWS_IN_FEED = 20;
const SITEMAP_SHARED_S = Math.min(3_600, CONTENT_CACHE_TTL_S);

const RequestSchema = v.object({
  query: v.string('field_required'),
  variables: v.optional(v.record(v.string(), v.unknown()), {}),
  operationName: v.optional(v.string()),
});

/** Content by GraphQL (B-19 to B-22), every address for search engines, and the purge. */
export function contentRoutes(
  router: Router,
  parts: {
    readonly service: ContentService;
    readonly purge: () => Promise<void>;
    readonly cruises: CruiseListing;
    readonly contacts: () => readonly ContactNumber[];
    readonly internalSecret: string;
    readonly siteOrigin: string;
  },
): void {
  const { service, purge, cruises, contacts, internalSecret, siteOrigin } = parts;

  router.route({
    method: 'POST',
    url: '/graphql',
    summary: 'Content by known operations only (B-19 to B-22)',
    tag: TAG,
    body: RequestSchema,
    replies: { 200: v.looseObject({}) },
    errors: ['query_refused', 'supplier_failed'],
    limit: 'read',
    handler: async ({ body, locale, request }) => {
      const visitor = visitorOf(request.headers);
      const result = await execute({
        schema: CONTENT_SCHEMA,
        document: knownOperation(body.query),
        rootValue: createRoot({ service, cruises, contacts, locale, visitor }),
        variableValues: body.variables,
      });
      const fault = result.errors?.[0];
      if (fault) {
        if (fault.originalError instanceof ApiError) throw fault.originalError;
        if (fault.path !== undefined) throw fault.originalError ?? fault;
        throw new ApiError('invalid_request', { fields: [{ path: 'variables', code: 'value_invalid' }] });
      }
      return { body: { data: result.data } };
    },
  });

  router.route({
    method: 'GET',
    url: '/sitemap',
    summary: 'Addresses of texts, for search engines',
    tag: TAG,
    replies: { 200: SitemapReplySchema },
    errors: ['supplier_failed'],
    limit: 'read',
    handler: async ({ reply }) => {
      void reply.header('cache-control', `public, max-age=${SITEMAP_SHARED_S}`);
      return { body: { data: await service.addresses() } };
    },
  });

  router.route({
    method: 'GET',
    url: '/content/news.xml',
    summary: 'The newest news as RSS, in the language of the address',
    tag: TAG,
    query: v.object({ lang: v.optional(LocaleSchema, DEFAULT_LOCALE) }),
    replies: {},
    errors: ['supplier_failed'],
    limit: 'read',
    handler: async ({ query, reply }) => {
      const { results } = await service.list('news', query.lang, 0, NEWS_IN_FEED);
      return reply
        .header('cache-control', `public, max-age=${SITEMAP_SHARED_S}`)
        .type('application/rss+xml; charset=utf-8')
        .send(newsFeed(results, query.lang, siteOrigin));
    },
  });

  router.route({
    method: 'POST',
    url: '/internal/content/purge',
    summary: 'Reads the source again (E-06)',
    tag: 'operations',
    replies: { 200: v.object({ ok: v.boolean() }) },
    errors: ['not_found'],
    limit: 'notification',
    handler: async ({ request }) => {
      requireInternal(request, internalSecret);
      await purge();
      return { body: { ok: true } };
    },
  });
}
