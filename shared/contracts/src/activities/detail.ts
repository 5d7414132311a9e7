import {
  array,
  boolean,
  forward,
  integer,
  nullable,
  number,
  object,
  optional,
  partialCheck,
  pipe,
  rawTransform,
  regex,
  string,
  type InferOutput,
} from 'valibot';
import { ACTIVITY_DAYS_MAX, SUPPLIER_LOCALE, daysBetween, parsePaxes, paxesProblem } from '@travesia/domain';
import { CancellationSchema } from '../hotels/hotel.ts';
import { LocaleSchema } from '../platform/locale.ts';
import { CurrencyCodeSchema, LocalDateSchema, MoneySchema } from '../values.ts';
import {
  ActivityDurationSchema,
  ActivityHeadSchema,
  ActivityRateSchema,
  AgeBandSchema,
  AmountUnitSchema,
} from './activity.ts';

/** Codes of this supplier hold more than letters; they are percent-encoded in an address. */
export const ActivityCodeSchema = pipe(string(), regex(/^[\w@#|.:+~-]{1,120}$/, 'id_invalid'));

/** Ages as one text of an address, see `formatPaxes`. */
export const PaxesTextSchema = pipe(
  string('pax_age_invalid'),
  rawTransform(({ dataset, addIssue, NEVER }) => {
    const paxes = parsePaxes(dataset.value);
    const problem = paxes ? paxesProblem(paxes) : 'pax_age_invalid';
    if (!paxes || problem) {
      addIssue({ message: problem ?? 'pax_age_invalid' });
      return NEVER;
    }
    return paxes;
  }),
);

/** GET /activities/{code}?from&to and GET /tours/{code}?from&to (B-37, B-38); one adult unless `paxes` says more. */
export const ActivityQuerySchema = pipe(
  object({
    from: LocalDateSchema,
    to: LocalDateSchema,
    paxes: optional(PaxesTextSchema, '30'),
    language: optional(LocaleSchema, SUPPLIER_LOCALE),
  }),
  forward(
    partialCheck([['from'], ['to']], ({ from, to }) => to >= from, 'to_before_from'),
    ['to'],
  ),
  forward(
    partialCheck(
      [['from'], ['to']],
      ({ from, to }) => daysBetween(from, to) < ACTIVITY_DAYS_MAX,
      'too_many_days',
    ),
    ['to'],
  ),
);
export type ActivityQuery = InferOutput<typeof ActivityQuerySchema>;

export const ActivityPlaceSchema = object({
  description: nullable(string()),
  address: nullable(string()),
  latitude: nullable(number()),
  longitude: nullable(number()),
});
export type ActivityPlace = InferOutput<typeof ActivityPlaceSchema>;

/** Words of the supplier, in `meta.language`; what it does not say is empty. */
export const ActivityContentSchema = object({
  description: string(),
  highlights: array(string()),
  included: array(string()),
  notIncluded: array(string()),
  /** What to bring, who cannot come, where not to be late. */
  importantInfo: array(string()),
  /** How the voucher is used. */
  redeemInfo: array(string()),
  meetingPoint: nullable(ActivityPlaceSchema),
  endPoint: nullable(ActivityPlaceSchema),
  /** Name of the company that holds it. */
  supplierName: nullable(string()),
});
export type ActivityContent = InferOutput<typeof ActivityContentSchema>;

/** What the people of one age band pay; the bands of a price add up to it. */
export const PaxAmountSchema = object({
  ...AgeBandSchema.entries,
  count: pipe(number(), integer()),
  unit: MoneySchema,
  total: MoneySchema,
});
export type PaxAmount = InferOutput<typeof PaxAmountSchema>;

/** A time of the day, or a part of it, as the supplier calls it. */
export const ActivitySessionSchema = object({ code: string(), name: string() });
export type ActivitySession = InferOutput<typeof ActivitySessionSchema>;
export const ServiceLanguageSchema = object({ code: string(), name: string() });
export type ServiceLanguage = InferOutput<typeof ServiceLanguageSchema>;

/** A price on one day, for all people of the query. */
export const ActivityDaySchema = object({
  date: LocalDateSchema,
  /** The last day, where it takes more than one. */
  endDate: LocalDateSchema,
  amount: pipe(number(), integer()),
  currency: CurrencyCodeSchema,
  /** Empty where one price is for the group. */
  paxAmounts: array(PaxAmountSchema),
  /** One of them is chosen where there are any. */
  sessions: array(ActivitySessionSchema),
  languages: array(ServiceLanguageSchema),
  cancellation: CancellationSchema,
});
export type ActivityDay = InferOutput<typeof ActivityDaySchema>;

export const ActivityQuestionSchema = object({ code: string(), text: string(), required: boolean() });
export type ActivityQuestion = InferOutput<typeof ActivityQuestionSchema>;

/** One way to do it: with or without transfer, by boat or on foot. */
export const ActivityModalitySchema = object({
  code: string(),
  name: string(),
  duration: nullable(ActivityDurationSchema),
  amountUnitType: AmountUnitSchema,
  ageBands: array(AgeBandSchema),
  /** Answered in checkout; their answers go to the supplier. */
  questions: array(ActivityQuestionSchema),
  /** The supplier wants everybody's birth date (T-06). */
  asksBirthDates: boolean(),
  /** Cheapest first; each with the days it can be had. */
  rates: array(object({ ...ActivityRateSchema.entries, days: array(ActivityDaySchema) })),
});
export type ActivityModality = InferOutput<typeof ActivityModalitySchema>;

export const ActivityReplySchema = object({
  data: object({
    activity: ActivityHeadSchema,
    content: ActivityContentSchema,
    /** Every day of the query: its lowest price, or null where nothing can be had. */
    calendar: array(object({ date: LocalDateSchema, amountFrom: nullable(MoneySchema) })),
    /** Empty where nothing can be had on these days for these people. */
    modalities: array(ActivityModalitySchema),
  }),
  meta: object({
    currency: CurrencyCodeSchema,
    from: LocalDateSchema,
    to: LocalDateSchema,
    paxes: array(object({ age: number() })),
    language: string(),
    expiresAt: string(),
    /** Land around the meeting point, a path in kilometres east and south of it; null where no coast is near. */
    coast: optional(nullable(string()), null),
  }),
});
export type ActivityReply = InferOutput<typeof ActivityReplySchema>;
