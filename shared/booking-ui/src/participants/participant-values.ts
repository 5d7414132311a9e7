import { TravellerSchema, type Traveller } from '@travesia/contracts';
import type { LocalDate, TravellerType } from '@travesia/domain';
import type { ParsedForm } from '../form/block-form.ts';
import { parseWithSchema } from '../form/schema-problems.ts';

export type ParticipantValues = { firstName: string; lastName: string; dateOfBirth: string };

export const EMPTY_PARTICIPANT: ParticipantValues = { firstName: '', lastName: '', dateOfBirth: '' };

export interface ParticipantRules {
  /** The supplier wants a birth date (T-06). */
  readonly asksBirthDate: boolean;
  readonly today: LocalDate;
}

/** Who takes part, as the server takes it: a name, and a birth date only where it is asked (T-06). */
export function parseParticipant(
  values: ParticipantValues,
  place: { id: string; type: TravellerType; primary: boolean },
  { asksBirthDate, today }: ParticipantRules,
): ParsedForm<Traveller> {
  const { firstName, lastName } = values;
  const dateOfBirth = asksBirthDate ? values.dateOfBirth : '';
  const shape = parseWithSchema(TravellerSchema, { firstName, lastName, dateOfBirth, ...place });
  const problems = [...shape.problems];
  const isOpen = asksBirthDate && !problems.some(({ field }) => field === 'dateOfBirth');
  if (isOpen && dateOfBirth === '') problems.push({ field: 'dateOfBirth', code: 'field_required' });
  if (isOpen && dateOfBirth >= today) problems.push({ field: 'dateOfBirth', code: 'birth_not_past' });
  return { payload: problems.length === 0 ? shape.payload : null, problems };
}
