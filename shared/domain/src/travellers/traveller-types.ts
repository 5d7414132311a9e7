import { ADULTS, CHILDREN, FLIGHT_CHILD_AGE, INFANTS, TRAVELLERS_MAX } from '../constants.ts';
import { ageOn, type LocalDate } from '../dates/local-date.ts';

export const TRAVELLER_TYPES = ['ADULT', 'CHILD', 'INFANT'] as const;
export type TravellerType = (typeof TRAVELLER_TYPES)[number];

export interface TravellerCounts {
  readonly adult: number;
  readonly child: number;
  readonly infant: number;
  /**
   * Of everybody, in the order of the travellers, or of those under 18 alone; whoever is not named has the assumed
   * age (`ageGroups`). An adult of the counts is 12 or older.
   */
  readonly ages?: readonly number[] | undefined;
}

function clampCount(value: unknown, limits: { min: number; max: number }, fallback: number): number {
  const count =
    typeof value === 'number' ? value : typeof value === 'string' && value.trim() ? Number(value) : NaN;
  if (!Number.isInteger(count)) return fallback;
  return Math.min(Math.max(count, limits.min), limits.max);
}

/** Non-numeric counts become 1 for adults and 0 for children and infants; each is held in its own range (F-06). */
export function readTravellerCounts(raw: {
  adult?: unknown;
  child?: unknown;
  infant?: unknown;
}): TravellerCounts {
  return {
    adult: clampCount(raw.adult, ADULTS, 1),
    child: clampCount(raw.child, CHILDREN, 0),
    infant: clampCount(raw.infant, INFANTS, 0),
  };
}

export type TravellerCountProblem = 'too_many_travellers' | 'more_infants_than_adults';

/** Rules that hold between the counts, checked at submit (F-07); those of ages are `partyProblem`'s. */
export function travellerCountProblem(counts: TravellerCounts): TravellerCountProblem | null {
  if (counts.adult + counts.child + counts.infant > TRAVELLERS_MAX) return 'too_many_travellers';
  if (counts.infant > counts.adult) return 'more_infants_than_adults';
  return null;
}

/** Type by age on the last travel date: infant under 2, child 2 to 11, adult 12 or older (S-11). */
export function travellerTypeOn(birth: LocalDate, lastTravelDate: LocalDate): TravellerType {
  return travellerTypeOfAge(ageOn(birth, lastTravelDate));
}

export function travellerTypeOfAge(age: number): TravellerType {
  if (age < FLIGHT_CHILD_AGE.min) return 'INFANT';
  return age <= FLIGHT_CHILD_AGE.max ? 'CHILD' : 'ADULT';
}
