import * as v from 'valibot';
import { AgentIdSchema, BookingIdSchema } from '../values.ts';

/** POST /user/session/hold: the supplier keeps the place, and nothing is paid. */
export const HoldTripSchema = v.object({
  agentId: AgentIdSchema,
  bookingId: BookingIdSchema,
  /** What the page shows: nothing else is held. */
  orderKey: v.pipe(v.string(), v.maxLength(100, 'too_long')),
  amount: v.number(),
});

/** POST /user/session/give-up-hold */
export const GiveUpHoldSchema = v.object({ agentId: AgentIdSchema, bookingId: BookingIdSchema });

/** `under-way`: nobody knows yet; the order view says when. */
export const HoldTripReplySchema = v.object({
  data: v.object({ state: v.picklist(['held', 'under-way', 'not-held']) }),
});
export type HoldTripState = v.InferOutput<typeof HoldTripReplySchema>['data']['state'];

/** POST /booking/held-link: the address in part. */
export const HeldLinkReplySchema = v.object({ data: v.object({ sentTo: v.string() }) });
