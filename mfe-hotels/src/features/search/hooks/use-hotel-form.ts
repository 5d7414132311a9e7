import type { RefObject } from 'react';
import { useSearchForm, type SearchFormState } from '@travesia/booking-ui/search-form';
import { useRemotePage } from '@travesia/page';
import type { HotelForm, HotelSearch } from '../model/hotel-search.ts';
import { formOf, searchOf } from '../model/search-form.ts';
import { searchProblems, type SearchProblems } from '../model/search-problems.ts';
import { DATE_NAMES } from '../model/search-query.ts';

/** State of the search panel. */
export function useHotelForm(
  initial: HotelSearch,
  { typed, isChecked }: { typed: string; isChecked: boolean },
  element: RefObject<HTMLFormElement | null>,
): SearchFormState<HotelForm, SearchProblems, HotelSearch> {
  const { today } = useRemotePage();
  return useSearchForm(element, {
    start: () => formOf(initial, { today, typed }),
    isChecked,
    dateNames: DATE_NAMES,
    withDates: (form: HotelForm, { from, to }) => ({
      ...form,
      startDate: from ?? form.startDate,
      endDate: to ?? form.endDate,
    }),
    problemsOf: (form) => searchProblems(form, today),
    searchOf,
  });
}
