import { describe, expect, it } from '@jest/globals';
import { parseParticipant, typedAge, type ParticipantValues } from './participant-values.ts';

const ana = { firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '', age: '40' };
const place = { id: 'pax_1', type: 'ADULT', primary: true } as const;
const RULES = { today: '2026-11-21', day: '2026-12-10' };
const problemsOf = (values: Partial<ParticipantValues>, asksBirthDate: boolean) =>
  parseParticipant({ ...ana, ...values }, place, { asksBirthDate, ...RULES }).problems;

describe('T-06 who takes part', () => {
  it.each([
    ['a name and an age are enough where nothing more is asked', {}, false, []],
    ['no age', { age: ' ' }, false, [{ field: 'age', code: 'field_required' }]],
    ['an age in words', { age: 'forty' }, false, [{ field: 'age', code: 'age_unknown' }]],
    ['an age that nobody has', { age: '124' }, false, [{ field: 'age', code: 'age_unknown' }]],
    ['a child in a grown-up’s place: another price, and nothing wrong', { age: '9' }, false, []],
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
    ['eleven on the day: another price, and nothing wrong', { dateOfBirth: '2014-12-11' }, true, []],
  ] as const)('%s', (_title, values, asksBirthDate, problems) => {
    expect(problemsOf(values, asksBirthDate)).toEqual(problems);
  });

  it('sends no birth date that nobody asked for', () => {
    const { payload } = parseParticipant({ ...ana, dateOfBirth: '1990-02-03' }, place, {
      asksBirthDate: false,
      ...RULES,
    });
    expect(payload).toMatchObject({ id: 'pax_1', firstName: 'Ana', dateOfBirth: '', age: 40 });
  });

  it('sends no age beside a birth date', () => {
    const born = { ...ana, dateOfBirth: '1990-02-03' };
    const { payload } = parseParticipant(born, place, { asksBirthDate: true, ...RULES });
    expect(payload).toMatchObject({ dateOfBirth: '1990-02-03', age: null });
  });

  it.each([
    ['age', { age: '15' }, false],
    ['age', { age: '17' }, false],
    ['dateOfBirth', { dateOfBirth: '2010-01-01' }, true],
  ] as const)('W-04: nobody under age goes without an adult (%s)', (field, values, asksBirthDate) => {
    const alone = { asksBirthDate, ...RULES, withoutGrownUp: true };
    expect(parseParticipant({ ...ana, ...values }, place, alone).problems).toEqual([
      { field, code: 'participant_adult_missing' },
    ]);
  });

  it.each([
    ['2014-12-10', true, 12],
    ['2014-12-11', true, 11],
    ['', true, null],
    ['2014-12-10', false, 40],
  ] as const)('W-04: born %s, birth date asked: %s – is %s on the day', (dateOfBirth, asksBirthDate, age) => {
    expect(typedAge({ dateOfBirth, age: '40' }, { asksBirthDate, day: RULES.day })).toBe(age);
  });
});
