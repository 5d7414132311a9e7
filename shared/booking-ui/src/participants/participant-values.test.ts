import { describe, expect, it } from '@jest/globals';
import { parseParticipant, type ParticipantValues } from './participant-values.ts';

const ana = { firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '' };
const place = { id: 'pax_1', type: 'ADULT', primary: true } as const;
const problemsOf = (values: Partial<ParticipantValues>, asksBirthDate: boolean) =>
  parseParticipant({ ...ana, ...values }, place, { asksBirthDate, today: '2026-11-21' }).problems;

describe('T-06 who takes part', () => {
  it.each([
    ['a name is enough where nothing more is asked', {}, false, []],
    ['no last name', { lastName: ' ' }, false, [{ field: 'lastName', code: 'field_required' }]],
    ['no birth date where it is asked', {}, true, [{ field: 'dateOfBirth', code: 'field_required' }]],
    [
      'born tomorrow',
      { dateOfBirth: '2026-11-22' },
      true,
      [{ field: 'dateOfBirth', code: 'birth_not_past' }],
    ],
    ['born on the 30th of February', { dateOfBirth: '1990-02-30' }, true, [expect.anything()]],
    ['all that is asked', { dateOfBirth: '1990-02-03' }, true, []],
  ] as const)('%s', (_title, values, asksBirthDate, problems) => {
    expect(problemsOf(values, asksBirthDate)).toEqual(problems);
  });

  it('sends no birth date that nobody asked for', () => {
    const { payload } = parseParticipant({ ...ana, dateOfBirth: '1990-02-03' }, place, {
      asksBirthDate: false,
      today: '2026-11-21',
    });
    expect(payload).toMatchObject({ id: 'pax_1', firstName: 'Ana', dateOfBirth: '' });
  });
});
