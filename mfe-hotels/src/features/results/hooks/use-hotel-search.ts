import { useCallback, useEffect, useMemo } from 'react';
import { useQuery, useQueryClient } from '@travesia/platform/libraries';
import type { Hotel, HotelSearchPayload, HotelSearchReply } from '@travesia/contracts';
import { HOTEL_PAGE_SIZE } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';
import { searchPayload, type HotelSearch } from '../../search/index.ts';
import { HOTELS_STALE_MS, searchHotels } from '../api/search-hotels.ts';

/** A thousand hotels: beyond them nobody looks, the nearest come first, and each page is a search of the minute's thirty (B-05). */
const PAGES_MAX = 5;

export type HotelSearchState = {
  status: 'loading' | 'failed' | 'ready';
  hotels: readonly Hotel[];
  meta: HotelSearchReply['meta'] | null;
  failure: unknown;
  /** The hotels after the first two hundred. */
  rest: 'none' | 'loading' | 'failed' | 'ready';
  retryRest: () => void;
  retry: () => void;
  /** Asks the supplier again, past the caches (S-45). */
  refresh: () => void;
};

const NO_HOTELS: readonly Hotel[] = [];
const lifetime = { staleTime: HOTELS_STALE_MS, gcTime: HOTELS_STALE_MS, retry: false } as const;

/** The hotels for a search in the address: the nearest two hundred at once, the rest page by page after them. */
export function useHotelSearch(search: HotelSearch): HotelSearchState {
  const { api, today, locale, beginProgress } = useRemotePage();
  const queries = useQueryClient();
  const payload = searchPayload(search, { today });
  const key = JSON.stringify(payload);
  const ask = useCallback(
    (page: number, options: { signal?: AbortSignal; isFresh?: boolean }) => {
      const asked = JSON.parse(key) as HotelSearchPayload | null;
      if (!asked) throw new Error('a search of hotels needs a place');
      const pagination = { offset: 1 + page * HOTEL_PAGE_SIZE, pageSize: HOTEL_PAGE_SIZE };
      return searchHotels(api, { ...asked, pagination }, options);
    },
    [api, key],
  );
  const first = useQuery({
    ...lifetime,
    queryKey: ['hotels', locale, key],
    queryFn: ({ signal }) => ask(0, { signal }),
    enabled: payload !== null,
  });
  const pages = Math.min(PAGES_MAX, Math.ceil((first.data?.meta.count ?? 0) / HOTEL_PAGE_SIZE));
  const rest = useQuery({
    ...lifetime,
    queryKey: ['hotels', locale, key, 'rest', first.data?.meta.searchId],
    queryFn: async ({ signal }) => {
      const found: Hotel[] = [];
      // One after the other: the far ones are not worth a crowd of requests.
      for (let page = 1; page < pages; page += 1) found.push(...(await ask(page, { signal })).data);
      return found;
    },
    enabled: pages > 1,
  });

  useEffect(() => (first.isFetching ? beginProgress() : undefined), [first.isFetching, beginProgress]);

  const refresh = useCallback(async () => {
    const end = beginProgress();
    try {
      await queries.cancelQueries({ queryKey: ['hotels', locale, key] });
      queries.setQueryData(['hotels', locale, key], await ask(0, { isFresh: true }));
    } catch {
      // The failed state of the page takes over: the old prices are not shown as if they held.
      await queries.resetQueries({ queryKey: ['hotels', locale, key] });
    } finally {
      end();
    }
  }, [ask, beginProgress, key, locale, queries]);

  const hotels = useMemo(
    () => (first.data ? [...first.data.data, ...(rest.data ?? NO_HOTELS)] : NO_HOTELS),
    [first.data, rest.data],
  );
  return {
    status: first.data ? 'ready' : first.isError && !first.isFetching ? 'failed' : 'loading',
    hotels,
    meta: first.data?.meta ?? null,
    failure: first.error,
    rest: pages <= 1 ? 'none' : rest.data ? 'ready' : rest.isError && !rest.isFetching ? 'failed' : 'loading',
    retryRest: () => void rest.refetch(),
    retry: () => void first.refetch(),
    refresh: () => void refresh(),
  };
}
