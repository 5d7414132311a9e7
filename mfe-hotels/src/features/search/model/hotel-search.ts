import type { AddressedPlace } from '@travesia/booking-ui/place-address';
import type { Place } from '@travesia/contracts';
import type { LocalDate, StayRoom } from '@travesia/domain';

/** Where a traveller wants to sleep: around a city's middle, or in one hotel and around it. */
export interface SearchedPlace extends AddressedPlace {
  /** Its id is the city code, or the hotelCode. */
  readonly type: 'city' | 'hotel';
}

/** A search as it stands in the address of the results (H-02). */
export interface HotelSearch {
  /** null while nothing usable was chosen. */
  readonly place: SearchedPlace | null;
  /** Absent dates fall back when the search is built. */
  readonly startDate: LocalDate | null;
  readonly endDate: LocalDate | null;
  readonly rooms: readonly StayRoom[];
  /** The priced flight of the package this search is the second half of (K-03). */
  readonly flightOfferId?: string | undefined;
  /** On the page of one hotel: how the list that led there was filtered and sorted. */
  readonly list?: string | undefined;
}

/** The place field of the form: what was typed, and the place it stands for once one was chosen. */
interface PlaceField {
  readonly text: string;
  readonly place: SearchedPlace | null;
}

export interface HotelForm {
  readonly place: PlaceField;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly rooms: readonly StayRoom[];
  readonly flightOfferId?: string | undefined;
}

export const ONE_ROOM: readonly StayRoom[] = [{ adults: 2, childAges: [] }];
export const NEW_SEARCH: HotelSearch = { place: null, startDate: null, endDate: null, rooms: ONE_ROOM };

export function searchedPlace({ type, id, name, location }: Place): SearchedPlace {
  return { type, id, name, location };
}
