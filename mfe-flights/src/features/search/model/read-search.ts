import { CABINS, type Cabin } from '@travesia/contracts';
import {
  ageGroups,
  countsOfGroups,
  GROWN_UP_AGE,
  isLocalDate,
  LEGS_MAX,
  PACKAGE_FLOW,
  readTravellerCounts,
  ROOMS,
  type TravellerCounts,
} from '@travesia/domain';
import {
  readTripType,
  ROUND_TRIP,
  SEVERAL_CITIES,
  type SearchedLeg,
  type FlightSearch,
  type PackageWish,
  type PlacePair,
  type TripType,
} from './flight-search.ts';
import { SEARCH_PARAMETERS } from './search-query.ts';

const TEXT_MAX_CHARS = 64;

function readCode(value: string | null): string | null {
  // A form sent without its code says what its field says: `MAD · Madrid`, in earlier addresses `Madrid (MAD)`.
  const match = /^(?:[^()]{1,60}\(([A-Z]{3})\)|([A-Z]{3})(?: · .{1,60})?)$/.exec(
    value?.trim().toUpperCase() ?? '',
  );
  return match?.[1] ?? match?.[2] ?? null;
}

function readDate(value: string | null): string | null {
  return value !== null && isLocalDate(value) ? value : null;
}

function readCabin(value: string | null): Cabin | null {
  return CABINS.find((cabin) => cabin === value) ?? null;
}

/** Several cities without their legs are a round trip. */
function tripTypeOf(query: URLSearchParams, more: readonly SearchedLeg[]): TripType {
  const tripType = readTripType(query.get(SEARCH_PARAMETERS.tripType));
  return tripType === SEVERAL_CITIES && more.length === 0 ? ROUND_TRIP : tripType;
}

/** Of those under 18, from a form or an address; one that fits nobody is as good as not given (W-04). */
function readTravellers(query: URLSearchParams): TravellerCounts {
  const counts = readTravellerCounts({
    adult: query.get(SEARCH_PARAMETERS.adults),
    child: query.get(SEARCH_PARAMETERS.children),
    infant: query.get(SEARCH_PARAMETERS.infants),
  });
  const ages = query
    .getAll(SEARCH_PARAMETERS.ages)
    .flatMap((text) => text.split(','))
    .flatMap((text) => (/^\d{1,2}$/.test(text) ? [Number(text)] : []))
    .filter((age) => age < GROWN_UP_AGE);
  return ages.length > 0 ? countsOfGroups(ageGroups({ ...counts, ages })) : counts;
}

/** Packages fly there and back (K-04); rooms that make no sense are one. */
function readPackage(query: URLSearchParams): PackageWish | undefined {
  if (query.get(SEARCH_PARAMETERS.flow) !== PACKAGE_FLOW) return undefined;
  const rooms = Number(query.get(SEARCH_PARAMETERS.rooms));
  return {
    rooms: Number.isInteger(rooms) && rooms >= ROOMS.min && rooms <= ROOMS.max ? rooms : ROOMS.min,
    hotelDestination: readCode(query.get(SEARCH_PARAMETERS.hotelDestination)),
  };
}

/** `BOG.MDE.2026-12-01`, one for each leg after the first. */
function readMore(query: URLSearchParams): SearchedLeg[] {
  return query
    .getAll(SEARCH_PARAMETERS.leg)
    .slice(0, LEGS_MAX - 1)
    .map((text) => {
      const [from = null, to = null, date = null] = text.split('.');
      return { from: readCode(from), to: readCode(to), departureDate: readDate(date) };
    });
}

/** `MEX-BOG`. */
function readAsked(query: URLSearchParams): PlacePair | undefined {
  const [from, to] = (query.get(SEARCH_PARAMETERS.near) ?? '').split('-').map(readCode);
  return from && to && from !== to ? { from, to } : undefined;
}

/** Reads an address by whoever it was written; what is not usable becomes its default, nothing throws. */
export function readSearch(query: URLSearchParams): FlightSearch {
  const wish = readPackage(query);
  const more = readMore(query);
  const tripType = wish ? ROUND_TRIP : tripTypeOf(query, more);
  const isSimple = !wish && tripType !== SEVERAL_CITIES;
  const asked = isSimple ? readAsked(query) : undefined;
  return {
    ...(wish && { package: wish }),
    ...(asked && { asked }),
    ...(tripType === SEVERAL_CITIES && { more }),
    ...(isSimple && query.has(SEARCH_PARAMETERS.flexible) && { isFlexible: true }),
    tripType,
    from: readCode(query.get(SEARCH_PARAMETERS.from)),
    to: readCode(query.get(SEARCH_PARAMETERS.to)),
    departureDate: readDate(query.get(SEARCH_PARAMETERS.departure)),
    returnDate: tripType === ROUND_TRIP ? readDate(query.get(SEARCH_PARAMETERS.return)) : null,
    cabin: readCabin(query.get(SEARCH_PARAMETERS.cabin)),
    travellers: readTravellers(query),
  };
}

/** Words where a code should be: a form sent before its code arrived. To be looked up. */
export function readTypedPlaces(query: URLSearchParams): { from: string; to: string } {
  const typed = (name: string) => {
    const value = query.get(name);
    return readCode(value) ? '' : (value ?? '').trim().slice(0, TEXT_MAX_CHARS);
  };
  return { from: typed(SEARCH_PARAMETERS.from), to: typed(SEARCH_PARAMETERS.to) };
}
