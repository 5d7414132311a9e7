import {
  PassengerSchema,
  type FieldError,
  type OrderView,
  type Traveller,
  type TravellerAnswer,
} from '@travesia/contracts';
import {
  birthDateProblem,
  isOfAges,
  isWithoutGrownUp,
  passengerProblems,
  type LocalDate,
} from '@travesia/domain';
import { safeParse } from 'valibot';

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
    const parsed = safeParse(PassengerSchema, passenger);
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

/** A birth date where the supplier asks for one, of the age that was paid for (T-06); a guest gives only a name (H-13). */
function birthErrors({ firstTravelDate }: OrderView['requirements'], given: GivenTravellers): Problem[] {
  return given.passengers.flatMap(({ id, dateOfBirth }, index): Problem[] => {
    const path = `passengers.${index}.dateOfBirth`;
    const code = birthDateProblem(dateOfBirth, given.today);
    if (code) return [{ path, code }];
    const ages = given.travellers.find((traveller) => traveller.id === id)?.ages;
    return !ages || isOfAges(dateOfBirth, firstTravelDate, ages) ? [] : [{ path, code: 'age_not_in_band' }];
  });
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

/** Whether each traveller is of the age that the price is for (W-04); guests and participants are judged above. */
export function areOfPricedAges(
  { lastTravelDate, travellerFields = 'passenger' }: OrderView['requirements'],
  travellers: OrderView['travellers'],
  passengers: readonly Pick<Traveller, 'id' | 'dateOfBirth'>[],
): boolean {
  if (travellerFields !== 'passenger') return true;
  return passengers.every(({ id, dateOfBirth }) => {
    const ages = travellers.find((traveller) => traveller.id === id)?.ages;
    return !ages || isOfAges(dateOfBirth, lastTravelDate, ages);
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
      return [...birthErrors(requirements, given), ...answers];
    default:
      return answers;
  }
}
