import {
  integer,
  minValue,
  nullable,
  number,
  object,
  optional,
  pipe,
  string,
  type InferOutput,
} from 'valibot';
import { AgentIdSchema, BookingIdSchema, IdSchema, InfoDataSchema, LocalDateSchema } from '../values.ts';
import { ActivityCodeSchema } from './detail.ts';
import { PaxesSchema } from './search.ts';

const NO_INFO = { source: '', medium: '', affiliateId: '', referrer: '' };

/**
 * POST /user/session/set/activity-order and set/tour-order (B-25); `rateKey` is the validated one, the rest must
 * be what it was validated for. Prices come from the server (B-06).
 */
export const SetActivityOrderSchema = object({
  agentId: AgentIdSchema,
  infoData: optional(InfoDataSchema, NO_INFO),
  bookingId: optional(nullable(BookingIdSchema)),
  code: ActivityCodeSchema,
  modality: ActivityCodeSchema,
  rateKey: IdSchema,
  date: LocalDateSchema,
  paxes: PaxesSchema,
  orderId: optional(nullable(IdSchema)),
  market: optional(string()),
  sequence: optional(pipe(number(), integer(), minValue(0))),
});
export type SetActivityOrder = InferOutput<typeof SetActivityOrderSchema>;

export const SetActivityOrderReplySchema = object({ data: object({ id: string(), bookingId: string() }) });
