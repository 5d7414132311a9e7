import {
  CachedFlightsPayloadSchema,
  CachedFlightsReplySchema,
  type CachedFlightsReply,
  type FlightSearchReply,
} from '@travesia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { visitorOf } from '../../http/visitor.ts';
import type { Random } from '../../random.ts';
import type { FlightsModule } from '../flights/index.ts';
import type { ApiModule } from '../module.ts';
import { flightsOfSearch } from './flights-of-search.ts';
import type { AssistantSource } from './ports.ts';

export type { AssistantSource } from './ports.ts';

export interface AssistantNeeds {
  readonly assistant: AssistantSource;
  readonly random: Random;
  readonly logger?: FastifyBaseLogger;
}

const NOTHING: CachedFlightsReply = { error: true, data: null };
/** The source keeps a shorter deadline of its own. */
const HANDLER_TIMEOUT_MS = 8000;

/** Flights of a talk with the travel assistant; the site's user id and key never reach a browser (F-42, B-16). */
export function createAssistantModule(
  { assistant, random, logger }: AssistantNeeds,
  { showFound }: Pick<FlightsModule, 'showFound'>,
): ApiModule {
  const newId = () => `ast_${random.bytes(15).toString('base64url')}`;
  return {
    routes(router) {
      router.route({
        method: 'POST',
        url: '/flight/cached',
        summary: 'Flights that the travel assistant has for a search; it failing is no failure here (B-16)',
        tag: 'assistant',
        body: CachedFlightsPayloadSchema,
        replies: { 200: CachedFlightsReplySchema },
        limit: 'search',
        deadlineMs: HANDLER_TIMEOUT_MS,
        handler: async ({ body, locale, request, reply }) => {
          void reply.header('cache-control', 'private, no-store');
          const { assistantId, search } = body;
          const found = await showFound(
            `assistant:${assistantId}`,
            search,
            visitorOf(request.headers),
            async () => {
              const cached = await assistant.cachedFlights(body).catch((error: unknown) => {
                logger?.warn({ err: error }, 'the assistant has not answered');
                return null;
              });
              return cached && flightsOfSearch(cached, search, newId);
            },
          );
          if (!found) return { body: NOTHING };
          const written = (await found.replies.plain(locale)).toString();
          const { data: offers, dictionaries, meta } = JSON.parse(written) as FlightSearchReply;
          return { body: { error: false, data: { offers, dictionaries, meta } } };
        },
      });
    },
  };
}
