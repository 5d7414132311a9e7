import {
  array,
  looseObject,
  maxLength,
  nullable,
  object,
  picklist,
  pipe,
  string,
  type InferOutput,
} from 'valibot';
import { EmailSchema } from '../contact-values.ts';
import { CodeSchema, CodeSentSchema } from '../lookup/after-booking.ts';
import { AgentIdSchema, BookingIdSchema } from '../values.ts';
import { BillingInformationSchema, CustomerDetailsSchema, TravellerAnswerSchema } from './customer.ts';

/** POST /user/session/trip-link: mails a link that continues the order of this tab on another device. */
export const SendTripLinkSchema = object({
  agentId: AgentIdSchema,
  bookingId: BookingIdSchema,
  email: EmailSchema,
});
export const SendTripLinkReplySchema = object({ data: object({ expiresAt: string() }) });

const asked = { agentId: AgentIdSchema, link: pipe(string(), maxLength(200, 'too_long')) } as const;

/**
 * Why a link opens nothing. `other-mail`: the order has the details of somebody who gave another address since.
 * `expired` includes a link that a later one replaced, and an order that was deleted.
 */
export const TripLinkRefusalSchema = picklist(['invalid', 'expired', 'other-mail', 'paid', 'under-way']);
export type TripLinkRefusal = InferOutput<typeof TripLinkRefusalSchema>;

/** POST /user/session/trip-link/code: a one-time code to the mailbox that the link was sent to. */
export const TripLinkCodeSchema = object(asked);
export const TripLinkCodeReplySchema = object({
  data: object({ refusal: nullable(TripLinkRefusalSchema), sent: nullable(CodeSentSchema) }),
});

/** What was typed before, without numbers and dates of documents (S-02). */
export const TypedStepsSchema = object({
  customer: nullable(CustomerDetailsSchema),
  /** As the forms of the order's kind hold them. */
  travellers: array(looseObject({ id: string() })),
  answers: array(TravellerAnswerSchema),
  billing: nullable(BillingInformationSchema),
});
export type TypedSteps = InferOutput<typeof TypedStepsSchema>;

/** POST /user/session/trip-link/open: the order becomes that of this browser. */
export const OpenTripLinkSchema = object({ ...asked, code: CodeSchema });
export const OpenTripLinkReplySchema = object({
  data: object({ refusal: nullable(TripLinkRefusalSchema), typed: nullable(TypedStepsSchema) }),
});
