import {
  array,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  pipe,
  string,
  uuid,
  type InferOutput,
} from 'valibot';
import { LEGS_MAX } from '@travesia/domain';
import { SelectionSchema } from '../booking/order-kind.ts';
import { OrderSectionSchema } from '../booking/order-view.ts';
import { LocalDateSchema, MoneySchema } from '../values.ts';
import { BookingAccessSchema, BookingProgressSchema, CodeSchema } from './after-booking.ts';

/** The penalty of the airline, the difference in fare, and what they add up to; below nothing it comes back. */
const amounts = { total: MoneySchema, penalty: MoneySchema, difference: MoneySchema };
const prices = {
  ...amounts,
  travellers: array(object({ name: string(), ...amounts })),
  expiresAt: string(),
};

export const ChangeOffersRequestSchema = object({
  ...BookingAccessSchema.entries,
  /** Which journey is to be another one, from 0. */
  journey: pipe(number(), integer(), minValue(0), maxValue(LEGS_MAX - 1)),
  date: LocalDateSchema,
});

/** Another journey of the same airline. */
export const ChangeOfferSchema = object({ offerRef: string(), section: OrderSectionSchema, ...prices });
export type ChangeOffer = InferOutput<typeof ChangeOfferSchema>;
export const ChangeOffersReplySchema = object({ data: object({ offers: array(ChangeOfferSchema) }) });

export const ChangeQuoteRequestSchema = object({
  ...BookingAccessSchema.entries,
  offerRef: pipe(string(), maxLength(100, 'too_long')),
  /** The total that the page shows. */
  shown: MoneySchema,
});

/** What the change costs now, and what is flown then; nothing has happened yet (M-05). */
export const ChangeQuoteSchema = object({
  changeId: string(),
  sections: array(OrderSectionSchema),
  ...prices,
  /** The total that was shown before, where it is another one now (S-46). */
  previous: nullable(MoneySchema),
  paidWith: string(),
});
export type ChangeQuote = InferOutput<typeof ChangeQuoteSchema>;
export const ChangeQuoteReplySchema = object({ data: ChangeQuoteSchema });

export const ChangeConfirmSchema = object({
  ...BookingAccessSchema.entries,
  changeId: pipe(string(), uuid('id_invalid')),
  code: CodeSchema,
});

/** Under way, or to be paid first: then this is the order for the checkout. */
export const ChangeConfirmedReplySchema = object({
  data: object({ progress: BookingProgressSchema, payment: nullable(SelectionSchema) }),
});
export type ConfirmedChange = InferOutput<typeof ChangeConfirmedReplySchema>['data'];
