import type { BookingState } from '@travesia/contracts';
import { BY_HAND } from '@travesia/products/booking-lookup';
import type { Booking } from './booking.ts';

/** In these states what was booked by hand still stands with its supplier, and nobody has paid us for it. */
export const UNPAID_BY_HAND_STATES = ['priced', 'ready', 'declined'] as const satisfies BookingState[];

/** A supplier holds it until a person ends it, whether its payment link is still valid or not (D-18). */
export function isUnpaidByHand({ kind, state }: Pick<Booking, 'kind' | 'state'>): boolean {
  return kind === BY_HAND.kind && UNPAID_BY_HAND_STATES.some((each) => each === state);
}
