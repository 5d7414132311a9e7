import { useMemo } from 'react';
import { useQuery } from '@travesia/platform/libraries';
import { usePlatform } from '@travesia/platform/react';
import type { ListRate } from '@travesia/contracts';
import { HOTEL_PAGE_SIZE, SEARCH_CACHE_TTL_S } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';
import { searchPayload, type HotelSearch } from '../../search/index.ts';
import { getListRates } from '../api/get-list-rates.ts';

const STALE_MS = SEARCH_CACHE_TTL_S * 1000;
const NONE: ReadonlyMap<string, readonly ListRate[]> = new Map();

export type ListRates = {
  status: 'loading' | 'failed' | 'ready';
  /** By the hotel's code. */
  rates: ReadonlyMap<string, readonly ListRate[]>;
};

/**
 * Meals and terms of the nearest hotels, after the list: it is complete without them. Of the others they are on their
 * pages; more pages would be more of the supplier's searches.
 */
export function useListRates(search: HotelSearch, searchId: string): ListRates {
  const { api, today } = useRemotePage();
  const { market } = usePlatform();
  const payload = searchPayload(search, { today });
  const query = useQuery({
    queryKey: ['hotel-list-rates', market.id, payload, searchId],
    queryFn: ({ signal }) => {
      if (!payload) throw new Error('rates need a search');
      return getListRates(api, { ...payload, pagination: { offset: 1, pageSize: HOTEL_PAGE_SIZE } }, signal);
    },
    enabled: payload !== null,
    staleTime: STALE_MS,
    gcTime: STALE_MS,
    retry: false,
  });
  const { data } = query;
  const rates = useMemo(
    () => (data ? new Map(data.data.map((hotel) => [hotel.hotelCode, hotel.rates])) : NONE),
    [data],
  );
  return { status: query.isPending ? 'loading' : query.isError ? 'failed' : 'ready', rates };
}
