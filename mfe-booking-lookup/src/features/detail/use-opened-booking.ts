import { useEffect } from 'react';
import { failureCode } from '@travesia/api-client';
import type { ConfirmedBooking } from '@travesia/contracts';
import { browserStorage, useHydrated, useRemotePage } from '@travesia/page';
import { useAtom, useLocation, useNavigate, useQuery } from '@travesia/platform/libraries';
import { useSdk } from '@travesia/platform/react';
import { listTrips, openByLink, openOwnBooking } from '../../data/booking-calls.ts';
import { lookUpFoundTrip, readFoundTrips } from '../../data/found-trips.ts';
import { linkInAddress, useOpenedLink } from '../../data/opened-link.ts';
import { OPENED_BOOKING } from '../../data/use-reload-booking.ts';
import { loadedBooking, readOpenedReference, rememberOpenedReference } from '../../data/loaded-booking.ts';

export type OpenedBooking =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** It came by a link that is too old, or not whole. */
  | { readonly status: 'expired' }
  | { readonly status: 'ready'; readonly booking: ConfirmedBooking };

/**
 * The booking that the address names, as `?booking=` and its reference, read again: something of it may just have been
 * paid. Else the one that this tab opened, also after a reload and in another language, or the one this browser made
 * last (P-41); where there is none either, the visitor goes to where a booking can be looked for (L-05).
 */
export function useOpenedBooking(): OpenedBooking {
  const { api, locale } = useRemotePage();
  const { visitor } = useSdk();
  const isHydrated = useHydrated();
  const [loaded, setLoaded] = useAtom(loadedBooking);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const inAddress = isHydrated ? linkInAddress(hash) : null;
  const [openedLink, keepLink] = useOpenedLink();
  const named = new URLSearchParams(search).get('booking');
  const isHeld = named === null && inAddress === null && loaded?.locale === locale;
  const shown = isHeld ? loaded.booking : null;
  const isWanted = shown === null || loaded?.isOutdated === true;
  const known =
    loaded?.booking.referenceId ?? (isHydrated ? readOpenedReference(browserStorage('session')) : null);
  const opened = named ?? known;
  const reading = useQuery({
    queryKey: [OPENED_BOOKING, inAddress ?? opened, locale, named !== null],
    enabled: isHydrated && isWanted,
    // Which one is the last changes with every booking.
    gcTime: 0,
    async queryFn({ signal }) {
      if (inAddress !== null) return openByLink(api, inAddress);
      if (opened !== null && openedLink?.referenceId === opened) return openByLink(api, openedLink.link);
      const agentId = visitor.agentId();
      const found = readFoundTrips(browserStorage('local')).find((trip) => trip.referenceId === opened);
      if (found) return lookUpFoundTrip(api, found);
      const trips = await listTrips(api, agentId, signal);
      const trip =
        trips.find(({ referenceId }) => referenceId === opened) ?? (named === null ? trips[0] : undefined);
      return trip ? openOwnBooking(api, agentId, trip.referenceId) : null;
    },
  });
  const reply = isWanted ? reading.data : undefined;
  const isNowhere = reply === null;
  useEffect(() => {
    if (!reply) return;
    rememberOpenedReference(browserStorage('session'), reply.referenceId);
    if (inAddress !== null) keepLink({ referenceId: reply.referenceId, link: inAddress });
    setLoaded({ booking: reply, locale });
    // The address stays on screens, in histories and in screenshots.
    if (named !== null || inAddress !== null) void navigate(pathname, { replace: true });
  }, [reply, locale, setLoaded, named, inAddress, keepLink, navigate, pathname]);
  useEffect(() => {
    if (isNowhere) void navigate('/user/my-journey', { replace: true });
  }, [isNowhere, navigate]);

  if (shown) return { status: 'ready', booking: shown };
  if (reading.isError && failureCode(reading.error) === 'link_expired') return { status: 'expired' };
  if (reading.isError) return { status: 'failed', retry: () => void reading.refetch() };
  return { status: 'loading' };
}
