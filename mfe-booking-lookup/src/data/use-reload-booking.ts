import { useCallback } from 'react';
import { useQueryClient, useSetAtom } from '@travesia/platform/libraries';
import { loadedBooking } from './loaded-booking.ts';

export const OPENED_BOOKING = 'opened-booking';

/** What this tab shows of its booking is out of date: it is asked for again. */
export function useReloadBooking(): () => void {
  const queries = useQueryClient();
  const setLoaded = useSetAtom(loadedBooking);
  return useCallback(() => {
    queries.removeQueries({ queryKey: [OPENED_BOOKING] });
    setLoaded((loaded) => loaded && { ...loaded, isOutdated: true });
  }, [queries, setLoaded]);
}
