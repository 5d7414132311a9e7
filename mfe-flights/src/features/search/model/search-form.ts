import type { Airport } from '@travesia/contracts';
import { addDays, ageGroups, countsOfGroups, type LocalDate } from '@travesia/domain';
import {
  chosenPlace,
  EMPTY_PLACE,
  ONE_ROOM_THERE,
  ROUND_TRIP,
  SEVERAL_CITIES,
  type FlightSearch,
  type PlaceField,
  type SearchForm,
} from './flight-search.ts';
import { withDates } from './search-dates.ts';

export const NEW_SEARCH: FlightSearch = {
  tripType: ROUND_TRIP,
  from: null,
  to: null,
  departureDate: null,
  returnDate: null,
  cabin: 'economy',
  travellers: { adult: 1, child: 0, infant: 0 },
};

/** A package begins with one room at the flight's destination. */
export const NEW_PACKAGE_SEARCH: FlightSearch = { ...NEW_SEARCH, package: ONE_ROOM_THERE };

export type KnownPlaces = Readonly<Record<string, Airport | undefined>>;

function placeField(code: string | null, typed: string, places: KnownPlaces): PlaceField {
  if (!code) return { ...EMPTY_PLACE, text: typed };
  const place = places[code];
  return place ? chosenPlace(place) : { text: code, code, place: null };
}

/** The form that shows a search; `places` gives codes their names. */
export function formOf(
  search: FlightSearch,
  { today, places, typed }: { today: LocalDate; places: KnownPlaces; typed?: { from: string; to: string } },
): SearchForm {
  const dated = withDates(search, today);
  return {
    tripType: search.tripType,
    origin: placeField(search.from, typed?.from ?? '', places),
    destination: placeField(search.to, typed?.to ?? '', places),
    departureDate: dated.departureDate,
    // Kept while one-way is chosen, so that going back to a round trip finds it again.
    returnDate: dated.returnDate ?? addDays(dated.departureDate, 6),
    cabin: search.cabin,
    travellers: ageGroups(search.travellers),
    package: search.package
      ? {
          rooms: search.package.rooms,
          hotelDestination: placeField(search.package.hotelDestination, '', places),
        }
      : null,
    more: (search.more ?? []).map((leg) => ({
      origin: placeField(leg.from, '', places),
      destination: placeField(leg.to, '', places),
      departureDate: leg.departureDate ?? dated.departureDate,
    })),
    withNearby: search.asked !== undefined,
    isFlexible: search.isFlexible ?? false,
  };
}

/** A typed code counts as chosen: "mad" is Madrid even when no suggestion was picked. */
export function codeOf(field: PlaceField): string | null {
  if (field.code) return field.code;
  const typed = field.text.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(typed) ? typed : null;
}

/** F-03: choosing one-way drops the return leg. */
export function searchOf(form: SearchForm): FlightSearch {
  const [from, to] = [codeOf(form.origin), codeOf(form.destination)];
  return {
    tripType: form.tripType,
    from,
    to,
    departureDate: form.departureDate,
    returnDate: form.tripType === ROUND_TRIP ? form.returnDate : null,
    cabin: form.cabin,
    travellers: countsOfGroups(form.travellers),
    ...(form.package && {
      package: {
        rooms: form.package.rooms,
        hotelDestination: codeOf(form.package.hotelDestination),
      },
    }),
    ...(form.tripType === SEVERAL_CITIES
      ? {
          more: form.more.map(({ origin, destination, departureDate }) => ({
            from: codeOf(origin),
            to: codeOf(destination),
            departureDate,
          })),
        }
      : {
          ...(form.withNearby && from && to && { asked: { from, to } }),
          ...(form.isFlexible && { isFlexible: true }),
        }),
  };
}

export function swapped(form: SearchForm): SearchForm {
  return { ...form, origin: form.destination, destination: form.origin };
}
