import type Stripe from 'stripe';
import type { DeclineCode, PaymentState, ProviderPayment } from '../../modules/payments/ports.ts';

/** Under this name our attempt stands in the provider's metadata. */
export const ATTEMPT_KEY = 'attempt_id';
export const REFERENCE_KEY = 'booking_reference';
/** Which site made it: several may share an account. */
export const SITE_KEY = 'site';

/** One Stripe payment intent in our words; `site` is this site's host. */
export function paymentFromIntent(intent: Stripe.PaymentIntent, site: string): ProviderPayment {
  const state = stateOf(intent);
  const currency = intent.currency.toUpperCase();
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    providerRef: intent.id,
    attemptId: intent.metadata[ATTEMPT_KEY] ?? null,
    bookingReference: intent.metadata[REFERENCE_KEY] ?? null,
    isOfThisSite: intent.metadata[SITE_KEY] === site,
    state,
    amount: { amount: amountOf(intent, state), currency },
    refunded: { amount: charge?.amount_refunded ?? 0, currency },
    challengeUrl: state === 'challenge' ? challengeUrlOf(intent) : null,
    declineCode: state === 'declined' ? declineCodeOf(intent.last_payment_error, charge) : null,
    createdAtMs: intent.created * 1000,
  };
}

/** What the provider's reason means to a traveller. */
export function declineCodeOf(
  error: { readonly code?: string; readonly decline_code?: string } | null,
  charge: Stripe.Charge | null = null,
): DeclineCode {
  if (error?.code === 'payment_intent_authentication_failure') {
    const reason = charge?.payment_method_details?.card?.three_d_secure?.result_reason;
    if (reason === 'canceled') return 'authentication_cancelled';
    if (reason === 'abandoned') return 'authentication_timed_out';
    return 'authentication_failed';
  }
  switch (error?.decline_code || error?.code) {
    case 'insufficient_funds':
      return 'insufficient_funds';
    case 'expired_card':
      return 'expired_card';
    case 'incorrect_cvc':
    case 'invalid_cvc':
      return 'incorrect_cvc';
    case 'incorrect_number':
    case 'invalid_number':
      return 'incorrect_number';
    case 'processing_error':
      return 'processing_error';
    default:
      return 'card_declined';
  }
}

function stateOf(intent: Stripe.PaymentIntent): PaymentState {
  switch (intent.status) {
    case 'requires_payment_method':
      return intent.last_payment_error ? 'declined' : 'open';
    case 'requires_confirmation':
      return 'open';
    case 'requires_action':
      return challengeUrlOf(intent) === null ? 'processing' : 'challenge';
    case 'requires_capture':
      return 'authorised';
    case 'succeeded':
      return 'captured';
    case 'canceled':
      return 'voided';
    default:
      // `processing`, and whatever the provider invents after this was written: not known yet.
      return 'processing';
  }
}

function amountOf(intent: Stripe.PaymentIntent, state: PaymentState): number {
  if (state === 'authorised') return intent.amount_capturable;
  if (state === 'captured') return intent.amount_received;
  return intent.amount;
}

function challengeUrlOf(intent: Stripe.PaymentIntent): string | null {
  return intent.next_action?.redirect_to_url?.url ?? null;
}
