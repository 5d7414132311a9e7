import { useQuery } from '@travesia/platform/libraries';
import { BagsReplySchema } from '@travesia/contracts';
import { useRemotePage } from '@travesia/page';

/** What can be bought: GET {baggageUrl} (F-37). Before the order has its own address the offer's is asked. */
export function useBagOptions(offerId: string) {
  const { api, locale } = useRemotePage();
  return useQuery({
    queryKey: ['bags', offerId, locale],
    queryFn: async ({ signal }) =>
      (await api.get(`/air/flightOffer/${encodeURIComponent(offerId)}/bags`, BagsReplySchema, { signal }))
        .data,
    staleTime: Infinity,
  });
}
