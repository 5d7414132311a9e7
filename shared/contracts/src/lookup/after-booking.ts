import * as v from 'valibot';
import { TravellerNameSchema } from '../booking/person-name.ts';
import { EmailSchema, PhoneSchema } from '../contact-values.ts';
import { localizedSchema } from '../platform/locale.ts';
import { AgentIdSchema, IdSchema, MoneySchema } from '../values.ts';
import { DataRequestViewSchema } from './data-request-view.ts';
import { ReferenceSchema } from './lookup.ts';

/** The signed part of a mail's link. */
export const BookingLinkSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'value_invalid'));

/** Opens a booking: as one of this browser's own, by its e-mail address, or by the link of a mail (M-01). */
const access = {
  referenceId: ReferenceSchema,
  agentId: v.optional(AgentIdSchema),
  email: v.optional(EmailSchema),
  link: v.optional(BookingLinkSchema),
};
export const BookingAccessSchema = v.object(access);
export type BookingAccess = v.InferOutput<typeof BookingAccessSchema>;

export const BOOKING_EVENTS = [
  'paid',
  'booked',
  'cancellation_asked',
  'cancelled',
  'cancellation_refused',
  'refund_on_its_way',
  'refunded',
  'change_asked',
  'changed',
  'added',
  'change_refused',
  'in_review',
  'ticketed',
  'check_in_open',
  'travelled',
  'contact_changed',
  'name_correction_asked',
  'name_corrected',
] as const;

const EventSchema = v.object({
  code: v.picklist(BOOKING_EVENTS),
  /** An instant. */
  at: v.string(),
  /** Set where it is about a part and not the whole. */
  part: v.nullable(v.string()),
  amount: v.nullable(MoneySchema),
});
export type BookingEvent = v.InferOutput<typeof EventSchema>;

/** Why a cancellation or a change is in the hands of a person, and what that means for the money. */
export const CANCELLATION_REVIEWS = [
  'supplier_refused',
  'supplier_silent',
  'supplier_gave_less',
  'supplier_cancelled',
  'refund_refused',
  'refund_silent',
  'change_silent',
  'change_unsettled',
] as const;

/** What has happened to a booking, step by step (M-02). */
export const BookingProgressSchema = v.object({
  referenceId: v.string(),
  events: v.array(EventSchema),
  /** Something is under way and will change by itself. */
  isMoving: v.boolean(),
  review: v.nullable(v.picklist(CANCELLATION_REVIEWS)),
  /** What stands and can be cancelled, whole or, where it says so, by itself. */
  parts: v.array(
    v.object({
      name: v.string(),
      title: v.optional(localizedSchema(v.string())),
      isCancelled: v.boolean(),
      aloneToo: v.boolean(),
    }),
  ),
  mayCancel: v.boolean(),
  /** Until then it is refunded in full (M-04), and how long that is by the server's clock. */
  free: v.optional(v.nullable(v.object({ until: v.string(), leftMs: v.number() })), null),
  /** Flights can be exchanged for others of the airline. */
  mayChange: v.optional(v.boolean(), false),
  /** The supplier may sell more with it: bags, seats. */
  mayAdd: v.optional(v.boolean(), false),
  /** Invoices and credit notes; `offer`: one can be asked for, with a tax id of this form (M-10). */
  invoices: v.optional(
    v.object({
      offer: v.nullable(v.object({ name: v.string(), pattern: v.string(), example: v.string() })),
      issued: v.array(
        v.object({
          id: v.string(),
          kind: v.picklist(['invoice', 'credit_note']),
          number: v.string(),
          total: MoneySchema,
        }),
      ),
    }),
    { offer: null, issued: [] },
  ),
  /** The latest of each kind (D-19). */
  dataRequests: v.optional(v.array(DataRequestViewSchema), []),
  /** How often the booking has been changed: a page that shows an earlier one reads it again. */
  revision: v.optional(v.number(), 0),
  /** False where it was opened by a mail's link: what is more than reading needs a code first. */
  mayAct: v.optional(v.boolean(), true),
});
export type BookingProgress = v.InferOutput<typeof BookingProgressSchema>;
export const BookingProgressReplySchema = v.object({ data: BookingProgressSchema });

