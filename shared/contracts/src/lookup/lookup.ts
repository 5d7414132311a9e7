import {
  array,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  pipe,
  string,
  trim,
  type InferOutput,
} from 'valibot';
import { BookingStatusSchema, ConfirmedBookingSchema } from '../booking/confirmed-booking.ts';
import { OrderKindSchema } from '../booking/order-kind.ts';
import { EmailSchema } from '../contact-values.ts';
import { AgentIdSchema, LocalDateSchema, MoneySchema } from '../values.ts';

/** As typed: spaces, dashes, case and look-alikes are forgiven by the server (B-40). */
export const ReferenceSchema = pipe(
  string('field_required'),
  trim(),
  minLength(1, 'field_required'),
  maxLength(40, 'too_long'),
);

/** POST /booking/lookup (B-35); both are required, neither is ever put into an address (L-02, L-05). */
export const BookingLookupSchema = object({ referenceId: ReferenceSchema, email: EmailSchema });
export type BookingLookup = InferOutput<typeof BookingLookupSchema>;

/** POST /booking/mine: one of the trips of this browser, by its secret (B-03, L-06). */
export const OwnBookingSchema = object({ agentId: AgentIdSchema, referenceId: ReferenceSchema });

export const BookingReplySchema = object({ data: ConfirmedBookingSchema });

/** GET /booking?userId= (B-15) */
export const TripsQuerySchema = object({ userId: AgentIdSchema });
export const TripSchema = object({
  referenceId: string(),
  status: BookingStatusSchema,
  kind: OrderKindSchema,
  /** Its kind in the request's language; absent in trips kept by a browser before there was one. */
  kindName: optional(string()),
  title: string(),
  startDate: LocalDateSchema,
  /** Of a held trip: until when it can be paid. */
  payUntil: optional(string()),
  /** What is paid for it by now. */
  ...MoneySchema.entries,
  /** The same as the booking shows it; absent until it is confirmed, and in trips kept by a browser before. */
  totalShown: optional(nullable(MoneySchema)),
  shownRate: optional(number()),
  /** What goes back of it, sent or due; absent where nothing was canceled. */
  refunded: optional(MoneySchema),
});
export type Trip = InferOutput<typeof TripSchema>;
export const TripsReplySchema = object({ data: array(TripSchema) });
