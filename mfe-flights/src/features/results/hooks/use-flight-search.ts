import { useCallback, useEffect, useState } from 'react';
import type { ApiClient } from '@travesia/api-client';
import type { FlightSearchPayload, FlightSearchReply } from '@travesia/contracts';
import { useRemotePage } from '@travesia/page';
import { useQuery, useQueryClient } from '@travesia/platform/libraries';
import { usePlatform } from '@travesia/platform/react';
import { searchPayload, type FlightSearch } from '../../search/index.ts';
import { askAssistant } from '../assistant/index.ts';
import { flightsKey, RESULTS_STALE_MS, searchFlights } from '../api/search-flights.ts';

export type FlightSearchState = {
  status: 'loading' | 'failed' | 'ready';
  reply: FlightSearchReply | null;
  /** They are those of a talk with the assistant, not all there are (F-42). */
  isFromAssistant: boolean;
  failure: unknown;
  retry: () => void;
  /** Asks the airlines again (S-45). */
  refresh: () => Promise<void>;
};

type Found = { reply: FlightSearchReply; isFromAssistant: boolean };

/** What the assistant has; whatever goes wrong there, the search goes on without it (F-42). */
async function assistantFlights(
  api: ApiClient,
  assistantId: string,
  payload: FlightSearchPayload,
  signal: AbortSignal,
): Promise<FlightSearchReply | null> {
  try {
    return await askAssistant(api, assistantId, payload, signal);
  } catch (failure) {
    if (!signal.aborted) console.warn('the flights of the assistant did not come', failure);
    return null;
  }
}

/** The offers for a search in the address, first those that the assistant found for it. */
export function useFlightSearch(search: FlightSearch, assistantInAddress: string | null): FlightSearchState {
  const { api, today, beginProgress } = useRemotePage();
  const { market } = usePlatform();
  const queries = useQueryClient();
  const [assistantLeft, setAssistantLeft] = useState<string | null>(null);
  const assistantId = assistantInAddress === assistantLeft ? null : assistantInAddress;
  const payload = searchPayload(search, { today, infoData: api.infoData() });
  const query = useQuery({
    queryKey: payload ? [...flightsKey(payload, market.id), assistantId] : ['flights', 'none'],
    queryFn: async ({ signal }): Promise<Found> => {
      if (!payload) throw new Error('a search needs both ends of the journey');
      const told = assistantId ? await assistantFlights(api, assistantId, payload, signal) : null;
      if (told) return { reply: told, isFromAssistant: true };
      const asked = { market: market.id, signal, isFresh: false };
      return { reply: await searchFlights(api, payload, asked), isFromAssistant: false };
    },
    enabled: payload !== null,
    staleTime: RESULTS_STALE_MS,
    gcTime: RESULTS_STALE_MS,
    retry: false,
  });

  useEffect(() => (query.isFetching ? beginProgress() : undefined), [query.isFetching, beginProgress]);

  const refresh = useCallback(async () => {
    if (!payload) return;
    const end = beginProgress();
    const key = flightsKey(payload, market.id);
    const queryKey = [...key, null];
    try {
      await queries.cancelQueries({ queryKey: key });
      const reply = await searchFlights(api, payload, { market: market.id, isFresh: true });
      queries.setQueryData<Found>(queryKey, { reply, isFromAssistant: false });
    } catch {
      // The failed state of the page takes over: the old prices are not shown as if they held.
      await queries.resetQueries({ queryKey });
    } finally {
      setAssistantLeft(assistantInAddress);
      end();
    }
  }, [api, assistantInAddress, beginProgress, market.id, payload, queries]);

  return {
    status: query.data ? 'ready' : query.isError && !query.isFetching ? 'failed' : 'loading',
    reply: query.data?.reply ?? null,
    isFromAssistant: query.data?.isFromAssistant ?? false,
    failure: query.error,
    retry: () => void query.refetch(),
    refresh,
  };
}
