import * as v from 'valibot';
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
const blank = v.pipe(v.string(), v.trim(), v.literal(''));

const FrequentFlyerNumberSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[A-Za-z0-9 -]{0,30}$/, 'frequent_flyer_invalid'),
);

/** Who makes the booking and how to reach them; e-mail and phone are required (S-04). */
export const CustomerDetailsSchema = v.object({
  email: EmailSchema,
  phone: PhoneSchema,
  emergencyContact: v.optional(v.union([blank, PhoneSchema], 'phone_invalid'), ''),
  /** Of the first traveller, where their own form has none (W-05). */
  frequentFlyerNumber: v.optional(FrequentFlyerNumberSchema, ''),
  newsletterSubscribe: v.optional(v.boolean(), false),
  /** Agrees to short messages about codes and changes of flights (N-06). */
  textMessages: v.optional(v.boolean(), false),
});
export type CustomerDetails = v.InferOutput<typeof CustomerDetailsSchema>;

/** S-06. Document dates are checked against travel dates by `passengerProblems` of the booking rules. */
export const PassengerSchema = v.object({
  id: IdSchema,
  type: v.picklist(TRAVELLER_TYPES),
  firstName: TravellerNameSchema,
  middleName: v.optional(v.union([blank, TravellerNameSchema], 'name_invalid'), ''),
  lastName: TravellerNameSchema,
  gender: v.picklist(['male', 'female'], 'field_required'),
  dateOfBirth: v.pipe(
    v.string('field_required'),
    v.minLength(1, 'field_required'),
    v.check((text) => LOCAL_DATE.test(text), 'date_invalid'),
    LocalDateSchema,
  ),
  nationality: v.optional(v.union([blank, CountryCodeSchema], 'country_invalid'), ''),
  passportNumber: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9-]{0,20}$/, 'passport_invalid')),
    '',
  ),
  /** Of what kind the number is: one that the offer takes (W-05). */
  documentType: v.optional(v.picklist(DOCUMENT_TYPES), 'passport'),
  passportIssuanceDate: v.optional(v.union([blank, LocalDateSchema], 'date_invalid'), ''),
  passportExpiryDate: v.optional(v.union([blank, LocalDateSchema], 'date_invalid'), ''),
  mealPreference: v.optional(v.nullable(v.picklist(MEAL_CODES)), null),
  specialAssistance: v.optional(v.nullable(v.picklist(ASSISTANCE_CODES)), null),
  /** IATA code of the airline whose programme the number is of: one that the offer supports (W-05). */
  frequentFlyerAirline: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^(?:[A-Z0-9]{2})?$/, 'value_invalid')),
    '',
  ),
  frequentFlyerNumber: v.optional(FrequentFlyerNumberSchema, ''),
  primary: v.optional(v.boolean(), false),
  /** The saved document of this traveller stays: the browser holds only its mask (S-02). */
  keepSavedDocument: v.optional(v.boolean(), false),
});
const LOCAL_DATE = /^\d{4}-\d{2}-\d{2}$/;
export type Passenger = v.InferOutput<typeof PassengerSchema>;

/**
 * A traveller of any kind of order: a guest gives only a name (H-13), a participant a birth date where the
 * supplier asks (T-06). What an order needs beyond that, its `requirements` say.
 */
export const TravellerSchema = v.object({
  ...PassengerSchema.entries,
  gender: v.optional(v.union([blank, v.picklist(['male', 'female'])], 'field_required'), ''),
  dateOfBirth: v.optional(v.union([blank, LocalDateSchema], 'date_invalid'), ''),
  /** On the first day, of a participant whose birth date is not asked (W-04). */
  age: v.optional(
    v.nullable(
      v.pipe(
        v.number('age_unknown'),
        v.integer('age_unknown'),
        v.minValue(0, 'age_unknown'),
        v.maxValue(OLDEST_AGE, 'age_unknown'),
      ),
    ),
  ),
});
export type Traveller = v.InferOutput<typeof TravellerSchema>;
/** Nobody travels twice; somebody whose gender or birth is not asked for may share a name. */
export const TravellersSchema = v.pipe(
  v.array(TravellerSchema),
  v.minLength(1),
  v.maxLength(9),
  v.rawCheck(({ dataset, addIssue }) => {
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
export const TravellerAnswerSchema = v.object({ code: IdSchema, text: shortText(300) });
export type TravellerAnswer = v.InferOutput<typeof TravellerAnswerSchema>;

const billingEntries = v.object({
  cardHolderName: FullNameSchema,
  emailId: EmailSchema,
  addressLine1: requiredText(120),
  addressLine2: v.optional(shortText(120), ''),
  addressLine3: v.optional(shortText(120), ''),
  city: requiredText(80),
  region: v.optional(shortText(80), ''),
  postCode: v.optional(shortText(12), ''),
  country: v.object({ code: CountryCodeSchema, Name: requiredText(80) }),
  isCardHolderTraveling: v.optional(v.boolean(), true),
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
export const BillingInformationSchema = v.pipe(
  billingEntries,
  v.forward(
    v.partialCheck([['postCode'], ['country', 'code']], without('field_required'), 'field_required'),
    ['postCode'],
  ),
  v.forward(
    v.partialCheck([['postCode'], ['country', 'code']], without('postal_invalid'), 'postal_invalid'),
    ['postCode'],
  ),
  v.forward(
    v.partialCheck(
      [['postCode'], ['country', 'code']],
      without('postal_format_invalid'),
      'postal_format_invalid',
    ),
    ['postCode'],
  ),
);
export type BillingInformation = v.InferOutput<typeof BillingInformationSchema>;
