import { useEffect } from 'react';
import { useQuery } from '@travesia/platform/libraries';
import { usePlatform } from '@travesia/platform/react';
import { formatRooms, stayDatesProblem, roomsProblems } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';
import { settledDates, type HotelSearch } from '../../search/index.ts';
import { getHotel } from '../api/get-hotel.ts';

const ROOMS_STALE_MS = 10 * 60_000;

/** The hotel of the address with its rooms; `null` dates or guests that cannot be asked are not asked. */
export function useHotel(hotelCode: string, search: HotelSearch) {
  const { api, today, locale, beginProgress } = useRemotePage();
  const { market } = usePlatform();
  const dates = settledDates(search, today);
  const isAskable =
    hotelCode !== '' && stayDatesProblem(dates, today) === null && roomsProblems(search.rooms).length === 0;
  const query = useQuery({
    queryKey: ['hotel', locale, market.id, hotelCode, dates, isAskable ? formatRooms(search.rooms) : ''],
    queryFn: ({ signal }) => getHotel(api, { hotelCode, dates, rooms: search.rooms }, signal),
    enabled: isAskable,
    staleTime: ROOMS_STALE_MS,
    retry: false,
  });
  useEffect(() => (query.isFetching ? beginProgress() : undefined), [query.isFetching, beginProgress]);
  return { query, dates, isAskable };
}
