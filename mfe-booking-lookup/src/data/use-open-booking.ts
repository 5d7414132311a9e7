import { useCallback } from 'react';
import type { ConfirmedBooking } from '@travesia/contracts';
import { browserStorage, useRemotePage } from '@travesia/page';
import { useNavigate, useSetAtom } from '@travesia/platform/libraries';
import { loadedBooking, rememberOpenedReference } from './loaded-booking.ts';

const DETAIL_PATH = '/user/my-journey/booking-detail';

/** Shows a booking that has just arrived on the page of the whole booking. */
export function useOpenBooking(): (booking: ConfirmedBooking) => void {
  const { locale } = useRemotePage();
  const setLoaded = useSetAtom(loadedBooking);
  const navigate = useNavigate();
  return useCallback(
    (booking) => {
      rememberOpenedReference(browserStorage('session'), booking.referenceId);
      setLoaded({ booking, locale });
      void navigate(DETAIL_PATH);
    },
    [locale, setLoaded, navigate],
  );
}
