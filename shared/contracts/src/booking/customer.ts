import {
  boolean,
  check,
  forward,
  integer,
  literal,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  partialCheck,
  picklist,
  pipe,
  rawCheck,
  union,
  array,
  maxLength,
  minLength,
  regex,
  string,
  trim,
  type InferOutput,
} from 'valibot';
import {
  ASSISTANCE_CODES,
  DOCUMENT_TYPES,
  earlierSameTraveller,
  MEAL_CODES,
  OLDEST_AGE,
  postalCodeProblem,
  TRAVELLER_TYPES,
  type PostalCodeProblem,
} from '@travesia/domain';
import { EmailSchema, PhoneSchema } from '../contact-values.ts';
import { CountryCodeSchema, IdSchema, LocalDateSchema, requiredText, shortText } from '../values.ts';
import { FullNameSchema, TravellerNameSchema } from './person-name.ts';

/** An optional form field: an empty string means "not given". */
const blank = pipe(string(), trim(), literal(''));

const FrequentFlyerNumberSchema = pipe(
  string(),
  trim(),
  regex(/^[A-Za-z0-9 -]{0,30}$/, 'frequent_flyer_invalid'),
);

/** Who makes the booking and how to reach them; e-mail and phone are required (S-04). */
export const CustomerDetailsSchema = object({
  email: EmailSchema,
  phone: PhoneSchema,
  emergencyContact: optional(union([blank, PhoneSchema], 'phone_invalid'), ''),
  /** Of the first traveller, where their own form has none (W-05). */
  frequentFlyerNumber: optional(FrequentFlyerNumberSchema, ''),
  newsletterSubscribe: optional(boolean(), false),
  /** Agrees to short messages about codes and changes of flights (N-06). */
  textMessages: optional(boolean(), false),
});
export type CustomerDetails = InferOutput<typeof CustomerDetailsSchema>;

/** S-06. Document dates are checked against travel dates by `passengerProblems` of the booking rules. */
export const PassengerSchema = object({
  id: IdSchema,
  type: picklist(TRAVELLER_TYPES),
  firstName: TravellerNameSchema,
  middleName: optional(union([blank, TravellerNameSchema], 'name_invalid'), ''),
  lastName: TravellerNameSchema,
  gender: picklist(['male', 'female'], 'field_required'),
  dateOfBirth: pipe(
    string('field_required'),
    minLength(1, 'field_required'),
    check((text) => LOCAL_DATE.test(text), 'date_invalid'),
    LocalDateSchema,
  ),
  nationality: optional(union([blank, CountryCodeSchema], 'country_invalid'), ''),
  passportNumber: optional(pipe(string(), trim(), regex(/^[A-Za-z0-9-]{0,20}$/, 'passport_invalid')), ''),
  /** Of what kind the number is: one that the offer takes (W-05). */
  documentType: optional(picklist(DOCUMENT_TYPES), 'passport'),
  passportIssuanceDate: optional(union([blank, LocalDateSchema], 'date_invalid'), ''),
  passportExpiryDate: optional(union([blank, LocalDateSchema], 'date_invalid'), ''),
  mealPreference: optional(nullable(picklist(MEAL_CODES)), null),
  specialAssistance: optional(nullable(picklist(ASSISTANCE_CODES)), null),
  /** IATA code of the airline whose programme the number is of: one that the offer supports (W-05). */
  frequentFlyerAirline: optional(pipe(string(), trim(), regex(/^(?:[A-Z0-9]{2})?$/, 'value_invalid')), ''),
  frequentFlyerNumber: optional(FrequentFlyerNumberSchema, ''),
  primary: optional(boolean(), false),
  /** The saved document of this traveller stays: the browser holds only its mask (S-02). */
  keepSavedDocument: optional(boolean(), false),
});
const LOCAL_DATE = /^\d{4}-\d{2}-\d{2}$/;
export type Passenger = InferOutput<typeof PassengerSchema>;

/**
 * A traveller of any kind of order: a guest gives only a name (H-13), a participant a birth date where the
 * supplier asks (T-06). What an order needs beyond that, its `requirements` say.
 */
export const TravellerSchema = object({
  ...PassengerSchema.entries,
  gender: optional(union([blank, picklist(['male', 'female'])], 'field_required'), ''),
  dateOfBirth: optional(union([blank, LocalDateSchema], 'date_invalid'), ''),
  /** On the first day, of a participant whose birth date is not asked (W-04). */
  age: optional(
    nullable(
      pipe(
        number('age_unknown'),
        integer('age_unknown'),
        minValue(0, 'age_unknown'),
        maxValue(OLDEST_AGE, 'age_unknown'),
      ),
    ),
  ),
});
export type Traveller = InferOutput<typeof TravellerSchema>;
/** Nobody travels twice; somebody whose gender or birth is not asked for may share a name. */
export const TravellersSchema = pipe(
  array(TravellerSchema),
  minLength(1),
  maxLength(9),
  rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, earlier] of earlierSameTraveller(input).entries()) {
      const value = input[key];
      if (earlier === null || !value) continue;
      addIssue({
        message: 'same_traveller',
        path: [
          { type: 'array', origin: 'value', input, key, value },
          { type: 'object', origin: 'value', input: value, key: 'firstName', value: value.firstName },
        ],
      });
    }
  }),
);

/** An answer to a question of the supplier (order view: `requirements.questions`). */
export const TravellerAnswerSchema = object({ code: IdSchema, text: shortText(300) });
export type TravellerAnswer = InferOutput<typeof TravellerAnswerSchema>;

const billingEntries = object({
  cardHolderName: FullNameSchema,
  emailId: EmailSchema,
  addressLine1: requiredText(120),
  addressLine2: optional(shortText(120), ''),
  addressLine3: optional(shortText(120), ''),
  city: requiredText(80),
  region: optional(shortText(80), ''),
  postCode: optional(shortText(12), ''),
  country: object({ code: CountryCodeSchema, Name: requiredText(80) }),
  isCardHolderTraveling: optional(boolean(), true),
});

interface PostalInput {
  readonly postCode: string;
  readonly country: { readonly code: string };
}
const without = (problem: PostalCodeProblem) => (input: PostalInput) =>
  postalCodeProblem(input.country.code, input.postCode) !== problem;

/**
 * S-14; the postal code is checked with its country, also while other fields are still wrong.
 * One check per rule, because a check's message is its code.
 */
export const BillingInformationSchema = pipe(
  billingEntries,
  forward(partialCheck([['postCode'], ['country', 'code']], without('field_required'), 'field_required'), [
    'postCode',
  ]),
  forward(partialCheck([['postCode'], ['country', 'code']], without('postal_invalid'), 'postal_invalid'), [
    'postCode',
  ]),
  forward(
    partialCheck(
      [['postCode'], ['country', 'code']],
      without('postal_format_invalid'),
      'postal_format_invalid',
    ),
    ['postCode'],
  ),
);
export type BillingInformation = InferOutput<typeof BillingInformationSchema>;
