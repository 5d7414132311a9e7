import { maxLength, number, object, picklist, pipe, string, type InferOutput } from 'valibot';
import { AgentIdSchema, BookingIdSchema } from '../values.ts';

/** POST /user/session/hold: the supplier keeps the place, and nothing is paid. */
export const HoldTripSchema = object({
  agentId: AgentIdSchema,
  bookingId: BookingIdSchema,
  /** What the page shows: nothing else is held. */
  orderKey: pipe(string(), maxLength(100, 'too_long')),
  amount: number(),
});

/** POST /user/session/give-up-hold */
export const GiveUpHoldSchema = object({ agentId: AgentIdSchema, bookingId: BookingIdSchema });

/** `under-way`: nobody knows yet; the order view says when. */
export const HoldTripReplySchema = object({
  data: object({ state: picklist(['held', 'under-way', 'not-held']) }),
});
export type HoldTripState = InferOutput<typeof HoldTripReplySchema>['data']['state'];

/** POST /booking/held-link: the address in part. */
export const HeldLinkReplySchema = object({ data: object({ sentTo: string() }) });
