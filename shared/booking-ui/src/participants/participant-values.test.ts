import { describe, expect, it } from '@jest/globals';
import { parseParticipant, type ParticipantValues } from './participant-values.ts';

const ana = { firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '' };
const place = { id: 'pax_1', type: 'ADULT', primary: true, ages: { from: 12, to: 99 } } as const;
const RULES = { today: '2026-11-21', day: '2026-12-10' };
const problemsOf = (values: Partial<ParticipantValues>, asksBirthDate: boolean) =>
  parseParticipant({ ...ana, ...values }, place, { asksBirthDate, ...RULES }).problems;

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
    ['twelve on the day itself', { dateOfBirth: '2014-12-10' }, true, []],
    [
      'eleven on the day: somebody else pays that price',
      { dateOfBirth: '2014-12-11' },
      true,
      [{ field: 'dateOfBirth', code: 'age_not_in_band' }],
    ],
  ] as const)('%s', (_title, values, asksBirthDate, problems) => {
    expect(problemsOf(values, asksBirthDate)).toEqual(problems);
  });

  it('sends no birth date that nobody asked for', () => {
    const { payload } = parseParticipant({ ...ana, dateOfBirth: '1990-02-03' }, place, {
      asksBirthDate: false,
      ...RULES,
    });
    expect(payload).toMatchObject({ id: 'pax_1', firstName: 'Ana', dateOfBirth: '' });
  });

  it('any age will do where one price is for everybody', () => {
    const anybody = { ...place, ages: null };
    const born = { ...ana, dateOfBirth: '2026-01-01' };
    expect(parseParticipant(born, anybody, { asksBirthDate: true, ...RULES }).problems).toEqual([]);
  });
});
