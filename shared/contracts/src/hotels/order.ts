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
import { AgentIdSchema, BookingIdSchema, IdSchema, InfoDataSchema } from '../values.ts';

const NO_INFO = { source: '', medium: '', affiliateId: '', referrer: '' };

/** POST /user/session/set/hotel-order (B-25); `rateKey` is the validated one. The server reads only the keys (B-06). */
export const SetHotelOrderSchema = object({
  agentId: AgentIdSchema,
  infoData: optional(InfoDataSchema, NO_INFO),
  bookingId: optional(nullable(BookingIdSchema)),
  hotel: object({ hotelCode: IdSchema }),
  room: optional(object({ roomID: IdSchema })),
  rateKey: IdSchema,
  orderId: optional(nullable(IdSchema)),
  market: optional(string()),
  sequence: optional(pipe(number(), integer(), minValue(0))),
});
export type SetHotelOrder = InferOutput<typeof SetHotelOrderSchema>;

export const SetStayOrderReplySchema = object({ data: object({ id: string(), bookingId: string() }) });
