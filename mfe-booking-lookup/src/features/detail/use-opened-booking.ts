import { useEffect } from 'react';
import type { ConfirmedBooking } from '@travesia/contracts';
import { useRemotePage } from '@travesia/page';
import { useAtom, useNavigate, useQuery } from '@travesia/platform/libraries';
import { useSdk } from '@travesia/platform/react';
import { listTrips, openOwnBooking } from '../../data/booking-calls.ts';
import { loadedBooking } from '../../data/loaded-booking.ts';

export type OpenedBooking =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly booking: ConfirmedBooking };

/**
 * The booking that was opened; else the one this browser made last (P-41). With neither the visitor goes to
 * where a booking can be looked for (L-05).
 */
export function useOpenedBooking(): OpenedBooking {
  const { api, locale } = useRemotePage();
  const { visitor } = useSdk();
  const [loaded, setLoaded] = useAtom(loadedBooking);
  const navigate = useNavigate();
  const last = useQuery({
    queryKey: ['last-booking', locale],
    enabled: loaded === null,
    queryFn: async ({ signal }) => {
      const agentId = visitor.agentId();
      const [latest] = await listTrips(api, agentId, signal);
      return latest ? openOwnBooking(api, agentId, latest.referenceId) : null;
    },
  });
  const found = last.data;
  const isNowhere = loaded === null && found === null;
  useEffect(() => {
    if (found) setLoaded(found);
  }, [found, setLoaded]);
  useEffect(() => {
    if (isNowhere) void navigate('/user/my-journey', { replace: true });
  }, [isNowhere, navigate]);

  if (loaded) return { status: 'ready', booking: loaded };
  if (last.isError) return { status: 'failed', retry: () => void last.refetch() };
  return { status: 'loading' };
}
