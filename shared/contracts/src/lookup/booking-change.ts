import * as v from 'valibot';
import { LEGS_MAX } from '@travesia/domain';
import { SelectionSchema } from '../booking/order-kind.ts';
import { OrderSectionSchema } from '../booking/order-view.ts';
import { LocalDateSchema, MoneySchema } from '../values.ts';
import { BookingAccessSchema, BookingProgressSchema, CodeSchema } from './after-booking.ts';

/** The penalty of the airline, the difference in fare, and what they add up to; below nothing it comes back. */
const amounts = { total: MoneySchema, penalty: MoneySchema, difference: MoneySchema };
const prices = {
  ...amounts,
  travellers: v.array(v.object({ name: v.string(), ...amounts })),
  expiresAt: v.string(),
};

export const ChangeOffersRequestSchema = v.object({
  ...BookingAccessSchema.entries,
  /** Which journey is to be another one, from 0. */
  journey: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LEGS_MAX - 1)),
  date: LocalDateSchema,
});

/** Another journey of the same airline. */
export const ChangeOfferSchema = v.object({ offerRef: v.string(), section: OrderSectionSchema, ...prices });
export type ChangeOffer = v.InferOutput<typeof ChangeOfferSchema>;
export const ChangeOffersReplySchema = v.object({ data: v.object({ offers: v.array(ChangeOfferSchema) }) });

export const ChangeQuoteRequestSchema = v.object({
  ...BookingAccessSchema.entries,
  offerRef: v.pipe(v.string(), v.maxLength(100, 'too_long')),
  /** The total that the page shows. */
  shown: MoneySchema,
});

/** What the change costs now, and what is flown then; nothing has happened yet (M-05). */
export const ChangeQuoteSchema = v.object({
  changeId: v.string(),
  sections: v.array(OrderSectionSchema),
  ...prices,
  /** The total that was shown before, where it is another one now (S-46). */
  previous: v.nullable(MoneySchema),
  paidWith: v.string(),
});
export type ChangeQuote = v.InferOutput<typeof ChangeQuoteSchema>;
export const ChangeQuoteReplySchema = v.object({ data: ChangeQuoteSchema });

export const ChangeConfirmSchema = v.object({
  ...BookingAccessSchema.entries,
  changeId: v.pipe(v.string(), v.uuid('id_invalid')),
  code: CodeSchema,
});

/** Under way, or to be paid first: then this is the order for the checkout. */
export const ChangeConfirmedReplySchema = v.object({
  data: v.object({ progress: BookingProgressSchema, payment: v.nullable(SelectionSchema) }),
});
export type ConfirmedChange = v.InferOutput<typeof ChangeConfirmedReplySchema>['data'];
