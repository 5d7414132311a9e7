import { CONTENT_OPERATIONS, CruiseListReplySchema, type Cruise, type DataNeed } from '@travesia/contracts';
import { CONTENT_CACHE_TTL_S, CRUISE_PAGE, CRUISE_PAGE_SIZE } from '@travesia/domain';
import { useDocumentQuery } from '@travesia/page';

/** The one listing there is, asked once for every page and block of this remote (C-02). */
const CRUISES: DataNeed = {
  method: 'POST',
  path: '/graphql',
  body: {
    query: CONTENT_OPERATIONS.cruiseListing,
    variables: { type: 'cruise_landing', pageSize: CRUISE_PAGE_SIZE, page: CRUISE_PAGE },
  },
};

export type CruisesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly cruises: readonly Cruise[] };

/** All sailings on sale. */
export function useCruises(): CruisesState {
  const query = useDocumentQuery({
    need: CRUISES,
    schema: CruiseListReplySchema,
    staleMs: CONTENT_CACHE_TTL_S * 1000,
  });
  if (query.data) return { status: 'ready', cruises: query.data.data.cruiseListing.results };
  if (query.isError) return { status: 'failed', retry: () => void query.refetch() };
  return { status: 'loading' };
}
