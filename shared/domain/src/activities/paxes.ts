import { ACTIVITY_PAX_AGE, ADULTS, CHILD_AGE, CHILDREN, TRAVELLERS_MAX } from '../constants.ts';

/** One person of a search for things to do, told by age only (T-02). */
export interface Pax {
  readonly age: number;
}

/** Who takes part; a child's age is null until it is chosen. */
export interface ActivityParty {
  readonly adults: number;
  readonly childAges: readonly (number | null)[];
}

export const PAX_AGE = { min: 0, max: 99 } as const;

export function isChild({ age }: Pax): boolean {
  return age <= CHILD_AGE.max;
}

/** One pax of age 30 per adult; children only where the market turns them on, then with their own ages (T-02). */
export function paxesOf(
  { adults, childAges }: ActivityParty,
  { children }: { readonly children: boolean },
): Pax[] {
  const known = children ? childAges.filter((age) => age !== null) : [];
  return [
    ...Array.from({ length: adults }, () => ({ age: ACTIVITY_PAX_AGE })),
    ...known.map((age) => ({ age })),
  ];
}

export type PaxesProblem =
  | 'participant_adult_missing'
  | 'too_many_adults'
  | 'too_many_children'
  | 'too_many_travellers'
  | 'pax_age_invalid';

/** What keeps these people from being searched for; null where nothing does. */
export function paxesProblem(paxes: readonly Pax[]): PaxesProblem | null {
  const isAge = ({ age }: Pax) => Number.isInteger(age) && age >= PAX_AGE.min && age <= PAX_AGE.max;
  if (!paxes.every(isAge)) return 'pax_age_invalid';
  const children = paxes.filter(isChild).length;
  const adults = paxes.length - children;
  if (adults < ADULTS.min) return 'participant_adult_missing';
  if (adults > ADULTS.max) return 'too_many_adults';
  if (children > CHILDREN.max) return 'too_many_children';
  return paxes.length > TRAVELLERS_MAX ? 'too_many_travellers' : null;
}

/**
 * Ages as one short text for an address.
 * @example formatPaxes([{ age: 30 }, { age: 8 }]) // '30-8'
 */
export function formatPaxes(paxes: readonly Pax[]): string {
  return paxes.map(({ age }) => age).join('-');
}

/** The people of such a text; null where it is none. Counts are judged by `paxesProblem`. */
export function parsePaxes(text: string): Pax[] | null {
  if (!/^\d{1,2}(-\d{1,2})*$/.test(text)) return null;
  return text.split('-').map((age) => ({ age: Number(age) }));
}

/** The same people, whatever order they were named in. */
export function samePaxes(one: readonly Pax[], other: readonly Pax[]): boolean {
  const key = (paxes: readonly Pax[]) =>
    paxes
      .map(({ age }) => age)
      .toSorted((a, b) => a - b)
      .join('-');
  return key(one) === key(other);
}
