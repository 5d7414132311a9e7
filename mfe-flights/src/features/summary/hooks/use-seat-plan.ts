import type { ApiClient } from '@travesia/api-client';
import { SeatMapsReplySchema } from '@travesia/contracts';
import { useRemotePage } from '@travesia/page';
import { useQuery } from '@travesia/platform/libraries';

/** The airline's seat maps and the code that renders them: nobody who goes on without seats loads either. */
export const seatPlanQuery = (api: ApiClient, offerId: string, locale: string) => ({
  queryKey: ['seat-maps', offerId, locale],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const path = `/air/flightOffer/${encodeURIComponent(offerId)}/seat-maps`;
    const [{ keepSoldSeats, SeatPlan }, { data: maps }] = await Promise.all([
      import('../components/seat-plan.tsx'),
      api.get(path, SeatMapsReplySchema, { signal }),
    ]);
    return { SeatPlan, keepSoldSeats, maps };
  },
  staleTime: Infinity,
});

export function useSeatPlan(offerId: string, isWanted: boolean) {
  const { api, locale } = useRemotePage();
  return useQuery({ ...seatPlanQuery(api, offerId, locale), enabled: isWanted, retry: false });
}
