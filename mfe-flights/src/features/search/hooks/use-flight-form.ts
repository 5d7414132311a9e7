import { useEffect, type RefObject } from 'react';
import { useTypedPlace } from '@travesia/booking-ui/place-search';
import { useSearchForm, type SearchFormState } from '@travesia/booking-ui/search-form';
import type { Writable } from '@travesia/platform';
import { useRemotePage } from '@travesia/page';
import { AIRPORTS } from '../model/airports.ts';
import {
  chosenPlace,
  ONE_WAY,
  ROUND_TRIP,
  type FlightSearch,
  type PlaceField,
  type SearchForm,
} from '../model/flight-search.ts';
import { codeOf, formOf, searchOf } from '../model/search-form.ts';
import { formProblems, type SearchProblems } from '../model/search-problems.ts';
import { DATE_NAMES, SEARCH_PARAMETERS } from '../model/search-query.ts';
import { useKnownPlaces } from './use-known-places.ts';

export type FlightFormOptions = {
  initial: FlightSearch;
  /** Words of a form that was sent before its code arrived. */
  typed: { from: string; to: string };
  /** Holds the form while its page is left, so that Back finds what was typed. */
  kept: Writable<SearchForm | null> | undefined;
};

/** State of the search panel. */
export function useFlightForm(
  { initial, typed, kept }: FlightFormOptions,
  element: RefObject<HTMLFormElement | null>,
): SearchFormState<SearchForm, SearchProblems, FlightSearch> {
  const { today } = useRemotePage();
  const places = useKnownPlaces(initial.from, initial.to);
  const findTyped = useTypedPlace(AIRPORTS);
  const settled = async (field: PlaceField) => {
    const place = codeOf(field) ? null : await findTyped(field.text);
    return place ? chosenPlace(place) : field;
  };
  const state = useSearchForm(element, {
    start: () => kept?.getSnapshot() ?? formOf(initial, { today, places, typed }),
    isChecked: typed.from !== '' || typed.to !== '',
    dateNames: DATE_NAMES,
    withDates: (form, { from, to }, sent): SearchForm => ({
      ...form,
      tripType: sent.get(SEARCH_PARAMETERS.tripType) === String(ONE_WAY) ? ONE_WAY : ROUND_TRIP,
      departureDate: from ?? form.departureDate,
      returnDate: to ?? form.returnDate,
    }),
    async settle(form) {
      const [origin, destination, stay] = await Promise.all([
        settled(form.origin),
        settled(form.destination),
        form.package && settled(form.package.hotelDestination),
      ]);
      const wish = form.package && stay && { ...form.package, hotelDestination: stay };
      return { ...form, origin, destination, package: wish };
    },
    problemsOf: (form) => formProblems(form, today),
    searchOf,
  });
  useEffect(() => kept?.set(state.form), [kept, state.form]);
  // Names arrive after the codes of an address.
  const named = (field: PlaceField) => {
    const place = field.code && !field.place ? places[field.code] : undefined;
    return place ? chosenPlace(place) : field;
  };
  const { origin, destination } = state.form;
  return { ...state, form: { ...state.form, origin: named(origin), destination: named(destination) } };
}
