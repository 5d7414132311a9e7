import * as v from 'valibot';
import { OrderSectionSchema } from '../booking/order-view.ts';
import { BookingAccessSchema } from './after-booking.ts';

/** The airline has changed the trip, and the traveller has not accepted it (M-08). */
export const TripChangeSchema = v.object({
  id: v.string(),
  /** `desk`: our team has it, because the traveller wants another flight or has not answered. */
  state: v.picklist(['open', 'accepting', 'desk']),
  /** Only the journeys that differ; of one that is gone there is no `after`. */
  before: v.array(OrderSectionSchema),
  after: v.array(OrderSectionSchema),
  /** Connections that no longer work: where, and how many minutes are left; less than nothing: it has left. */
  lost: v.array(v.object({ city: v.string(), minutes: v.number() })),
  mayAccept: v.boolean(),
  /** An instant; until then it waits for the traveller. */
  answerBy: v.string(),
});
export type TripChange = v.InferOutput<typeof TripChangeSchema>;
export const TripChangeReplySchema = v.object({ data: v.nullable(TripChangeSchema) });

export const TripChangeAnswerSchema = v.object({
  ...BookingAccessSchema.entries,
  changeId: v.pipe(v.string(), v.uuid('id_invalid')),
  answer: v.picklist(['accept', 'other_flight']),
});
