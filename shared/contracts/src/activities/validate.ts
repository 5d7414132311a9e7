import * as v from 'valibot';
import { SUPPLIER_LOCALE } from '@travesia/domain';
import { CancellationSchema } from '../hotels/hotel.ts';
import { LocaleSchema } from '../platform/locale.ts';
import { CurrencyCodeSchema, LocalDateSchema, MoneySchema } from '../values.ts';
import { ActivityHeadSchema, AmountUnitSchema } from './activity.ts';
import {
  ActivityCodeSchema,
  ActivityPlaceSchema,
  ActivityQuestionSchema,
  ActivitySessionSchema,
  PaxAmountSchema,
  ServiceLanguageSchema,
} from './detail.ts';
import { PaxesSchema } from './search.ts';

/** POST /activities/validate and POST /tours/validate (B-37, B-38). */
export const ActivityValidatePayloadSchema = v.object({
  code: ActivityCodeSchema,
  modality: ActivityCodeSchema,
  date: LocalDateSchema,
  paxes: PaxesSchema,
  /** Which rate of the modality; the cheapest unless said. */
  rate: v.optional(v.nullable(ActivityCodeSchema)),
  /** Needed where the day has sessions, or languages: the first unless said. */
  session: v.optional(v.nullable(ActivityCodeSchema)),
  serviceLanguage: v.optional(v.nullable(ActivityCodeSchema)),
  /** Of the supplier's texts. */
  language: v.optional(LocaleSchema, SUPPLIER_LOCALE),
  /** What the page showed: where it differs, the reply says so. It never makes a price. */
  shownTotal: v.optional(v.nullable(MoneySchema)),
});
export type ActivityValidatePayload = v.InferOutput<typeof ActivityValidatePayloadSchema>;

/** A rate as the supplier holds it for this visitor; its rateKey is what set/activity-order takes (B-25). */
export const PricedActivityRateSchema = v.object({
  rateKey: v.string(),
  code: v.string(),
  name: v.string(),
  amount: v.pipe(v.number(), v.integer()),
  currency: CurrencyCodeSchema,
  amountUnitType: AmountUnitSchema,
  paxAmounts: v.array(PaxAmountSchema),
  cancellation: CancellationSchema,
  date: LocalDateSchema,
  endDate: LocalDateSchema,
  session: v.nullable(ActivitySessionSchema),
  serviceLanguage: v.nullable(ServiceLanguageSchema),
});
export type PricedActivityRate = v.InferOutput<typeof PricedActivityRateSchema>;

export const ActivityValidateReplySchema = v.object({
  data: v.object({
    activity: ActivityHeadSchema,
    modality: v.object({ code: v.string(), name: v.string() }),
    rate: PricedActivityRateSchema,
    meetingPoint: v.nullable(ActivityPlaceSchema),
    questions: v.array(ActivityQuestionSchema),
    /** What each person gives in checkout (T-06). */
    travellerFields: v.picklist(['name', 'name-and-birth']),
  }),
  meta: v.object({
    paxes: v.array(v.object({ age: v.number() })),
    priceChanged: v.boolean(),
    previousTotal: v.nullable(MoneySchema),
    /** Seconds the price is held by the server (S-43). */
    secondsLeft: v.pipe(v.number(), v.integer()),
    language: v.string(),
  }),
});
export type ActivityValidateReply = v.InferOutput<typeof ActivityValidateReplySchema>;
