import { CONTENT_OPERATIONS, DestinationsReplySchema, type ContentRoute } from '@travesia/contracts';
import { useDocumentQuery, useRemotePage } from '@travesia/page';
import { usePlatform } from '@travesia/platform/react';

const STALE_MS = 5 * 60_000;

/** Where people of the visitor's country fly; nothing while it is not known. */
export function useHomeRoutes(): readonly ContentRoute[] {
  const { locale } = useRemotePage();
  const { countryCode: visitorCountry, market } = usePlatform();
  const countryCode = visitorCountry ?? (market.id === 'intl' ? '' : market.id);
  const { data } = useDocumentQuery({
    need: {
      method: 'POST',
      path: '/graphql',
      body: { query: CONTENT_OPERATIONS.destinationsByMonth, variables: { countryCode, langcode: locale } },
    },
    schema: DestinationsReplySchema,
    staleMs: STALE_MS,
  });
  return data?.data.destinations ?? [];
}
