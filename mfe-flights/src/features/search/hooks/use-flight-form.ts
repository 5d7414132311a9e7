import { useEffect, type RefObject } from 'react';
import { useTypedPlace } from '@travesia/booking-ui/place-search';
import { useSearchForm, type SearchFormState } from '@travesia/booking-ui/search-form';
import type { Writable } from '@travesia/platform';
import { useRemotePage } from '@travesia/page';
import { AIRPORTS } from '../model/airports.ts';
import {
  chosenPlace,
  readTripType,
  type FlightSearch,
  type PlaceField,
  type SearchForm,
} from '../model/flight-search.ts';
import { codeOf, formOf, searchOf } from '../model/search-form.ts';
import { formProblems, type SearchProblems } from '../model/search-problems.ts';
import { DATE_NAMES, SEARCH_PARAMETERS } from '../model/search-query.ts';
import { codesOf, useKnownPlaces } from './use-known-places.ts';

export type FlightFormOptions = {
  initial: FlightSearch;
  /** Words of a form that was sent before its code arrived. */
  typed: { from: string; to: string };
  isChecked: boolean;
  /** Holds the form while its page is left, so that Back finds what was typed. */
  kept: Writable<SearchForm | null> | undefined;
};

/** State of the search panel. */
export function useFlightForm(
  { initial, typed, isChecked, kept }: FlightFormOptions,
  element: RefObject<HTMLFormElement | null>,
): SearchFormState<SearchForm, SearchProblems, FlightSearch> {
  const { today } = useRemotePage();
  const places = useKnownPlaces(codesOf(initial));
  const findTyped = useTypedPlace(AIRPORTS);
  const settled = async (field: PlaceField) => {
    const place = codeOf(field) ? null : await findTyped(field.text);
    return place ? chosenPlace(place) : field;
  };
  const state = useSearchForm(element, {
    start: () => kept?.getSnapshot() ?? formOf(initial, { today, places, typed }),
    isChecked: isChecked || typed.from !== '' || typed.to !== '',
    dateNames: DATE_NAMES,
    withDates: (form, { from, to }, sent): SearchForm => ({
      ...form,
      tripType: readTripType(sent.get(SEARCH_PARAMETERS.tripType)),
      departureDate: from ?? form.departureDate,
      returnDate: to ?? form.returnDate,
    }),
    async settle(form) {
      const settledEnds = async <Ends extends Pick<SearchForm, 'origin' | 'destination'>>(ends: Ends) => {
        const [origin, destination] = await Promise.all([settled(ends.origin), settled(ends.destination)]);
        return { ...ends, origin, destination };
      };
      const [first, stay, ...more] = await Promise.all([
        settledEnds(form),
        form.package && settled(form.package.hotelDestination),
        ...form.more.map(settledEnds),
      ]);
      const wish = form.package && stay && { ...form.package, hotelDestination: stay };
      return { ...first, more, package: wish };
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
  const withNames = <Ends extends Pick<SearchForm, 'origin' | 'destination'>>(ends: Ends) => ({
    ...ends,
    origin: named(ends.origin),
    destination: named(ends.destination),
  });
  return { ...state, form: { ...withNames(state.form), more: state.form.more.map(withNames) } };
}
