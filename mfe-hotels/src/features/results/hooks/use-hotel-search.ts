import { useCallback } from 'react';
import { usePagedSearch, type PagedSearch } from '@travesia/booking-ui/results';
import type { Hotel, HotelSearchPayload, HotelSearchReply } from '@travesia/contracts';
import { HOTEL_PAGE_SIZE } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';
import { searchPayload, type HotelSearch } from '../../search/index.ts';
import { searchHotels } from '../api/search-hotels.ts';

/** A thousand hotels: beyond them nobody looks, the nearest come first, and each page is a search of the minute's thirty (B-05). */
const PAGES_MAX = 5;

export type HotelSearchState = PagedSearch<Hotel, HotelSearchReply['meta']>;

/** The hotels for a search in the address, nearest first. */
export function useHotelSearch(search: HotelSearch): HotelSearchState {
  const { api, today } = useRemotePage();
  const payload = searchPayload(search, { today });
  const key = payload && JSON.stringify(payload);
  const ask = useCallback(
    (page: number, options: { signal?: AbortSignal; isFresh?: boolean }) => {
      if (key === null) throw new Error('a search of hotels needs a place');
      const asked = JSON.parse(key) as HotelSearchPayload;
      const pagination = { offset: 1 + page * HOTEL_PAGE_SIZE, pageSize: HOTEL_PAGE_SIZE };
      return searchHotels(api, { ...asked, pagination }, options);
    },
    [api, key],
  );
  return usePagedSearch({
    kind: 'hotels',
    search: key,
    pageSize: HOTEL_PAGE_SIZE,
    pagesMax: PAGES_MAX,
    ask,
  });
}
