import type { RefObject } from 'react';
import { PLACES, useTypedPlace } from '@travesia/booking-ui/place-search';
import { useSearchForm, type SearchFormState } from '@travesia/booking-ui/search-form';
import { useRemotePage } from '@travesia/page';
import { searchedPlace, type HotelForm, type HotelSearch } from '../model/hotel-search.ts';
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
  const findTyped = useTypedPlace(PLACES);
  return useSearchForm(element, {
    start: () => formOf(initial, { today, typed }),
    isChecked,
    dateNames: DATE_NAMES,
    withDates: (form: HotelForm, { from, to }) => ({
      ...form,
      startDate: from ?? form.startDate,
      endDate: to ?? form.endDate,
    }),
    async settle(form) {
      const place = form.place.place ? null : await findTyped(form.place.text);
      return place ? { ...form, place: { text: place.name, place: searchedPlace(place) } } : form;
    },
    problemsOf: (form) => searchProblems(form, today),
    searchOf,
  });
}
