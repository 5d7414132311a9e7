import { FunnelBatchSchema, FunnelQuerySchema, FunnelReplySchema } from '@travesia/contracts';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../errors/index.ts';
import { introducedBy } from '../../http/caller.ts';
import type { ApiModule } from '../module.ts';
import * as v from 'valibot';
import { addCounts, deleteOldBatches, funnelCsv, readFunnel } from './funnel.ts';
import type { FunnelDatabase } from './tables.ts';

export interface FunnelNeeds {
  readonly database: FunnelDatabase;
  readonly clock: Clock;
  readonly configuration: { readonly SITE_SECRET: string };
}

export interface FunnelModule extends ApiModule {
  deleteExpired(): Promise<void>;
}

const TAG = 'funnel';

/** Keeps what the site counts, and reads it for the owner's page; only the site calls it (O-03). */
export function createFunnelModule({ database, clock, configuration }: FunnelNeeds): FunnelModule {
  const introduced = introducedBy(configuration.SITE_SECRET);
  const checkSite = (request: Parameters<typeof introduced>[0]) => {
    if (introduced(request).kind !== 'site') throw new ApiError('not_found');
  };
  return {
    routes(router) {
      router.route({
        method: 'POST',
        url: '/internal/funnel',
        summary: 'Adds what a process of the site has counted (O-03)',
        tag: TAG,
        body: FunnelBatchSchema,
        replies: { 200: v.object({}) },
        limit: 'read',
        handler: async ({ body, request }) => {
          checkSite(request.raw);
          await addCounts(database, body, new Date(clock.nowMs()));
          return { body: {} };
        },
      });
      router.route({
        method: 'POST',
        url: '/internal/funnel/read',
        summary: 'The funnel of some days (O-03)',
        tag: TAG,
        body: FunnelQuerySchema,
        replies: { 200: FunnelReplySchema },
        limit: 'read',
        handler: async ({ body, request }) => {
          checkSite(request.raw);
          return { body: { data: await readFunnel(database, body) } };
        },
      });
      router.route({
        method: 'POST',
        url: '/internal/funnel/csv',
        summary: 'The same as a file (O-03)',
        tag: TAG,
        body: FunnelQuerySchema,
        replies: {},
        limit: 'read',
        handler: async ({ body, request, reply }) => {
          checkSite(request.raw);
          return reply.type('text/csv; charset=utf-8').send(await funnelCsv(database, body));
        },
      });
    },
    deleteExpired: () => deleteOldBatches(database, clock.nowMs()),
  };
}
