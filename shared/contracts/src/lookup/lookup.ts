import * as v from 'valibot';
import { BookingStatusSchema, ConfirmedBookingSchema } from '../booking/confirmed-booking.ts';
import { OrderKindSchema } from '../booking/order-kind.ts';
import { EmailSchema } from '../contact-values.ts';
import { AgentIdSchema, LocalDateSchema, MoneySchema } from '../values.ts';

/** As typed: spaces, dashes, case and look-alikes are forgiven by the server (B-40). */
export const ReferenceSchema = v.pipe(
  v.string('field_required'),
  v.trim(),
  v.minLength(1, 'field_required'),
  v.maxLength(40, 'too_long'),
);

/** POST /booking/lookup (B-35); both are required, neither is ever put into an address (L-02, L-05). */
export const BookingLookupSchema = v.object({ referenceId: ReferenceSchema, email: EmailSchema });
export type BookingLookup = v.InferOutput<typeof BookingLookupSchema>;

/** POST /booking/mine: one of the trips of this browser, by its secret (B-03, L-06). */
export const OwnBookingSchema = v.object({ agentId: AgentIdSchema, referenceId: ReferenceSchema });

export const BookingReplySchema = v.object({ data: ConfirmedBookingSchema });

/** GET /booking?userId= (B-15) */
export const TripsQuerySchema = v.object({ userId: AgentIdSchema });
export const TripSchema = v.object({
  referenceId: v.string(),
  status: BookingStatusSchema,
  kind: OrderKindSchema,
  /** Its kind in the request's language; absent in trips kept by a browser before there was one. */
  kindName: v.optional(v.string()),
  title: v.string(),
  startDate: LocalDateSchema,
  /** Of a held trip: until when it can be paid. */
  payUntil: v.optional(v.string()),
  /** What is paid for it by now. */
  ...MoneySchema.entries,
  /** The same as the booking shows it; absent until it is confirmed, and in trips kept by a browser before. */
  totalShown: v.optional(v.nullable(MoneySchema)),
  shownRate: v.optional(v.number()),
  /** What goes back of it, sent or due; absent where nothing was canceled. */
  refunded: v.optional(MoneySchema),
});
export type Trip = v.InferOutput<typeof TripSchema>;
export const TripsReplySchema = v.object({ data: v.array(TripSchema) });
