import { describe, expect, it } from '@jest/globals';
import { travellerFieldErrors } from './traveller-checks.ts';

const ana = {
  id: 'p1',
  type: 'ADULT' as const,
  primary: true,
  firstName: 'Ana',
  middleName: '',
  lastName: 'Ruiz',
  gender: 'female' as const,
  dateOfBirth: '1990-01-01',
  nationality: '',
  passportNumber: '',
  documentType: 'passport' as const,
  passportIssuanceDate: '',
  passportExpiryDate: '',
  mealPreference: null,
  specialAssistance: null,
  frequentFlyerAirline: '',
  frequentFlyerNumber: '',
  keepSavedDocument: true,
};

function problems(passportRequired: boolean, hasKeptDocument: boolean, passportNumber = '') {
  return travellerFieldErrors(
    { passportRequired, firstTravelDate: '2026-12-21', lastTravelDate: '2026-12-21' },
    {
      travellers: [{ id: 'p1', type: 'ADULT' }],
      passengers: [{ ...ana, passportNumber, passportExpiryDate: passportNumber && '2031-01-01' }],
      answers: [],
      hasKeptDocument: () => hasKeptDocument,
      today: '2026-11-20',
    },
  ).map(({ path, code }) => `${path} ${code}`);
}

describe('S-02: a page that relies on a document it sent before', () => {
  it.each([
    ['asks for it', true],
    ['does not ask for it', false],
  ])('is told when the server never got it, where the airline %s', (_title, isRequired) => {
    expect(problems(isRequired, false)).toEqual(['passengers.0.passportNumber document_not_kept']);
  });

  it('is right where the server has it', () => expect(problems(true, true)).toEqual([]));
  it('may give another one', () => expect(problems(true, false, 'X1234567')).toEqual([]));
});
