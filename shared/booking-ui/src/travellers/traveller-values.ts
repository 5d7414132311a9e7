import { passengerProblems, type DocumentType, type TravelFacts, type TravellerType } from '@travesia/domain';
import { PassengerSchema, type Passenger } from '@travesia/contracts';
import type { FieldProblem, ParsedForm } from '../form/block-form.ts';
import { parseWithSchema } from '../form/schema-problems.ts';

export type TravellerValues = {
  firstName: string;
  middleName: string;
  lastName: string;
  gender: string;
  dateOfBirth: string;
  nationality: string;
  documentType: string;
  passportNumber: string;
  passportIssuanceDate: string;
  passportExpiryDate: string;
  mealPreference: string;
  specialAssistance: string;
  frequentFlyerAirline: string;
  frequentFlyerNumber: string;
  keepSavedDocument: boolean;
};

export const EMPTY_TRAVELLER: TravellerValues = {
  firstName: '',
  middleName: '',
  lastName: '',
  gender: '',
  dateOfBirth: '',
  nationality: '',
  documentType: '',
  passportNumber: '',
  passportIssuanceDate: '',
  passportExpiryDate: '',
  mealPreference: '',
  specialAssistance: '',
  frequentFlyerAirline: '',
  frequentFlyerNumber: '',
  keepSavedDocument: false,
};

export interface TravellerPlace {
  readonly id: string;
  readonly type: TravellerType;
  /** The first adult (S-06). */
  readonly primary: boolean;
  /** Of whoever is under 18: what the price is for. */
  readonly age?: number;
}

const PASSPORT = 'passport';

/** The chosen kind of document, or the first that is taken. */
export function documentTypeOf(chosen: string, taken: readonly DocumentType[]): DocumentType {
  return taken.find((type) => type === chosen) ?? taken[0] ?? PASSPORT;
}

/** Of a flight whose programmes are known only what it takes; '' is that of the airline that sells the ticket. */
function frequentFlyerOf(
  { frequentFlyerAirline: chosen, frequentFlyerNumber: number }: TravellerValues,
  { loyaltyAirlines }: TravelFacts,
) {
  const isTaken = loyaltyAirlines?.some(({ code }) => code === chosen) ?? true;
  return {
    frequentFlyerAirline: isTaken ? chosen : '',
    frequentFlyerNumber: loyaltyAirlines?.length === 0 ? '' : number,
  };
}

/** A traveller as the server takes it, or what is wrong: shape first, then the rules of the journey (S-11). */
export function parseTraveller(
  values: TravellerValues,
  place: TravellerPlace,
  travel: TravelFacts,
): ParsedForm<Passenger> {
  const { id, type, primary } = place;
  const { documentTypes: taken = [PASSPORT] } = travel;
  const documentType = documentTypeOf(values.documentType, taken);
  const candidate = {
    ...values,
    id,
    type,
    primary,
    documentType,
    // What was typed for another flight is not sent to one that does not take it.
    passportNumber: taken.length > 0 ? values.passportNumber : '',
    mealPreference: values.mealPreference || null,
    specialAssistance: values.specialAssistance || null,
    ...frequentFlyerOf(values, travel),
  };
  const shape = parseWithSchema(PassengerSchema, candidate);
  const problems: FieldProblem[] = [...shape.problems];
  const facts = {
    type: place.type,
    dateOfBirth: values.dateOfBirth,
    passportNumber: values.passportNumber.trim(),
    passportIssuanceDate: values.passportIssuanceDate,
    passportExpiryDate: values.passportExpiryDate,
    keepSavedDocument: values.keepSavedDocument,
    documentType,
  };
  for (const problem of passengerProblems(facts, travel)) {
    if (!problems.some((known) => known.field === problem.field)) problems.push(problem);
  }
  return { payload: problems.length === 0 ? shape.payload : null, problems };
}
