import {
  array,
  boolean,
  maxLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  uuid,
  type InferOutput,
} from 'valibot';
import { TravellerNameSchema } from '../booking/person-name.ts';
import { EmailSchema, PhoneSchema } from '../contact-values.ts';
import { localizedSchema } from '../platform/locale.ts';
import { AgentIdSchema, IdSchema, MoneySchema } from '../values.ts';
import { DataRequestViewSchema } from './data-request-view.ts';
import { ReferenceSchema } from './lookup.ts';

/** The signed part of a mail's link. */
export const BookingLinkSchema = pipe(string(), regex(/^[\w-]{1,100}$/, 'value_invalid'));

/** Opens a booking: as one of this browser's own, by its e-mail address, or by the link of a mail (M-01). */
const access = {
  referenceId: ReferenceSchema,
  agentId: optional(AgentIdSchema),
  email: optional(EmailSchema),
  link: optional(BookingLinkSchema),
};
export const BookingAccessSchema = object(access);
export type BookingAccess = InferOutput<typeof BookingAccessSchema>;

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

const EventSchema = object({
  code: picklist(BOOKING_EVENTS),
  /** An instant. */
  at: string(),
  /** Set where it is about a part and not the whole. */
  part: nullable(string()),
  amount: nullable(MoneySchema),
});
export type BookingEvent = InferOutput<typeof EventSchema>;

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
export const BookingProgressSchema = object({
  referenceId: string(),
  events: array(EventSchema),
  /** Something is under way and will change by itself. */
  isMoving: boolean(),
  review: nullable(picklist(CANCELLATION_REVIEWS)),
  /** What stands and can be cancelled, whole or, where it says so, by itself. */
  parts: array(
    object({
      name: string(),
      title: optional(localizedSchema(string())),
      isCancelled: boolean(),
      aloneToo: boolean(),
    }),
  ),
  mayCancel: boolean(),
  /** Until then it is refunded in full (M-04), and how long that is by the server's clock. */
  free: optional(nullable(object({ until: string(), leftMs: number() })), null),
  /** Flights can be exchanged for others of the airline. */
  mayChange: optional(boolean(), false),
  /** The supplier may sell more with it: bags, seats. */
  mayAdd: optional(boolean(), false),
  /** Invoices and credit notes; `offer`: one can be asked for, with a tax id of this form (M-10). */
  invoices: optional(
    object({
      offer: nullable(object({ name: string(), pattern: string(), example: string() })),
      issued: array(
        object({
          id: string(),
          kind: picklist(['invoice', 'credit_note']),
          number: string(),
          total: MoneySchema,
        }),
      ),
    }),
    { offer: null, issued: [] },
  ),
  /** The latest of each kind (D-19). */
  dataRequests: optional(array(DataRequestViewSchema), []),
  /** How often the booking has been changed: a page that shows an earlier one reads it again. */
  revision: optional(number(), 0),
  /** False where it was opened by a mail's link: what is more than reading needs a code first. */
  mayAct: optional(boolean(), true),
});
export type BookingProgress = InferOutput<typeof BookingProgressSchema>;
export const BookingProgressReplySchema = object({ data: BookingProgressSchema });

export const CancellationQuoteRequestSchema = object({
  ...access,
  /** Absent: everything that stands. */
  part: optional(pipe(string(), maxLength(40, 'too_long'))),
});

/** What cancelling costs and what comes back, before anything happens (M-03). */
export const CancellationQuoteSchema = object({
  quoteId: string(),
  parts: array(
    object({
      name: string(),
      paid: MoneySchema,
      supplierKeeps: MoneySchema,
      weKeep: MoneySchema,
      back: MoneySchema,
      /** For a later trip with the same company, in place of money. */
      credit: nullable(MoneySchema),
    }),
  ),
  paid: MoneySchema,
  back: MoneySchema,
  paidWith: string(),
  expiresAt: string(),
  /** Set where everything comes back because it was booked a short time ago (M-04). */
  freeUntil: optional(nullable(string()), null),
});
export type CancellationQuote = InferOutput<typeof CancellationQuoteSchema>;
export const CancellationQuoteReplySchema = object({ data: CancellationQuoteSchema });

/** What a code is mailed for; its mail says so. */
export const CodePurposeSchema = picklist([
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
export type CodePurpose = InferOutput<typeof CodePurposeSchema>;
/** Pages of earlier releases name no purpose. */
export const CodeRequestSchema = object({ ...access, purpose: optional(CodePurposeSchema) });

/** Where a code was mailed to, without telling the address to somebody who does not know it, and until when it can be typed. */
export const CodeSentSchema = object({ sentTo: string(), expiresAt: string() });
export type CodeSent = InferOutput<typeof CodeSentSchema>;
export const CodeSentReplySchema = object({ data: CodeSentSchema });

/** A one-time code as it is typed. */
export const CodeSchema = pipe(string(), regex(/^\d{6}$/, 'code_invalid'));

export const CancellationConfirmSchema = object({
  ...access,
  quoteId: pipe(string(), uuid('id_invalid')),
  code: CodeSchema,
});

/** What a mail's link opens: its booking, or, with a code from the mailbox, the right to act for it (M-01). */
export const BookingByLinkSchema = object({ link: BookingLinkSchema });
export const OwnerConfirmSchema = object({
  ...access,
  code: CodeSchema,
});
export const OwnerConfirmedReplySchema = object({ data: object({ link: string(), expiresAt: string() }) });

/** Where we write from now on (M-07). */
export const ContactCorrectionSchema = object({
  ...access,
  newEmail: EmailSchema,
  newPhone: PhoneSchema,
  /** Whether short messages may go to it (N-06); absent: as before. */
  newTextMessages: optional(boolean()),
  code: CodeSchema,
});
export type ContactCorrection = Pick<
  InferOutput<typeof ContactCorrectionSchema>,
  'newEmail' | 'newPhone' | 'newTextMessages' | 'code'
>;

/** A name as it stands in the passport; people correct it at the supplier (M-07). */
export const NameCorrectionSchema = object({
  ...access,
  travellerId: IdSchema,
  firstName: TravellerNameSchema,
  lastName: TravellerNameSchema,
  code: CodeSchema,
});
export type NameCorrection = Pick<
  InferOutput<typeof NameCorrectionSchema>,
  'travellerId' | 'firstName' | 'lastName' | 'code'
>;

/** The itinerary without prices, to somebody who travels along (M-10). */
export const ItineraryShareSchema = object({ ...access, to: EmailSchema });
export const ItinerarySharedReplySchema = object({ data: object({ sentTo: string() }) });
