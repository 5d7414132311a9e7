import {
  array,
  boolean,
  integer,
  maxLength,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  trim,
  unknown,
  uuid,
  type InferOutput,
} from 'valibot';
import { BookingStateSchema } from '../booking/order-view.ts';
import { ConfirmedBookingSchema } from '../booking/confirmed-booking.ts';
import { OrderKindSchema } from '../booking/order-kind.ts';
import { MoneySchema } from '../values.ts';
import { DeskDoneSchema, DeskWaySchema } from './acts.ts';
import { DeskItemSchema } from './queue.ts';

const TEXT_MAX = 2_000;
const PAYMENT_STATES = [
  'created',
  'challenge',
  'authorised',
  'capturing',
  'captured',
  'declined',
  'voiding',
  'voided',
] as const;
const LEDGER_KINDS = [
  'authorised',
  'captured',
  'refunded',
  'disputed',
  'supplier_cost',
  'supplier_refund',
  'margin',
  'fee',
  'discount',
  'paid_elsewhere',
] as const;
const ORDER_STATES = [
  'placing',
  'pending',
  'placed',
  'unknown',
  'refused',
  'absent',
  'cancelled',
  'held',
  'paying',
] as const;
const MAIL_STATES = ['queued', 'sent', 'refused'] as const;

/** Why it is opened: what was searched for, or the queue it came from. */
export const DeskOpenSchema = object({
  id: pipe(string(), uuid()),
  why: pipe(string(), trim(), maxLength(200)),
});

/** Of an order that only people end: what its supplier promised to give back to us, in minor units. */
export const DeskCancelQuoteSchema = object({
  ...DeskOpenSchema.entries,
  supplierGives: optional(pipe(number(), integer(), minValue(0))),
});

export const DeskNoteSchema = object({
  id: pipe(string(), uuid()),
  text: pipe(string(), trim(), minLength(1, 'field_required'), maxLength(TEXT_MAX)),
});

/** The same key twice is one answer. */
export const DeskAnswerSchema = object({
  id: pipe(string(), uuid()),
  key: pipe(string(), uuid()),
  text: pipe(string(), trim(), minLength(1, 'field_required'), maxLength(4_000)),
});
export const DeskFileSchema = object({ id: pipe(string(), uuid()), fileId: pipe(string(), uuid()) });

/** Everything about one booking on one screen (D-05). */
export const DeskBookingSchema = object({
  id: string(),
  reference: nullable(string()),
  state: BookingStateSchema,
  reason: nullable(string()),
  kind: OrderKindSchema,
  market: string(),
  locale: string(),
  createdAt: string(),
  /** As the traveller sees it; `null` where nothing was bought. */
  shown: nullable(ConfirmedBookingSchema),
  payments: array(
    object({
      cartId: string(),
      state: picklist(PAYMENT_STATES),
      endReason: nullable(string()),
      method: string(),
      amount: MoneySchema,
      providerRef: nullable(string()),
      createdAt: string(),
    }),
  ),
  ledger: array(
    object({
      at: string(),
      kind: picklist(LEDGER_KINDS),
      part: string(),
      amount: MoneySchema,
      cause: string(),
    }),
  ),
  orders: array(
    object({
      id: string(),
      part: string(),
      supplier: string(),
      state: picklist(ORDER_STATES),
      reference: string(),
      supplierRef: nullable(string()),
      locator: nullable(string()),
      ticketed: boolean(),
      ticketNumbers: array(string()),
      ticketingDeadline: nullable(string()),
      refusal: nullable(string()),
    }),
  ),
  mails: array(
    object({
      id: string(),
      kind: string(),
      recipient: string(),
      state: picklist(MAIL_STATES),
      answer: nullable(string()),
      createdAt: string(),
      sentAt: nullable(string()),
    }),
  ),
  events: array(
    object({ at: string(), from: nullable(BookingStateSchema), to: BookingStateSchema, cause: string() }),
  ),
  notes: array(object({ id: number(), by: string(), text: string(), at: string() })),
  items: array(DeskItemSchema),
  /** Of all that an act could change: an act names it, and is refused once it has moved on. */
  seen: string(),
  ways: array(DeskWaySchema),
  /** What the traveller could do on their own page now, and the desk does for them (D-14). */
  mayChange: boolean(),
  mayAdd: boolean(),
  /** What one person may give back alone; null where nothing is left to give back. */
  refundAlone: nullable(MoneySchema),
  done: array(DeskDoneSchema),
});
export type DeskBooking = InferOutput<typeof DeskBookingSchema>;
export const DeskBookingReplySchema = object({ data: DeskBookingSchema });

/** What suppliers sent about its orders, as we stored it, without documents and cards. */
export const DeskRepliesSchema = object({
  data: array(object({ part: string(), supplier: string(), reply: unknown() })),
});
export type DeskReplies = InferOutput<typeof DeskRepliesSchema>;
