import type { Airport, Cabin } from '@travesia/contracts';
import { DEFAULT_CURRENCY, type LocalDate, type FormAges, type TravellerCounts } from '@travesia/domain';

export const ONE_WAY = 1;
export const ROUND_TRIP = 2;
export const SEVERAL_CITIES = 3;
/** 1 and 2 as F-03 calls them, 3 for several cities. */
export type TripType = typeof ONE_WAY | typeof ROUND_TRIP | typeof SEVERAL_CITIES;

/** Anything else is a round trip (F-03). */
export const readTripType = (value: unknown): TripType =>
  ([ONE_WAY, SEVERAL_CITIES] as const).find((type) => String(type) === value) ?? ROUND_TRIP;

/** What a traveller searches for, as it stands in the address of the results (F-02, F-14). */
export interface FlightSearch {
  readonly tripType: TripType;
  /** Airport or city code; null while nothing usable was chosen. */
  readonly from: string | null;
  readonly to: string | null;
  /** Absent dates fall back when the search is built (F-09). */
  readonly departureDate: LocalDate | null;
  readonly returnDate: LocalDate | null;
  /** null asks for all cabins (F-09). */
  readonly cabin: Cabin | null;
  readonly travellers: TravellerCounts;
  /** Only where flight and hotel are bought as one (K-01). */
  readonly package?: PackageWish | undefined;
  /** Legs after the first one; only of several cities. */
  readonly more?: readonly SearchedLeg[] | undefined;
  /** The journey that was asked for, where airports near it are wanted too; `from` and `to` may be one of them. */
  readonly asked?: PlacePair | undefined;
  /** Days around are wanted too. */
  readonly isFlexible?: boolean | undefined;
}

/** A leg as the address has it; what is absent was not chosen yet. */
export interface SearchedLeg {
  readonly from: string | null;
  readonly to: string | null;
  readonly departureDate: LocalDate | null;
}

/** Both ends of a journey, as airport or city codes. */
export interface PlacePair {
  readonly from: string;
  readonly to: string;
}

/** What a package asks beside the flight. */
export interface PackageWish {
  readonly rooms: number;
  /** City code; null for the flight's destination (K-01). */
  readonly hotelDestination: string | null;
}

export const ONE_ROOM_THERE: PackageWish = { rooms: 1, hotelDestination: null };

/** An end of the journey in the form: what was typed, and the place it stands for once one was chosen. */
export interface PlaceField {
  readonly text: string;
  readonly code: string | null;
  readonly place: Airport | null;
}

export const EMPTY_PLACE: PlaceField = { text: '', code: null, place: null };

/** The fields of one leg. */
export interface LegFields {
  readonly origin: PlaceField;
  readonly destination: PlaceField;
  readonly departureDate: LocalDate;
}

/** The fields of the form (F-02). `hotelDestination` and `rooms` belong to packages (K-01). */
export interface SearchForm {
  readonly tripType: TripType;
  readonly origin: PlaceField;
  readonly destination: PlaceField;
  readonly departureDate: LocalDate;
  readonly returnDate: LocalDate;
  readonly cabin: Cabin | null;
  readonly travellers: FormAges;
  readonly package: {
    readonly rooms: number;
    readonly hotelDestination: PlaceField;
  } | null;
  /** Legs after the first one, where several cities are searched. */
  readonly more: readonly LegFields[];
  readonly withNearby: boolean;
  readonly isFlexible: boolean;
}

/** Offers, bags and charges are settled in it; the visitor's currency is for display (F-38). */
export const SEARCH_CURRENCY = DEFAULT_CURRENCY;

/** `MAD · Madrid`: how a chosen place stands in its field. A narrow field cuts the end, and the code has to survive. */
export function placeText(place: Pick<Airport, 'airportCode' | 'cityName'>): string {
  return `${place.airportCode} · ${place.cityName}`;
}

export function chosenPlace(place: Airport): PlaceField {
  return { text: placeText(place), code: place.airportCode, place };
}
