import { describe, expect, it } from '@jest/globals';
import { passengerProblems, travellersMatch, type PassengerFacts } from './passenger-rules.ts';

const travel = { today: '2026-11-20', lastTravelDate: '2027-01-31', passportRequired: false };
const adult: PassengerFacts = {
  type: 'ADULT',
  dateOfBirth: '1990-05-04',
  passportNumber: '',
  passportIssuanceDate: '',
  passportExpiryDate: '',
  keepSavedDocument: false,
};
const codes = (passenger: Partial<PassengerFacts>, journey = {}) =>
  passengerProblems({ ...adult, ...passenger }, { ...travel, ...journey }).map(
    ({ field, code }) => `${field}:${code}`,
  );

describe('S-11: age counts on the last travel date', () => {
  it.each([
    ['ADULT', '2015-01-31', []],
    ['ADULT', '2015-02-01', ['dateOfBirth:age_not_adult']],
    ['CHILD', '2015-02-01', []],
    ['CHILD', '2015-01-31', ['dateOfBirth:age_not_child']],
    ['CHILD', '2025-01-31', []],
    ['CHILD', '2025-02-01', ['dateOfBirth:age_not_child']],
    ['INFANT', '2025-02-01', []],
    ['INFANT', '2025-01-31', ['dateOfBirth:age_not_infant']],
    ['INFANT', '2026-11-20', ['dateOfBirth:birth_not_past']],
    ['ADULT', '', ['dateOfBirth:field_required']],
  ] as const)('%s born %s', (type, dateOfBirth, expected) => {
    expect(codes({ type, dateOfBirth })).toEqual(expected);
  });
});

describe('W-04: nobody under 16 travels without an adult', () => {
  it.each([
    ['ADULT', '2011-01-31', true, []],
    ['ADULT', '2011-02-01', true, ['dateOfBirth:minor_without_adult']],
    ['CHILD', '2018-02-01', true, ['dateOfBirth:minor_without_adult']],
    ['ADULT', '2011-02-01', false, []],
  ] as const)('%s born %s, without a grown-up: %s', (type, dateOfBirth, withoutGrownUp, expected) => {
    expect(codes({ type, dateOfBirth }, { withoutGrownUp })).toEqual(expected);
  });
});

describe('S-11: passport', () => {
  it('may stay empty unless the offer demands it', () => {
    expect(codes({})).toEqual([]);
    expect(codes({}, { passportRequired: true })).toEqual([
      'passportNumber:field_required',
      'passportExpiryDate:field_required',
    ]);
  });

  it('S-02: a document saved before is enough', () => {
    expect(codes({ keepSavedDocument: true }, { passportRequired: true })).toEqual([]);
  });

  it('must be issued before today and outlive the journey', () => {
    expect(codes({ passportIssuanceDate: '2026-11-20' })).toEqual([
      'passportIssuanceDate:passport_not_issued_yet',
    ]);
    expect(codes({ passportIssuanceDate: '2026-11-19' })).toEqual([]);
    expect(codes({ passportExpiryDate: '2027-01-31' })).toEqual([
      'passportExpiryDate:passport_expires_too_early',
    ]);
    expect(codes({ passportExpiryDate: '2027-02-01' })).toEqual([]);
  });
});

describe('S-07: the forms are the travellers of the offer', () => {
  const offer = [
    { id: '1', type: 'ADULT' },
    { id: '2', type: 'CHILD' },
  ] as const;
  it('accepts them in any order', () => {
    expect(travellersMatch([offer[1], offer[0]], offer)).toBe(true);
  });
  it.each([
    ['one missing', [offer[0]]],
    ['one twice', [offer[0], offer[0]]],
    ['another type', [offer[0], { id: '2', type: 'ADULT' as const }]],
    ['an unknown id', [offer[0], { id: '9', type: 'CHILD' as const }]],
  ])('refuses %s', (_, forms) => {
    expect(travellersMatch(forms, offer)).toBe(false);
  });
});
