import { useEffect, useState, type RefObject } from 'react';
import { useRemotePage } from '@travesia/page';
import { chosenPlace, type FlightSearch, type SearchForm } from '../model/flight-search.ts';
import { formOf, searchOf } from '../model/search-form.ts';
import { hasProblems, searchProblems, type SearchProblems } from '../model/search-problems.ts';
import { useEarlyInput } from './use-early-input.ts';
import { useKnownPlaces } from './use-known-places.ts';

export type SearchFormState = {
  form: SearchForm;
  change: (part: Partial<SearchForm>) => void;
  problems: SearchProblems;
  /** The search when it can be made; else its problems are shown. */
  submit: () => FlightSearch | null;
};

/** State of the search panel. Problems show after the first attempt and go as they are mended. */
export function useSearchForm(
  initial: FlightSearch,
  typed: { from: string; to: string },
  element: RefObject<HTMLFormElement | null>,
): SearchFormState {
  const { today } = useRemotePage();
  const places = useKnownPlaces(initial.from, initial.to);
  const [form, setForm] = useState(() => formOf(initial, { today, places, typed }));
  const [wasTried, setWasTried] = useState(typed.from !== '' || typed.to !== '');
  const origin = initial.from ? places[initial.from] : undefined;
  const destination = initial.to ? places[initial.to] : undefined;

  // Names arrive after the codes; a field that was changed meanwhile is the traveller's.
  useEffect(() => {
    setForm((current) => ({
      ...current,
      origin:
        origin && current.origin.code === origin.airportCode && !current.origin.place
          ? chosenPlace(origin)
          : current.origin,
      destination:
        destination && current.destination.code === destination.airportCode && !current.destination.place
          ? chosenPlace(destination)
          : current.destination,
    }));
  }, [origin, destination]);

  useEarlyInput(element, ({ tripType, departureDate, returnDate }) =>
    setForm((current) => ({
      ...current,
      tripType,
      departureDate: departureDate ?? current.departureDate,
      returnDate: returnDate ?? current.returnDate,
    })),
  );

  const search = searchOf(form);
  const problems = searchProblems(search, today);
  return {
    form,
    change: (part) => setForm((current) => ({ ...current, ...part })),
    problems: wasTried ? problems : {},
    submit() {
      setWasTried(true);
      return hasProblems(problems) ? null : search;
    },
  };
}
