import * as v from 'valibot';
import { EmailSchema } from '../contact-values.ts';
import { CodeSchema, CodeSentSchema } from '../lookup/after-booking.ts';
import { AgentIdSchema, BookingIdSchema } from '../values.ts';
import { BillingInformationSchema, CustomerDetailsSchema, TravellerAnswerSchema } from './customer.ts';

/** POST /user/session/trip-link: mails a link that continues the order of this tab on another device. */
export const SendTripLinkSchema = v.object({
  agentId: AgentIdSchema,
  bookingId: BookingIdSchema,
  email: EmailSchema,
});
export const SendTripLinkReplySchema = v.object({ data: v.object({ expiresAt: v.string() }) });

const asked = { agentId: AgentIdSchema, link: v.pipe(v.string(), v.maxLength(200, 'too_long')) } as const;

/**
 * Why a link opens nothing. `other-mail`: the order has the details of somebody who gave another address since.
 * `expired` includes a link that a later one replaced, and an order that was deleted.
 */
export const TripLinkRefusalSchema = v.picklist(['invalid', 'expired', 'other-mail', 'paid', 'under-way']);
export type TripLinkRefusal = v.InferOutput<typeof TripLinkRefusalSchema>;

/** POST /user/session/trip-link/code: a one-time code to the mailbox that the link was sent to. */
export const TripLinkCodeSchema = v.object(asked);
export const TripLinkCodeReplySchema = v.object({
  data: v.object({ refusal: v.nullable(TripLinkRefusalSchema), sent: v.nullable(CodeSentSchema) }),
});

/** What was typed before, without numbers and dates of documents (S-02). */
export const TypedStepsSchema = v.object({
  customer: v.nullable(CustomerDetailsSchema),
  /** As the forms of the order's kind hold them. */
  travellers: v.array(v.looseObject({ id: v.string() })),
  answers: v.array(TravellerAnswerSchema),
  billing: v.nullable(BillingInformationSchema),
});
export type TypedSteps = v.InferOutput<typeof TypedStepsSchema>;

/** POST /user/session/trip-link/open: the order becomes that of this browser. */
export const OpenTripLinkSchema = v.object({ ...asked, code: CodeSchema });
export const OpenTripLinkReplySchema = v.object({
  data: v.object({ refusal: v.nullable(TripLinkRefusalSchema), typed: v.nullable(TypedStepsSchema) }),
});
