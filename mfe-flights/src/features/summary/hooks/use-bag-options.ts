import { useQuery } from '@travesia/platform/libraries';
import type { ApiClient } from '@travesia/api-client';
import { BagsReplySchema } from '@travesia/contracts';
import { useRemotePage } from '@travesia/page';

export const bagsKey = (offerId: string, locale: string) => ['bags', offerId, locale] as const;

/** What can be bought: GET {baggageUrl} (F-37). Before the order has its own address the offer's is asked. */
export const bagsQuery = (api: ApiClient, offerId: string, locale: string) => ({
  queryKey: bagsKey(offerId, locale),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await api.get(`/air/flightOffer/${encodeURIComponent(offerId)}/bags`, BagsReplySchema, { signal })).data,
  staleTime: Infinity,
});

export function useBagOptions(offerId: string) {
  const { api, locale } = useRemotePage();
  return useQuery(bagsQuery(api, offerId, locale));
}
