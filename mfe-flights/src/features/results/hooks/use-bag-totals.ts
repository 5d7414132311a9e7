import { useMemo } from 'react';
import { BagTotalsReplySchema } from '@travesia/contracts';
import { useRemotePage } from '@travesia/page';
import { useQuery } from '@travesia/platform/libraries';
import { bagTotalsOf, type BagTotals } from '../model/with-bags.ts';

const TIMEOUT_MS = 45_000;

export type BagTotalsState =
  | { status: 'off' | 'loading'; totals: null }
  | { status: 'failed'; totals: null; retry: () => void }
  | { status: 'ready'; totals: BagTotals };

/** Asks for the bags of a search once somebody wants prices with them. */
export function useBagTotals(searchId: string, isWanted: boolean): BagTotalsState {
  const { api } = useRemotePage();
  const query = useQuery({
    queryKey: ['bag-totals', searchId],
    queryFn: ({ signal }) =>
      api.get(`/air/flight-search/${encodeURIComponent(searchId)}/bags`, BagTotalsReplySchema, {
        signal,
        timeoutMs: TIMEOUT_MS,
      }),
    enabled: isWanted,
    staleTime: Infinity,
    retry: false,
  });
  const { data } = query;
  const totals = useMemo(() => data && bagTotalsOf(data), [data]);
  if (!isWanted) return { status: 'off', totals: null };
  if (totals) return { status: 'ready', totals };
  if (query.isError && !query.isFetching)
    return { status: 'failed', totals: null, retry: () => void query.refetch() };
  return { status: 'loading', totals: null };
}
