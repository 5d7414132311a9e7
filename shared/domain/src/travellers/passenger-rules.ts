import { ageOn, type LocalDate } from '../dates/local-date.ts';
import { ALONE_FROM_AGE, OLDEST_AGE } from './ages.ts';
import type { DocumentType } from './codes.ts';
import { travellerTypeOfAge, type TravellerType } from './traveller-types.ts';

/** What the rules need of a traveller form (S-06); dates are empty while not given. */
export interface PassengerFacts {
  readonly type: TravellerType;
  readonly dateOfBirth: LocalDate;
  readonly passportNumber: string;
  readonly passportIssuanceDate: string;
  readonly passportExpiryDate: string;
  /** The server already holds this traveller's document (S-02). */
  readonly keepSavedDocument: boolean;
  /** A passport unless it says otherwise. */
  readonly documentType?: DocumentType;
}

export interface TravelFacts {
  readonly today: LocalDate;
  readonly lastTravelDate: LocalDate;
  readonly passportRequired: boolean;
  /** Documents that the supplier takes; a passport where it is not known (W-05). */
  readonly documentTypes?: readonly DocumentType[];
  /** Airlines whose frequent flyers the supplier takes (W-05). */
  readonly loyaltyAirlines?: readonly { readonly code: string; readonly name: string }[];
  /** Nobody of the party is a grown-up, as far as birth dates are known (W-04). */
  readonly withoutGrownUp?: boolean;
}

type PassengerField = 'dateOfBirth' | 'passportNumber' | 'passportIssuanceDate' | 'passportExpiryDate';

type PassengerProblemCode =
  | 'field_required'
  | 'birth_not_past'
  | 'birth_too_early'
  | 'age_not_adult'
  | 'age_not_child'
  | 'age_not_infant'
  | 'minor_without_adult'
  | 'passport_not_issued_yet'
  | 'passport_expires_too_early';

export interface PassengerProblem {
  readonly field: PassengerField;
  readonly code: PassengerProblemCode;
}

const WRONG_AGE = { ADULT: 'age_not_adult', CHILD: 'age_not_child', INFANT: 'age_not_infant' } as const;

/** What is wrong with a birth date wherever one is asked for; whether the age fits is the order's matter. */
export function birthDateProblem(
  dateOfBirth: LocalDate,
  today: LocalDate,
): 'field_required' | 'birth_not_past' | 'birth_too_early' | null {
  if (dateOfBirth === '') return 'field_required';
  if (dateOfBirth >= today) return 'birth_not_past';
  return Number(dateOfBirth.slice(0, 4)) < Number(today.slice(0, 4)) - OLDEST_AGE ? 'birth_too_early' : null;
}

function birthProblem(passenger: PassengerFacts, travel: TravelFacts): PassengerProblem | null {
  const code = birthDateProblem(passenger.dateOfBirth, travel.today);
  if (code) return { field: 'dateOfBirth', code };
  const age = ageOn(passenger.dateOfBirth, travel.lastTravelDate);
  if (travellerTypeOfAge(age) !== passenger.type)
    return { field: 'dateOfBirth', code: WRONG_AGE[passenger.type] };
  return travel.withoutGrownUp && age < ALONE_FROM_AGE
    ? { field: 'dateOfBirth', code: 'minor_without_adult' }
    : null;
}

/** Passport dates are compared where given; the offer decides whether they must be (S-11). */
function documentProblems(passenger: PassengerFacts, travel: TravelFacts): PassengerProblem[] {
  const { passportNumber, passportIssuanceDate, passportExpiryDate, keepSavedDocument } = passenger;
  const problems: PassengerProblem[] = [];
  const mustBeGiven = travel.passportRequired && !keepSavedDocument;
  if (mustBeGiven && passportNumber === '')
    problems.push({ field: 'passportNumber', code: 'field_required' });
  // Tax ids and numbers of known travellers do not expire.
  const { documentType = 'passport' } = passenger;
  if (mustBeGiven && documentType === 'passport' && passportExpiryDate === '') {
    problems.push({ field: 'passportExpiryDate', code: 'field_required' });
  }
  if (passportIssuanceDate !== '' && passportIssuanceDate >= travel.today) {
    problems.push({ field: 'passportIssuanceDate', code: 'passport_not_issued_yet' });
  }
  if (passportExpiryDate !== '' && passportExpiryDate <= travel.lastTravelDate) {
    problems.push({ field: 'passportExpiryDate', code: 'passport_expires_too_early' });
  }
  return problems;
}

/** What is wrong with one traveller on this journey (S-11); the shape of the fields is the schema's matter. */
export function passengerProblems(passenger: PassengerFacts, travel: TravelFacts): PassengerProblem[] {
  const birth = birthProblem(passenger, travel);
  return [...(birth ? [birth] : []), ...documentProblems(passenger, travel)];
}

interface NamedTraveller {
  readonly id: string;
  readonly type: TravellerType;
}

/** Whether the forms stand for exactly the travellers of the priced offer, one each, of the same type (S-07). */
export function travellersMatch(forms: readonly NamedTraveller[], offer: readonly NamedTraveller[]): boolean {
  if (forms.length !== offer.length) return false;
  const typeById = new Map(offer.map((traveller) => [traveller.id, traveller.type]));
  const seen = new Set(forms.map((form) => form.id));
  return seen.size === offer.length && forms.every((form) => typeById.get(form.id) === form.type);
}
