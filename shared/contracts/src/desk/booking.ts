import * as v from 'valibot';
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
export const DeskOpenSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  why: v.pipe(v.string(), v.trim(), v.maxLength(200)),
});

/** Of an order that only people end: what its supplier promised to give back to us, in minor units. */
export const DeskCancelQuoteSchema = v.object({
  ...DeskOpenSchema.entries,
  supplierGives: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

export const DeskNoteSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  text: v.pipe(v.string(), v.trim(), v.minLength(1, 'field_required'), v.maxLength(TEXT_MAX)),
});

/** The same key twice is one answer. */
export const DeskAnswerSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  key: v.pipe(v.string(), v.uuid()),
  text: v.pipe(v.string(), v.trim(), v.minLength(1, 'field_required'), v.maxLength(4_000)),
});
export const DeskFileSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  fileId: v.pipe(v.string(), v.uuid()),
});

/** Everything about one booking on one screen (D-05). */
export const DeskBookingSchema = v.object({
  id: v.string(),
  reference: v.nullable(v.string()),
  state: BookingStateSchema,
  reason: v.nullable(v.string()),
  kind: OrderKindSchema,
  market: v.string(),
  locale: v.string(),
  createdAt: v.string(),
  /** As the traveller sees it; `null` where nothing was bought. */
  shown: v.nullable(ConfirmedBookingSchema),
  payments: v.array(
    v.object({
      cartId: v.string(),
      state: v.picklist(PAYMENT_STATES),
      endReason: v.nullable(v.string()),
      method: v.string(),
      amount: MoneySchema,
      providerRef: v.nullable(v.string()),
      createdAt: v.string(),
    }),
  ),
  ledger: v.array(
    v.object({
      at: v.string(),
      kind: v.picklist(LEDGER_KINDS),
      part: v.string(),
      amount: MoneySchema,
      cause: v.string(),
    }),
  ),
  orders: v.array(
    v.object({
      id: v.string(),
      part: v.string(),
      supplier: v.string(),
      state: v.picklist(ORDER_STATES),
      reference: v.string(),
      supplierRef: v.nullable(v.string()),
      locator: v.nullable(v.string()),
      ticketed: v.boolean(),
      ticketNumbers: v.array(v.string()),
      ticketingDeadline: v.nullable(v.string()),
      refusal: v.nullable(v.string()),
    }),
  ),
  mails: v.array(
    v.object({
      id: v.string(),
      kind: v.string(),
      recipient: v.string(),
      state: v.picklist(MAIL_STATES),
      answer: v.nullable(v.string()),
      createdAt: v.string(),
      sentAt: v.nullable(v.string()),
    }),
  ),
  events: v.array(
    v.object({
      at: v.string(),
      from: v.nullable(BookingStateSchema),
      to: BookingStateSchema,
      cause: v.string(),
    }),
  ),
  notes: v.array(v.object({ id: v.number(), by: v.string(), text: v.string(), at: v.string() })),
  items: v.array(DeskItemSchema),
  /** Of all that an act could change: an act names it, and is refused once it has moved on. */
  seen: v.string(),
  ways: v.array(DeskWaySchema),
  /** What the traveller could do on their own page now, and the desk does for them (D-14). */
  mayChange: v.boolean(),
  mayAdd: v.boolean(),
  /** What one person may give back alone; null where nothing is left to give back. */
  refundAlone: v.nullable(MoneySchema),
  done: v.array(DeskDoneSchema),
});
export type DeskBooking = v.InferOutput<typeof DeskBookingSchema>;
export const DeskBookingReplySchema = v.object({ data: DeskBookingSchema });

/** What suppliers sent about its orders, as we stored it, without documents and cards. */
export const DeskRepliesSchema = v.object({
  data: v.array(v.object({ part: v.string(), supplier: v.string(), reply: v.unknown() })),
});
export type DeskReplies = v.InferOutput<typeof DeskRepliesSchema>;
