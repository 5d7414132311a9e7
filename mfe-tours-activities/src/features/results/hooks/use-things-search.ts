import { useCallback, useEffect, useMemo } from 'react';
import { useQuery, useQueryClient } from '@travesia/platform/libraries';
import type { Activity, ActivitySearchPayload, ActivitySearchReply } from '@travesia/contracts';
import { ACTIVITY_PAGE_SIZE } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';
import { useThings } from '../../../things-context.tsx';
import { searchPayload, useSearchRules, type ActivitySearch } from '../../search/index.ts';
import { RESULTS_STALE_MS, searchThings } from '../api/search-things.ts';

/** Five hundred, as many as the server reads; each page is a search of the minute's thirty (B-05). */
const PAGES_MAX = 5;

export type ThingsSearchState = {
  status: 'loading' | 'failed' | 'ready';
  things: readonly Activity[];
  meta: ActivitySearchReply['meta'] | null;
  failure: unknown;
  /** What comes after the first hundred. */
  rest: 'none' | 'loading' | 'failed' | 'ready';
  retryRest: () => void;
  retry: () => void;
  /** Asks the supplier again, past the caches (S-45). */
  refresh: () => void;
};

const NOTHING: readonly Activity[] = [];
const lifetime = { staleTime: RESULTS_STALE_MS, gcTime: RESULTS_STALE_MS, retry: false } as const;

/** What can be done, for a search in the address: the first hundred at once, the rest page by page after them. */
export function useThingsSearch(search: ActivitySearch): ThingsSearchState {
  const { api, today, locale, beginProgress } = useRemotePage();
  const queries = useQueryClient();
  const rules = useSearchRules();
  const things = useThings();
  const payload = searchPayload(search, { today, locale, rules });
  const key = JSON.stringify(payload);
  const queryKey = useMemo(() => [things.kind, locale, key], [things, locale, key]);
  const ask = useCallback(
    (page: number, options: { signal?: AbortSignal; isFresh?: boolean }) => {
      const asked = JSON.parse(key) as ActivitySearchPayload | null;
      if (!asked) throw new Error('a search needs a place');
      return searchThings(
        api,
        things,
        { ...asked, pagination: { itemsPerPage: ACTIVITY_PAGE_SIZE, page } },
        options,
      );
    },
    [api, key, things],
  );
  const first = useQuery({
    ...lifetime,
    queryKey,
    queryFn: ({ signal }) => ask(1, { signal }),
    enabled: payload !== null,
  });
  const pages = Math.min(PAGES_MAX, Math.ceil((first.data?.meta.count ?? 0) / ACTIVITY_PAGE_SIZE));
  const rest = useQuery({
    ...lifetime,
    queryKey: [...queryKey, 'rest', first.data?.meta.searchId],
    queryFn: async ({ signal }) => {
      const found: Activity[] = [];
      for (let page = 2; page <= pages; page += 1) found.push(...(await ask(page, { signal })).data);
      return found;
    },
    enabled: pages > 1,
  });

  useEffect(() => (first.isFetching ? beginProgress() : undefined), [first.isFetching, beginProgress]);

  const refresh = useCallback(async () => {
    const end = beginProgress();
    try {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, await ask(1, { isFresh: true }));
    } catch {
      // The failed state of the page takes over: the old prices are not shown as if they held.
      await queries.resetQueries({ queryKey });
    } finally {
      end();
    }
  }, [ask, beginProgress, queries, queryKey]);

  const all = useMemo(
    () => (first.data ? [...first.data.data, ...(rest.data ?? NOTHING)] : NOTHING),
    [first.data, rest.data],
  );
  return {
    status: first.data ? 'ready' : first.isError && !first.isFetching ? 'failed' : 'loading',
    things: all,
    meta: first.data?.meta ?? null,
    failure: first.error,
    rest: pages <= 1 ? 'none' : rest.data ? 'ready' : rest.isError && !rest.isFetching ? 'failed' : 'loading',
    retryRest: () => void rest.refetch(),
    retry: () => void first.refetch(),
    refresh: () => void refresh(),
  };
}