export const CancellationQuoteRequestSchema = v.object({
  ...access,
  /** Absent: everything that stands. */
  part: v.optional(v.pipe(v.string(), v.maxLength(40, 'too_long'))),
});

/** What cancelling costs and what comes back, before anything happens (M-03). */
export const CancellationQuoteSchema = v.object({
  quoteId: v.string(),
  parts: v.array(
    v.object({
      name: v.string(),
      paid: MoneySchema,
      supplierKeeps: MoneySchema,
      weKeep: MoneySchema,
      back: MoneySchema,
      /** For a later trip with the same company, in place of money. */
      credit: v.nullable(MoneySchema),
    }),
  ),
  paid: MoneySchema,
  back: MoneySchema,
  paidWith: v.string(),
  expiresAt: v.string(),
  /** Set where everything comes back because it was booked a short time ago (M-04). */
  freeUntil: v.optional(v.nullable(v.string()), null),
});
export type CancellationQuote = v.InferOutput<typeof CancellationQuoteSchema>;
export const CancellationQuoteReplySchema = v.object({ data: CancellationQuoteSchema });

/** What a code is mailed for; its mail says so. */
export const CodePurposeSchema = v.picklist([
  'cancel',
  'cancel_part',
  'change',
  'add_services',
  'confirm_owner',
  'contact',
  'name',
  'invoice',
  'export_data',
  'erase_data',
]);
export type CodePurpose = v.InferOutput<typeof CodePurposeSchema>;
/** Pages of earlier releases name no purpose. */
export const CodeRequestSchema = v.object({ ...access, purpose: v.optional(CodePurposeSchema) });

/** Where a code was mailed to, without telling the address to somebody who does not know it, and until when it can be typed. */
export const CodeSentSchema = v.object({ sentTo: v.string(), expiresAt: v.string() });
export type CodeSent = v.InferOutput<typeof CodeSentSchema>;
export const CodeSentReplySchema = v.object({ data: CodeSentSchema });

/** A one-time code as it is typed. */
export const CodeSchema = v.pipe(v.string(), v.regex(/^\d{6}$/, 'code_invalid'));

export const CancellationConfirmSchema = v.object({
  ...access,
  quoteId: v.pipe(v.string(), v.uuid('id_invalid')),
  code: CodeSchema,
});

/** What a mail's link opens: its booking, or, with a code from the mailbox, the right to act for it (M-01). */
export const BookingByLinkSchema = v.object({ link: BookingLinkSchema });
export const OwnerConfirmSchema = v.object({
  ...access,
  code: CodeSchema,
});
export const OwnerConfirmedReplySchema = v.object({
  data: v.object({ link: v.string(), expiresAt: v.string() }),
});

/** Where we write from now on (M-07). */
export const ContactCorrectionSchema = v.object({
  ...access,
  newEmail: EmailSchema,
  newPhone: PhoneSchema,
  /** Whether short messages may go to it (N-06); absent: as before. */
  newTextMessages: v.optional(v.boolean()),
  code: CodeSchema,
});
export type ContactCorrection = Pick<
  v.InferOutput<typeof ContactCorrectionSchema>,
  'newEmail' | 'newPhone' | 'newTextMessages' | 'code'
>;

/** A name as it stands in the passport; people correct it at the supplier (M-07). */
export const NameCorrectionSchema = v.object({
  ...access,
  travellerId: IdSchema,
  firstName: TravellerNameSchema,
  lastName: TravellerNameSchema,
  code: CodeSchema,
});
export type NameCorrection = Pick<
  v.InferOutput<typeof NameCorrectionSchema>,
  'travellerId' | 'firstName' | 'lastName' | 'code'
>;

/** The itinerary without prices, to somebody who travels along (M-10). */
export const ItineraryShareSchema = v.object({ ...access, to: EmailSchema });
export const ItinerarySharedReplySchema = v.object({ data: v.object({ sentTo: v.string() }) });
