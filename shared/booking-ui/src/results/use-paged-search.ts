import { useCallback, useEffect, useMemo } from 'react';
import { useQuery, useQueryClient } from '@travesia/platform/libraries';
import { usePlatform } from '@travesia/platform/react';
import { SEARCH_CACHE_TTL_S } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';

type PageReply<Item, Meta> = { readonly data: readonly Item[]; readonly meta: Meta };
type PageMeta = { readonly count: number; readonly searchId: string };

export type PagedSearchOptions<Item, Meta> = {
  /** What is searched, e.g. `hotels`: two lists of the same words are not the same. */
  kind: string;
  /** The search in words; null while it cannot be made. */
  search: string | null;
  pageSize: number;
  pagesMax: number;
  /** Asks for a page, the first is 0; the same function for the same search. `isFresh` asks past every cache (S-45). */
  ask: (page: number, options: { signal?: AbortSignal; isFresh?: boolean }) => Promise<PageReply<Item, Meta>>;
};

export type PagedSearch<Item, Meta> = {
  status: 'loading' | 'failed' | 'ready';
  items: readonly Item[];
  meta: Meta | null;
  failure: unknown;
  /** What comes after the first page. */
  rest: 'none' | 'loading' | 'failed' | 'ready';
  retryRest: () => void;
  retry: () => void;
  /** Asks the supplier again, past the caches (S-45). */
  refresh: () => void;
};

const STALE_MS = SEARCH_CACHE_TTL_S * 1000;
const lifetime = { staleTime: STALE_MS, gcTime: STALE_MS, retry: false } as const;

/** What is found for a search in the address: the first page at once, the rest page by page after it. */
export function usePagedSearch<Item, Meta extends PageMeta>(
  options: PagedSearchOptions<Item, Meta>,
): PagedSearch<Item, Meta> {
  const { kind, search, pageSize, pagesMax, ask } = options;
  const { locale, beginProgress } = useRemotePage();
  const { market } = usePlatform();
  const queries = useQueryClient();
  // Another market has other prices.
  const queryKey = useMemo(() => [kind, locale, market.id, search], [kind, locale, market.id, search]);
  const first = useQuery({
    ...lifetime,
    queryKey,
    queryFn: ({ signal }) => ask(0, { signal }),
    enabled: search !== null,
  });
  const pages = Math.min(pagesMax, Math.ceil((first.data?.meta.count ?? 0) / pageSize));
  const rest = useQuery({
    ...lifetime,
    queryKey: [...queryKey, 'rest', first.data?.meta.searchId],
    queryFn: async ({ signal }) => {
      const found: Item[] = [];
      // One after the other: the last ones are not worth a crowd of requests.
      for (let page = 1; page < pages; page += 1) found.push(...(await ask(page, { signal })).data);
      return found;
    },
    enabled: pages > 1,
  });

  useEffect(() => (first.isFetching ? beginProgress() : undefined), [first.isFetching, beginProgress]);

  const refresh = useCallback(async () => {
    const end = beginProgress();
    try {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, await ask(0, { isFresh: true }));
    } catch {
      // The failed state of the page takes over: the old prices are not shown as if they held.
      await queries.resetQueries({ queryKey });
    } finally {
      end();
    }
  }, [ask, beginProgress, queries, queryKey]);

  const items = useMemo(() => [...(first.data?.data ?? []), ...(rest.data ?? [])], [first.data, rest.data]);
  return {
    status: first.data ? 'ready' : first.isError && !first.isFetching ? 'failed' : 'loading',
    items,
    meta: first.data?.meta ?? null,
    failure: first.error,
    rest: pages <= 1 ? 'none' : rest.data ? 'ready' : rest.isError && !rest.isFetching ? 'failed' : 'loading',
    retryRest: () => void rest.refetch(),
    retry: () => void first.refetch(),
    refresh: () => void refresh(),
  };
}
