import {
  PassengerSchema,
  type FieldError,
  type OrderView,
  type Traveller,
  type TravellerAnswer,
} from '@travesia/contracts';
import {
  ageOn,
  birthDateProblem,
  GROWN_UP_AGE,
  isWithoutGrownUp,
  passengerProblems,
  type LocalDate,
} from '@travesia/domain';
import * as v from 'valibot';

export interface GivenTravellers {
  /** Who travels, as the order has it. */
  readonly travellers: OrderView['travellers'];
  readonly passengers: readonly Traveller[];
  readonly answers: readonly TravellerAnswer[];
  readonly hasKeptDocument: (travellerId: string) => boolean;
  readonly today: LocalDate;
}

type Problem = Pick<FieldError, 'path' | 'code'>;

/** All a ticket needs (S-07, S-11). */
function passengerErrors(requirements: OrderView['requirements'], given: GivenTravellers): Problem[] {
  const { lastTravelDate, passportRequired } = requirements;
  const travel = {
    today: given.today,
    lastTravelDate,
    passportRequired,
    withoutGrownUp: isWithoutGrownUp(
      given.passengers.map(({ dateOfBirth }) => dateOfBirth),
      lastTravelDate,
    ),
  };
  return given.passengers.flatMap((passenger, index) => {
    const at = (field: string) => `passengers.${index}.${field}`;
    const parsed = v.safeParse(PassengerSchema, passenger);
    if (!parsed.success) {
      return parsed.issues.map((issue) => ({
        path: at(issue.path?.map(({ key }) => String(key)).join('.') ?? ''),
        code: issue.message,
      }));
    }
    const keepSavedDocument = given.hasKeptDocument(passenger.id);
    // A page that came back relies on a document that never arrived, or was given for another order.
    if (passenger.keepSavedDocument && !keepSavedDocument && passenger.passportNumber === '') {
      return [{ path: at('passportNumber'), code: 'document_not_kept' }];
    }
    return passengerProblems({ ...passenger, keepSavedDocument }, travel).map(({ field, code }) => ({
      path: at(field),
      code,
    }));
  });
}

/** A birth date where the supplier asks for one (T-06); a guest gives only a name (H-13). */
function birthErrors({ passengers, today }: GivenTravellers): Problem[] {
  return passengers.flatMap(({ dateOfBirth }, index): Problem[] => {
    const code = birthDateProblem(dateOfBirth, today);
    return code ? [{ path: `passengers.${index}.dateOfBirth`, code }] : [];
  });
}

/** Of a participant on the day itself; null where neither birth date nor age was given. */
function ageOfParticipant({ dateOfBirth, age }: Pick<Traveller, 'dateOfBirth' | 'age'>, day: LocalDate) {
  return dateOfBirth === '' ? (age ?? null) : ageOn(dateOfBirth, day);
}

/** Somebody grown up takes part; whose age nobody gave accuses nobody (W-04). */
function partyErrors(
  { firstTravelDate }: OrderView['requirements'],
  { passengers }: GivenTravellers,
): Problem[] {
  const areAllMinors = passengers.every((person) => {
    const age = ageOfParticipant(person, firstTravelDate);
    return age !== null && age < GROWN_UP_AGE;
  });
  if (!areAllMinors) return [];
  return passengers.map(({ dateOfBirth }, index) => ({
    path: `passengers.${index}.${dateOfBirth === '' ? 'age' : 'dateOfBirth'}`,
    code: 'participant_adult_missing',
  }));
}

function answerErrors({ questions = [] }: OrderView['requirements'], given: GivenTravellers): Problem[] {
  const codes = new Set(questions.map(({ code }) => code));
  const unknown = given.answers.flatMap(({ code }, index): Problem[] =>
    codes.has(code) ? [] : [{ path: `answers.${index}.code`, code: 'value_invalid' }],
  );
  const missing = questions
    .filter(
      ({ code, required }) =>
        required && !given.answers.some((answer) => answer.code === code && answer.text !== ''),
    )
    .map(({ code }): Problem => ({ path: `answers.${code}`, code: 'field_required' }));
  return [...unknown, ...missing];
}

/** Whether each traveller is of the age that the price is for (W-04), as far as ages were given. */
export function areOfPricedAges(
  { firstTravelDate, lastTravelDate, travellerFields = 'passenger' }: OrderView['requirements'],
  travellers: OrderView['travellers'],
  passengers: readonly (Pick<Traveller, 'id' | 'dateOfBirth'> & Partial<Pick<Traveller, 'age'>>)[],
): boolean {
  const day = travellerFields === 'passenger' ? lastTravelDate : firstTravelDate;
  return passengers.every(({ id, dateOfBirth, age: given = null }) => {
    const ages = travellers.find((traveller) => traveller.id === id)?.ages;
    const age = ageOfParticipant({ dateOfBirth, age: given }, day);
    return !ages || age === null || (age >= ages.from && age <= ages.to);
  });
}

/** What is wrong with the forms, by what this kind of order needs of its travellers. */
export function travellerFieldErrors(
  requirements: OrderView['requirements'],
  given: GivenTravellers,
): Problem[] {
  const answers = answerErrors(requirements, given);
  switch (requirements.travellerFields ?? 'passenger') {
    case 'passenger':
      return [...passengerErrors(requirements, given), ...answers];
    case 'name-and-birth':
      return [...birthErrors(given), ...partyErrors(requirements, given), ...answers];
    default:
      return [...partyErrors(requirements, given), ...answers];
  }
}
