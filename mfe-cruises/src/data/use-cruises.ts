import { useEffect } from 'react';
import { CONTENT_OPERATIONS, CruiseListReplySchema, type Cruise, type DataNeed } from '@travesia/contracts';
import { CONTENT_CACHE_TTL_S, CRUISE_PAGE, CRUISE_PAGE_SIZE } from '@travesia/domain';
import { useDocumentQuery } from '@travesia/page';
import { useQueryClient } from '@travesia/platform/libraries';
import { needKey, usePlatform, useSdk } from '@travesia/platform/react';

/** The one listing there is. */
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
  | {
      readonly status: 'ready';
      readonly cruises: readonly Cruise[];
      /** The source did not answer: prices and cabins are those that it told last. */
      readonly isStale: boolean;
    };

interface Read {
  readonly answer: unknown;
  readonly atMs: number;
}

/** By document, market and language: tab, block and pages are mounted apart, and ask once between them (C-02). */
const readIn = new WeakMap<object, Map<string, Read>>();

/** All sailings on sale. */
export function useCruises(): CruisesState {
  const { context } = useSdk();
  const { locale, market } = usePlatform();
  const client = useQueryClient();
  const reader = `${market.id} ${locale}`;
  const queryKey = needKey({ locale, market }, CRUISES);
  const known = readIn.get(context)?.get(reader);
  if (known && !client.getQueryState(queryKey))
    client.setQueryData(queryKey, known.answer, { updatedAt: known.atMs });
  const query = useDocumentQuery({
    need: CRUISES,
    schema: CruiseListReplySchema,
    staleMs: CONTENT_CACHE_TTL_S * 1000,
  });
  useEffect(() => {
    if (!query.isSuccess) return;
    const byReader = readIn.get(context) ?? new Map<string, Read>();
    const answer = client.getQueryData(needKey({ locale, market }, CRUISES));
    readIn.set(context, byReader.set(reader, { answer, atMs: query.dataUpdatedAt }));
  }, [client, context, locale, market, reader, query.isSuccess, query.dataUpdatedAt]);
  if (query.data) {
    const { results, stale } = query.data.data.cruiseListing;
    return { status: 'ready', cruises: results, isStale: stale };
  }
  if (query.isError) return { status: 'failed', retry: () => void query.refetch() };
  return { status: 'loading' };
}
