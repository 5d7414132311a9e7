import { useRemotePage } from '@travesia/page';
import { useQuery } from '@travesia/platform/libraries';
import { useSdk } from '@travesia/platform/react';
import { listTrips } from './booking-calls.ts';

/** The bookings made in this browser, titled in the language of the page (L-06). */
export function useTrips() {
  const { api, locale } = useRemotePage();
  const { visitor } = useSdk();
  return useQuery({
    queryKey: ['trips', locale],
    queryFn: ({ signal }) => listTrips(api, visitor.agentId(), signal),
    staleTime: 0,
  });
}
