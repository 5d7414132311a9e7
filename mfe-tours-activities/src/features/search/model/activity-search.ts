import type { ActivityParty, LocalDate } from '@travesia/domain';
import type { AddressedPlace } from '@travesia/booking-ui/place-address';
import type { Place } from '@travesia/contracts';

/** Around which city something to do is looked for. */
export type SearchedPlace = AddressedPlace;

/** A search as it stands in the address of the results (T-03). */
export interface ActivitySearch {
  /** null while nothing usable was chosen. */
  readonly place: SearchedPlace | null;
  /** Absent dates fall back when the search is built (F-09). */
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  readonly party: ActivityParty;
}

/** The place field of the form: what was typed, and the place it stands for once one was chosen. */
interface PlaceField {
  readonly text: string;
  readonly place: SearchedPlace | null;
}

export interface ActivityForm {
  readonly place: PlaceField;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly party: ActivityParty;
}

const TWO_ADULTS: ActivityParty = { adults: 2, childAges: [] };
export const NEW_SEARCH: ActivitySearch = { place: null, from: null, to: null, party: TWO_ADULTS };

export function searchedPlace({ id, name, location }: Place): SearchedPlace {
  return { id, name, location };
}
