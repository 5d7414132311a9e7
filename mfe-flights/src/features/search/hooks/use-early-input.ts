import { useEffect, type RefObject } from 'react';
import { isLocalDate, type LocalDate } from '@travesia/domain';
import { ONE_WAY, ROUND_TRIP, type TripType } from '../model/flight-search.ts';
import { SEARCH_PARAMETERS } from '../model/search-query.ts';

export type EarlyInput = {
  tripType: TripType;
  departureDate: LocalDate | null;
  returnDate: LocalDate | null;
};

/**
 * What was chosen in the server's form before the code arrived. The inputs still hold it at the first
 * effect, one moment before the native dates give way to the calendar.
 */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  adopt: (input: EarlyInput) => void,
): void {
  useEffect(() => {
    if (!form.current?.querySelector('[data-native-dates]')) return;
    const data = new FormData(form.current);
    const date = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' && isLocalDate(value) ? value : null;
    };
    adopt({
      tripType: data.get(SEARCH_PARAMETERS.tripType) === String(ONE_WAY) ? ONE_WAY : ROUND_TRIP,
      departureDate: date(SEARCH_PARAMETERS.departure),
      returnDate: date(SEARCH_PARAMETERS.return),
    });
    // Only what stood there at the first effect; later the state is the truth.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
