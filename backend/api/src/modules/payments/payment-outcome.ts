import { DeclineReasonSchema, type DeclineReason, type ErrorCode } from '@travesia/contracts';
import * as v from 'valibot';
import type { Booking, BookingReason } from '../booking/index.ts';
import type { Attempt } from './attempts-repository.ts';

/** Where a payment stands, as far as the server knows (S-36 to S-39). */
export type PaymentOutcome =
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'ended'; readonly code: ErrorCode; readonly declineReason: DeclineReason | null };

/** What a definite end is called on the wire (B-33). */
function codeOf(reason: BookingReason | null): ErrorCode {
  if (reason === 'authentication_cancelled') return 'payment_cancelled';
  if (reason === null || v.is(DeclineReasonSchema, reason)) return 'payment_declined';
  switch (reason) {
    case 'traveller_cancelled':
      return 'payment_cancelled';
    case 'services_gone':
    case 'document_refused':
      return reason;
    case 'sold_out':
    case 'supplier_refused':
    case 'supplier_silent':
    case 'price_changed':
    case 'capture_refused':
    case 'hold_given_up':
    case 'hold_cancelled':
      return 'booking_failed';
    case 'offer_expired':
    case 'hold_ended':
      return 'order_expired';
    case 'payment_failed':
    case 'amount_mismatch':
    case 'void_refused':
      return 'payment_declined';
    default:
      return reason satisfies never;
  }
}

/** A booking that a person has to look at is "we are checking", never "failed" (docs/reliability.md, 4). */
export function outcomeOf(booking: Booking, attempt: Attempt): PaymentOutcome {
  if (booking.state === 'confirmed' && booking.confirmed && attempt.live) {
    return { kind: 'confirmed' };
  }
  if (attempt.state === 'declined' || attempt.state === 'voided') {
    const { endReason } = attempt;
    const declineReason = v.is(DeclineReasonSchema, endReason) ? endReason : null;
    return { kind: 'ended', code: codeOf(endReason), declineReason };
  }
  return { kind: 'pending' };
}
