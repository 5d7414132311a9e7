import {
  ATTEMPT_OF_PAYMENT,
  type BookedOrder,
  type Ledgers,
  type OurBooking,
  type Payment,
} from './ledgers.ts';

/** The three ways to fail a traveller. */
export type Wrong = 'lost' | 'double' | 'silent';
export interface Violation {
  readonly wrong: Wrong;
  readonly what: string;
}

export const OLDEST_STATE_MS = 10 * 60_000;
export interface Joined {
  readonly booking: OurBooking;
  /** The booking that this one changes, or adds to; else itself. */
  readonly root: OurBooking;
  /** Orders of their own that change this booking, or add to it. */
  readonly amendments: readonly OurBooking[];
  readonly payments: readonly Payment[];
  /** In the suppliers' ledgers, under the root's reference. */
  readonly orders: readonly BookedOrder[];
}

const attemptIn = (payment: Payment) => payment.metadata[ATTEMPT_OF_PAYMENT];

export function join(ledgers: Ledgers): { joined: Joined[]; strangers: Payment[]; orphans: BookedOrder[] } {
  const { ours, payments, orders } = ledgers;
  const bookingOf = new Map(ours.attempts.map(({ id, bookingId }) => [id, bookingId]));
  const byId = new Map(ours.bookings.map((booking) => [booking.id, booking]));
  const amending = Map.groupBy(ours.bookings, ({ amends }) => amends);
  const paymentsOf = Map.groupBy(payments, (payment) => bookingOf.get(String(attemptIn(payment))) ?? null);
  const ordersOf = Map.groupBy(orders, ({ reference }) => reference.split('-')[0] ?? '');
  const known = new Set(ours.bookings.flatMap(({ reference }) => reference ?? []));
  return {
    joined: ours.bookings.map((booking) => {
      const root = byId.get(booking.amends ?? '') ?? booking;
      return {
        booking,
        root,
        amendments: amending.get(booking.id) ?? [],
        payments: paymentsOf.get(booking.id) ?? [],
        orders: ordersOf.get(root.reference ?? '') ?? [],
      };
    }),
    strangers: paymentsOf.get(null) ?? [],
    orphans: orders.filter(({ reference }) => !known.has(reference.split('-')[0] ?? '')),
  };
}
