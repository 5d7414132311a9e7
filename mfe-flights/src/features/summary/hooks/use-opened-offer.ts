import { useQuery } from '@travesia/platform/libraries';
import type { BookingSession } from '@travesia/booking';
import { useFlightsPage } from '../../../page/flights-page.tsx';
import { openOffer } from '../api/open-offer.ts';

/** The offer of the address, priced; asking again means a new price (S-45). */
export function useOpenedOffer(session: BookingSession, id: string | null) {
  const { api, metaName, locale } = useFlightsPage();
  return useQuery({
    queryKey: ['opened-offer', id, locale],
    queryFn: async ({ signal }) => {
      const { offerId, flightOfferId } = session.getSnapshot().draft;
      const isPriced = id === offerId || id === flightOfferId;
      return openOffer(api, { id: id ?? '', isPriced, metaName }, signal);
    },
    enabled: id !== null,
    staleTime: Infinity,
  });
}
