import {
  array,
  boolean,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  uuid,
  type InferOutput,
} from 'valibot';
import { OrderSectionSchema } from '../booking/order-view.ts';
import { BookingAccessSchema } from './after-booking.ts';

/** The airline has changed the trip, and the traveller has not accepted it (M-08). */
export const TripChangeSchema = object({
  id: string(),
  /** `desk`: our team has it, because the traveller wants another flight or has not answered. */
  state: picklist(['open', 'accepting', 'desk']),
  /** Only the journeys that differ; of one that is gone there is no `after`. */
  before: array(OrderSectionSchema),
  after: array(OrderSectionSchema),
  /** Connections that no longer work: where, and how many minutes are left; less than nothing: it has left. */
  lost: array(object({ city: string(), minutes: number() })),
  mayAccept: boolean(),
  /** An instant; until then it waits for the traveller. */
  answerBy: string(),
});
export type TripChange = InferOutput<typeof TripChangeSchema>;
export const TripChangeReplySchema = object({ data: nullable(TripChangeSchema) });

export const TripChangeAnswerSchema = object({
  ...BookingAccessSchema.entries,
  changeId: pipe(string(), uuid('id_invalid')),
  answer: picklist(['accept', 'other_flight']),
});
