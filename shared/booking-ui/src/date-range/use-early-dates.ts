import { useEffect, type RefObject } from 'react';
import { isLocalDate, type LocalDate } from '@travesia/domain';
import type { DateRange } from './date-range-field.tsx';

export type EarlyDates = { from: LocalDate | null; to: LocalDate | null };

/**
 * Days chosen in the server's form before the code arrived. The inputs still hold them at the first
 * effect, one moment before they give way to the calendar.
 */
export function useEarlyDates(
  form: RefObject<HTMLFormElement | null>,
  names: Readonly<Record<keyof DateRange, string>>,
  adopt: (dates: EarlyDates, sent: FormData) => void,
): void {
  useEffect(() => {
    if (!form.current?.querySelector('[data-native-dates]')) return;
    const data = new FormData(form.current);
    const date = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' && isLocalDate(value) ? value : null;
    };
    adopt({ from: date(names.from), to: date(names.to) }, data);
    // Only what stood there at the first effect; later the state is the truth.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
