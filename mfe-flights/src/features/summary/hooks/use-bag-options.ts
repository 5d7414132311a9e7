import { useQuery } from '@travesia/platform/libraries';
import { BagsReplySchema } from '@travesia/contracts';
import { useFlightsPage } from '../../../page/flights-page.tsx';

/** What can be bought: GET {baggageUrl} (F-37). Before the order has its own address the offer's is asked. */
export function useBagOptions(offerId: string) {
  const { api, locale } = useFlightsPage();
  return useQuery({
    queryKey: ['bags', offerId, locale],
    queryFn: async ({ signal }) =>
      (await api.get(`/air/flightOffer/${encodeURIComponent(offerId)}/bags`, BagsReplySchema, { signal }))
        .data,
    staleTime: Infinity,
  });
}
