import type { RefObject } from 'react';
import { CITIES, useTypedPlace } from '@travesia/booking-ui/place-search';
import { useSearchForm, type SearchFormState } from '@travesia/booking-ui/search-form';
import { useRemotePage } from '@travesia/page';
import { searchedPlace, type ActivityForm, type ActivitySearch } from '../model/activity-search.ts';
import { formOf, searchOf } from '../model/search-form.ts';
import { searchProblems, type SearchProblems } from '../model/search-problems.ts';
import { DATE_NAMES } from '../model/search-query.ts';

/** State of the search panel. */
export function useActivityForm(
  initial: ActivitySearch,
  { typed, isChecked }: { typed: string; isChecked: boolean },
  element: RefObject<HTMLFormElement | null>,
): SearchFormState<ActivityForm, SearchProblems, ActivitySearch> {
  const { today } = useRemotePage();
  const findTyped = useTypedPlace(CITIES);
  return useSearchForm(element, {
    start: () => formOf(initial, { today, typed }),
    isChecked,
    dateNames: DATE_NAMES,
    withDates: (form: ActivityForm, { from, to }) => ({
      ...form,
      from: from ?? form.from,
      to: to ?? form.to,
    }),
    async settle(form) {
      const place = form.place.place ? null : await findTyped(form.place.text);
      return place ? { ...form, place: { text: place.name, place: searchedPlace(place) } } : form;
    },
    problemsOf: (form) => searchProblems(form, today),
    searchOf,
  });
}
