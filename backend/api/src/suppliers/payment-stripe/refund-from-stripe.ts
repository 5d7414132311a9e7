import type Stripe from 'stripe';
import type { ProviderRefund, RefundState } from '../../modules/payments/ports.ts';

/** Under this name stands what a refund was made for. */
export const CAUSE_KEY = 'cause';

function stateOf({ status }: Stripe.Refund): RefundState {
  if (status === 'succeeded') return 'succeeded';
  // `requires_action` and whatever comes after this was written: not arrived yet.
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** One Stripe refund in our words. */
export function refundFromStripe(refund: Stripe.Refund): ProviderRefund {
  return {
    refundRef: refund.id,
    state: stateOf(refund),
    cause: refund.metadata?.[CAUSE_KEY] ?? null,
    amount: { amount: refund.amount, currency: refund.currency.toUpperCase() },
  };
}
