import { TravellerSchema, type Traveller } from '@travesia/contracts';
import { birthDateProblem, isOfAges, type Ages, type LocalDate, type TravellerType } from '@travesia/domain';
import type { ParsedForm } from '../form/block-form.ts';
import { parseWithSchema } from '../form/schema-problems.ts';

export interface ParticipantPlace {
  /** The order's own id of the person. */
  readonly id: string;
  readonly type: TravellerType;
  /** Whose place it is, in words: "adulto", "niño de 8 años". */
  readonly who: string;
  /** Ages that its price is for; null where any age pays it. */
  readonly ages: Ages | null;
  /** The same in words, beside the birth date. */
  readonly agesHint: string | undefined;
}

export type ParticipantValues = { firstName: string; lastName: string; dateOfBirth: string };

export const EMPTY_PARTICIPANT: ParticipantValues = { firstName: '', lastName: '', dateOfBirth: '' };

export interface ParticipantRules {
  /** The supplier wants a birth date (T-06). */
  readonly asksBirthDate: boolean;
  readonly today: LocalDate;
  /** The day it takes place: ages are those of that day. */
  readonly day: LocalDate;
}

export interface ParticipantFacts {
  readonly id: string;
  readonly type: TravellerType;
  readonly primary: boolean;
  /** Ages that the price of this place is for; null where any age pays it. */
  readonly ages: Ages | null;
}

function birthProblem(
  dateOfBirth: LocalDate,
  { ages, today, day }: Pick<ParticipantFacts, 'ages'> & Omit<ParticipantRules, 'asksBirthDate'>,
): string | null {
  const problem = birthDateProblem(dateOfBirth, today);
  if (problem) return problem;
  return !ages || isOfAges(dateOfBirth, day, ages) ? null : 'age_not_in_band';
}

/** Who takes part, as the server takes it: a name, and a birth date only where it is asked (T-06). */
export function parseParticipant(
  values: ParticipantValues,
  { ages, ...place }: ParticipantFacts,
  { asksBirthDate, today, day }: ParticipantRules,
): ParsedForm<Traveller> {
  const { firstName, lastName } = values;
  const dateOfBirth = asksBirthDate ? values.dateOfBirth : '';
  const shape = parseWithSchema(TravellerSchema, { firstName, lastName, dateOfBirth, ...place });
  const problems = [...shape.problems];
  const isOpen = asksBirthDate && !problems.some(({ field }) => field === 'dateOfBirth');
  if (isOpen) {
    const code = birthProblem(dateOfBirth, { ages, today, day });
    if (code) problems.push({ field: 'dateOfBirth', code });
  }
  return { payload: problems.length === 0 ? shape.payload : null, problems };
}
