import { useQuery } from '@travesia/platform/libraries';
import { FlightOfferReplySchema } from '@travesia/contracts';
import { useRemotePage } from '@travesia/page';

/** The flight that was priced for the package, by the id in the address (K-03). */
export function usePackageFlight(flightOfferId: string | undefined) {
  const { api, locale } = useRemotePage();
  return useQuery({
    queryKey: ['package-flight', locale, flightOfferId ?? ''],
    queryFn: ({ signal }) =>
      api.get(`/air/flightOffer/${encodeURIComponent(flightOfferId ?? '')}`, FlightOfferReplySchema, {
        signal,
      }),
    enabled: flightOfferId !== undefined,
    staleTime: Infinity,
    retry: false,
  });
}
