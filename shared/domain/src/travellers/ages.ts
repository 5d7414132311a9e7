import { ACTIVITY_PAX_AGE, FLIGHT_CHILD_AGE } from '../constants.ts';
import type { Ages } from '../activities/age-band.ts';
import { ageOn, type LocalDate } from '../dates/local-date.ts';
import {
  travellerCountProblem,
  travellerTypeOfAge,
  type TravellerCountProblem,
  type TravellerCounts,
  type TravellerType,
} from './traveller-types.ts';

/** From this age on somebody may answer for others. */
export const GROWN_UP_AGE = 18;
/** Whoever is younger travels with a grown-up in the same booking. */
export const ALONE_FROM_AGE = 16;
export const YOUTH_AGE = { min: FLIGHT_CHILD_AGE.max + 1, max: GROWN_UP_AGE - 1 } as const;
/** No verified age is higher. */
export const OLDEST_AGE = 123;
export const INFANT_AGE = { min: 0, max: FLIGHT_CHILD_AGE.min - 1 } as const;

/** What is assumed where nobody said otherwise. */
const ASSUMED_AGES = { ADULT: ACTIVITY_PAX_AGE, youth: 14, CHILD: 8, INFANT: 0 } as const;

/**
 * Who flies, by the groups that a search asks for; a fare's adults are grown-ups and youths. In a form (`FormAges`) an
 * age is null until it is chosen.
 */
export interface AgeGroups<Age extends number | null = number> {
  readonly grownUps: number;
  readonly youths: readonly Age[];
  readonly children: readonly Age[];
  readonly infants: readonly Age[];
}
export type FormAges = AgeGroups<number | null>;

const isYouth = (age: number) => age >= YOUTH_AGE.min && age <= YOUTH_AGE.max;

/** Takes the ages that fit from a list in any order; whoever is left has the assumed age, and ages too many are nobody's. */
export function ageGroups({ adult, child, infant, ages = [] }: TravellerCounts): AgeGroups {
  const some = (type: TravellerType, count: number, assumed: number) => {
    const known = ages.filter((age) => travellerTypeOfAge(age) === type);
    return Array.from({ length: count }, (_, place) => known[place] ?? assumed);
  };
  const youths = ages.filter(isYouth).slice(0, adult);
  return {
    grownUps: adult - youths.length,
    youths,
    children: some('CHILD', child, ASSUMED_AGES.CHILD),
    infants: some('INFANT', infant, ASSUMED_AGES.INFANT),
  };
}

export const isAgeMissing = ({ youths, children, infants }: FormAges) =>
  [youths, children, infants].some((ages) => ages.includes(null));

/** The other way round; the ages name everybody, in the order of the travellers. */
export function countsOfGroups({ grownUps, youths, children, infants }: FormAges): TravellerCounts {
  const some = (ages: readonly (number | null)[], assumed: number) => ages.map((age) => age ?? assumed);
  return {
    adult: grownUps + youths.length,
    child: children.length,
    infant: infants.length,
    ages: [
      ...Array<number>(grownUps).fill(ASSUMED_AGES.ADULT),
      ...some(youths, ASSUMED_AGES.youth),
      ...some(children, ASSUMED_AGES.CHILD),
      ...some(infants, ASSUMED_AGES.INFANT),
    ],
  };
}

/** One age for each traveller, in the order adults, children, infants. */
export function travellerAges(counts: TravellerCounts): readonly number[] {
  return isEverybody(counts) ? counts.ages : (countsOfGroups(ageGroups(counts)).ages ?? []);
}

/** Whether the ages name each traveller, each in the place of their type. */
export function isEverybody(
  counts: TravellerCounts,
): counts is TravellerCounts & { readonly ages: readonly number[] } {
  const { adult, child, infant, ages } = counts;
  if (ages?.length !== adult + child + infant) return false;
  return ages.every((age, place) => {
    const type = travellerTypeOfAge(age);
    return type === (place < adult ? 'ADULT' : place < adult + child ? 'CHILD' : 'INFANT');
  });
}

/** Ages below 18 are fares of their own; all grown-ups fly for one. */
export function fareAges(age: number): Ages {
  return age >= GROWN_UP_AGE ? { from: GROWN_UP_AGE, to: OLDEST_AGE } : { from: age, to: age };
}

/** Whether somebody under 16 would travel without a grown-up. */
function isMinorAlone(ages: readonly number[]): boolean {
  return ages.some((age) => age < ALONE_FROM_AGE) && !ages.some((age) => age >= GROWN_UP_AGE);
}

export type PartyProblem = TravellerCountProblem | 'minor_without_adult';

/** What keeps these travellers from being searched for (F-07, W-04). */
export function partyProblem(counts: TravellerCounts): PartyProblem | null {
  const problem = travellerCountProblem(counts);
  if (problem) return problem;
  const ages = travellerAges(counts);
  if (isMinorAlone(ages)) return 'minor_without_adult';
  // An infant is held by a grown-up of its own.
  return counts.infant > ages.filter((age) => age >= GROWN_UP_AGE).length ? 'more_infants_than_adults' : null;
}

/** Whether none of them will be grown up by then; a birth date that is not known yet accuses nobody. */
export function isWithoutGrownUp(births: readonly LocalDate[], lastTravelDate: LocalDate): boolean {
  return births.every((birth) => birth !== '' && ageOn(birth, lastTravelDate) < GROWN_UP_AGE);
}

/** The youngest that sits in an exit row and may have to open its door; airlines commonly ask for 15 or 16 years. */
export const EXIT_ROW_MIN_AGE = 15;
