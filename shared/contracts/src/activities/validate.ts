import {
  array,
  boolean,
  integer,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  type InferOutput,
} from 'valibot';
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
export const ActivityValidatePayloadSchema = object({
  code: ActivityCodeSchema,
  modality: ActivityCodeSchema,
  date: LocalDateSchema,
  paxes: PaxesSchema,
  /** Which rate of the modality; the cheapest unless said. */
  rate: optional(nullable(ActivityCodeSchema)),
  /** Needed where the day has sessions, or languages: the first unless said. */
  session: optional(nullable(ActivityCodeSchema)),
  serviceLanguage: optional(nullable(ActivityCodeSchema)),
  /** Of the supplier's texts. */
  language: optional(LocaleSchema, SUPPLIER_LOCALE),
  /** What the page showed: where it differs, the reply says so. It never makes a price. */
  shownTotal: optional(nullable(MoneySchema)),
});
export type ActivityValidatePayload = InferOutput<typeof ActivityValidatePayloadSchema>;

/** A rate as the supplier holds it for this visitor; its rateKey is what set/activity-order takes (B-25). */
export const PricedActivityRateSchema = object({
  rateKey: string(),
  code: string(),
  name: string(),
  amount: pipe(number(), integer()),
  currency: CurrencyCodeSchema,
  amountUnitType: AmountUnitSchema,
  paxAmounts: array(PaxAmountSchema),
  cancellation: CancellationSchema,
  date: LocalDateSchema,
  endDate: LocalDateSchema,
  session: nullable(ActivitySessionSchema),
  serviceLanguage: nullable(ServiceLanguageSchema),
});
export type PricedActivityRate = InferOutput<typeof PricedActivityRateSchema>;

export const ActivityValidateReplySchema = object({
  data: object({
    activity: ActivityHeadSchema,
    modality: object({ code: string(), name: string() }),
    rate: PricedActivityRateSchema,
    meetingPoint: nullable(ActivityPlaceSchema),
    questions: array(ActivityQuestionSchema),
    /** What each person gives in checkout (T-06). */
    travellerFields: picklist(['name', 'name-and-birth']),
  }),
  meta: object({
    paxes: array(object({ age: number() })),
    priceChanged: boolean(),
    previousTotal: nullable(MoneySchema),
    /** Seconds the price is held by the server (S-43). */
    secondsLeft: pipe(number(), integer()),
    language: string(),
  }),
});
export type ActivityValidateReply = InferOutput<typeof ActivityValidateReplySchema>;
