import { useCallback, useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@travesia/platform/libraries';
import type { FlightSearchReply } from '@travesia/contracts';
import { useRemotePage } from '@travesia/page';
import { searchPayload, type FlightSearch } from '../../search/index.ts';
import { flightsKey, RESULTS_STALE_MS, searchFlights } from '../api/search-flights.ts';

export type FlightSearchState = {
  status: 'loading' | 'failed' | 'ready';
  reply: FlightSearchReply | null;
  failure: unknown;
  retry: () => void;
  /** Asks the airlines again (S-45). */
  refresh: () => Promise<void>;
  isRefreshing: boolean;
};

/** The offers for a search in the address. */
export function useFlightSearch(search: FlightSearch): FlightSearchState {
  const { api, today, beginProgress } = useRemotePage();
  const queries = useQueryClient();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const payload = searchPayload(search, { today, infoData: api.infoData() });
  const queryKey = payload ? flightsKey(payload) : (['flights', 'none'] as const);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      if (!payload) throw new Error('a search needs both ends of the journey');
      return searchFlights(api, payload, { signal, isFresh: false });
    },
    enabled: payload !== null,
    staleTime: RESULTS_STALE_MS,
    gcTime: RESULTS_STALE_MS,
    retry: false,
  });

  useEffect(() => (query.isFetching ? beginProgress() : undefined), [query.isFetching, beginProgress]);

  const refresh = useCallback(async () => {
    if (!payload) return;
    setIsRefreshing(true);
    const end = beginProgress();
    try {
      const reply = await searchFlights(api, payload, { isFresh: true });
      queries.setQueryData(flightsKey(payload), reply);
    } catch {
      // The failed state of the page takes over: the old prices are not shown as if they held.
      await queries.resetQueries({ queryKey: flightsKey(payload) });
    } finally {
      end();
      setIsRefreshing(false);
    }
  }, [api, beginProgress, payload, queries]);

  return {
    status: query.data ? 'ready' : query.isError && !query.isFetching ? 'failed' : 'loading',
    reply: query.data ?? null,
    failure: query.error,
    retry: () => void query.refetch(),
    refresh,
    isRefreshing,
  };
}
