import { TravellerSchema, type Traveller } from '@travesia/contracts';
import {
  ageOn,
  birthDateProblem,
  GROWN_UP_AGE,
  isLocalDate,
  OLDEST_AGE,
  type LocalDate,
  type TravellerType,
} from '@travesia/domain';
import type { ParsedForm } from '../form/block-form.ts';
import { parseWithSchema } from '../form/schema-problems.ts';

export interface ParticipantPlace {
  /** The order's own id of the person. */
  readonly id: string;
  readonly type: TravellerType;
  /** Whose place it is, in words: "adulto", "niño de 8 años". */
  readonly who: string;
  /** Of a child, as it was searched; null of a grown-up, whose age nobody has asked yet. */
  readonly age: number | null;
  /** Ages that the price of this place is for, in words beside the birth date or age. */
  readonly agesHint: string | undefined;
}

export type ParticipantValues = { firstName: string; lastName: string; dateOfBirth: string; age: string };

export const EMPTY_PARTICIPANT: ParticipantValues = { firstName: '', lastName: '', dateOfBirth: '', age: '' };

export interface ParticipantRules {
  /** The supplier wants a birth date (T-06); of everybody else it wants the age. */
  readonly asksBirthDate: boolean;
  readonly today: LocalDate;
  /** The day it takes place: ages are those of that day. */
  readonly day: LocalDate;
  /** Nobody is grown up, as far as ages are known (W-04). */
  readonly withoutGrownUp?: boolean;
}

/** How old somebody will be on the day, by what was typed; null while that is not known. */
export function typedAge(
  { dateOfBirth, age }: Pick<ParticipantValues, 'dateOfBirth' | 'age'>,
  { asksBirthDate, day }: Pick<ParticipantRules, 'asksBirthDate' | 'day'>,
): number | null {
  if (asksBirthDate) return isLocalDate(dateOfBirth) ? ageOn(dateOfBirth, day) : null;
  const years = /^\d{1,3}$/.test(age.trim()) ? Number(age) : OLDEST_AGE + 1;
  return years > OLDEST_AGE ? null : years;
}

function ageProblem(values: ParticipantValues, rules: ParticipantRules): string | null {
  const { dateOfBirth, age: typed } = values;
  const problem = rules.asksBirthDate ? birthDateProblem(dateOfBirth, rules.today) : null;
  if (problem) return problem;
  if (!rules.asksBirthDate && typed.trim() === '') return 'field_required';
  const age = typedAge(values, rules);
  if (age === null) return 'age_unknown';
  return rules.withoutGrownUp && age < GROWN_UP_AGE ? 'participant_adult_missing' : null;
}

/** Who takes part, as the server takes it: a name with an age, and a birth date only where it is asked (T-06). */
export function parseParticipant(
  values: ParticipantValues,
  place: Pick<ParticipantPlace, 'id' | 'type'> & { readonly primary: boolean },
  rules: ParticipantRules,
): ParsedForm<Traveller> {
  const { firstName, lastName } = values;
  const field = rules.asksBirthDate ? 'dateOfBirth' : 'age';
  const shape = parseWithSchema(TravellerSchema, {
    ...place,
    firstName,
    lastName,
    dateOfBirth: rules.asksBirthDate ? values.dateOfBirth : '',
    age: rules.asksBirthDate ? null : typedAge(values, rules),
  });
  const problems = [...shape.problems];
  const code = problems.some((known) => known.field === field) ? null : ageProblem(values, rules);
  if (code) problems.push({ field, code });
  return { payload: problems.length === 0 ? shape.payload : null, problems };
}
