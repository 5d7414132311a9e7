import * as v from 'valibot';
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
export const ActivityCodeSchema = v.pipe(v.string(), v.regex(/^[\w@#|.:+~-]{1,120}$/, 'id_invalid'));

/** Ages as one text of an address, see `formatPaxes`. */
export const PaxesTextSchema = v.pipe(
  v.string('pax_age_invalid'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
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
export const ActivityQuerySchema = v.pipe(
  v.object({
    from: LocalDateSchema,
    to: LocalDateSchema,
    paxes: v.optional(PaxesTextSchema, '30'),
    language: v.optional(LocaleSchema, SUPPLIER_LOCALE),
  }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => to >= from, 'to_before_from'),
    ['to'],
  ),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => daysBetween(from, to) < ACTIVITY_DAYS_MAX,
      'too_many_days',
    ),
    ['to'],
  ),
);
export type ActivityQuery = v.InferOutput<typeof ActivityQuerySchema>;

export const ActivityPlaceSchema = v.object({
  description: v.nullable(v.string()),
  address: v.nullable(v.string()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
});
export type ActivityPlace = v.InferOutput<typeof ActivityPlaceSchema>;

/** Words of the supplier, in `meta.language`; what it does not say is empty. */
export const ActivityContentSchema = v.object({
  description: v.string(),
  highlights: v.array(v.string()),
  included: v.array(v.string()),
  notIncluded: v.array(v.string()),
  /** What to bring, who cannot come, where not to be late. */
  importantInfo: v.array(v.string()),
  /** How the voucher is used. */
  redeemInfo: v.array(v.string()),
  meetingPoint: v.nullable(ActivityPlaceSchema),
  endPoint: v.nullable(ActivityPlaceSchema),
  /** Name of the company that holds it. */
  supplierName: v.nullable(v.string()),
});
export type ActivityContent = v.InferOutput<typeof ActivityContentSchema>;

/** What the people of one age band pay; the bands of a price add up to it. */
export const PaxAmountSchema = v.object({
  ...AgeBandSchema.entries,
  count: v.pipe(v.number(), v.integer()),
  unit: MoneySchema,
  total: MoneySchema,
});
export type PaxAmount = v.InferOutput<typeof PaxAmountSchema>;

/** A time of the day, or a part of it, as the supplier calls it. */
export const ActivitySessionSchema = v.object({ code: v.string(), name: v.string() });
export type ActivitySession = v.InferOutput<typeof ActivitySessionSchema>;
export const ServiceLanguageSchema = v.object({ code: v.string(), name: v.string() });
export type ServiceLanguage = v.InferOutput<typeof ServiceLanguageSchema>;

/** A price on one day, for all people of the query. */
export const ActivityDaySchema = v.object({
  date: LocalDateSchema,
  /** The last day, where it takes more than one. */
  endDate: LocalDateSchema,
  amount: v.pipe(v.number(), v.integer()),
  currency: CurrencyCodeSchema,
  /** Empty where one price is for the group. */
  paxAmounts: v.array(PaxAmountSchema),
  /** One of them is chosen where there are any. */
  sessions: v.array(ActivitySessionSchema),
  languages: v.array(ServiceLanguageSchema),
  cancellation: CancellationSchema,
});
export type ActivityDay = v.InferOutput<typeof ActivityDaySchema>;

export const ActivityQuestionSchema = v.object({ code: v.string(), text: v.string(), required: v.boolean() });
export type ActivityQuestion = v.InferOutput<typeof ActivityQuestionSchema>;

/** One way to do it: with or without transfer, by boat or on foot. */
export const ActivityModalitySchema = v.object({
  code: v.string(),
  name: v.string(),
  duration: v.nullable(ActivityDurationSchema),
  amountUnitType: AmountUnitSchema,
  ageBands: v.array(AgeBandSchema),
  /** Answered in checkout; their answers go to the supplier. */
  questions: v.array(ActivityQuestionSchema),
  /** The supplier wants everybody's birth date (T-06). */
  asksBirthDates: v.boolean(),
  /** Cheapest first; each with the days it can be had. */
  rates: v.array(v.object({ ...ActivityRateSchema.entries, days: v.array(ActivityDaySchema) })),
});
export type ActivityModality = v.InferOutput<typeof ActivityModalitySchema>;

export const ActivityReplySchema = v.object({
  data: v.object({
    activity: ActivityHeadSchema,
    content: ActivityContentSchema,
    /** Every day of the query: its lowest price, or null where nothing can be had. */
    calendar: v.array(v.object({ date: LocalDateSchema, amountFrom: v.nullable(MoneySchema) })),
    /** Empty where nothing can be had on these days for these people. */
    modalities: v.array(ActivityModalitySchema),
  }),
  meta: v.object({
    currency: CurrencyCodeSchema,
    from: LocalDateSchema,
    to: LocalDateSchema,
    paxes: v.array(v.object({ age: v.number() })),
    language: v.string(),
    expiresAt: v.string(),
    /** Land around the meeting point, a path in kilometres east and south of it; null where no coast is near. */
    coast: v.optional(v.nullable(v.string()), null),
  }),
});
export type ActivityReply = v.InferOutput<typeof ActivityReplySchema>;
