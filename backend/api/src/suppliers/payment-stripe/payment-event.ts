import type Stripe from 'stripe';
import type { PaymentEvent } from '../../modules/payments/ports.ts';

const idOf = (thing: string | { readonly id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

/**
 * One Stripe event in our words: `refund.*` (and the older `charge.refund.updated`), `charge.dispute.*`,
 * `radar.early_fraud_warning.*`. The object decides, so that a type that is new under one of these names is not lost.
 */
export function paymentEventOf(event: Stripe.Event): PaymentEvent | null {
  const subject = event.data.object;
  if (!('object' in subject)) return null;
  const occurredAtMs = event.created * 1000;
  switch (subject.object) {
    case 'refund':
      return {
        kind: subject.status === 'failed' ? 'refund_failed' : 'refund',
        providerRef: idOf(subject.payment_intent),
        subjectRef: subject.id,
        amount: { amount: subject.amount, currency: subject.currency.toUpperCase() },
        status: subject.status,
        reason: subject.failure_reason ?? subject.reason,
        respondByMs: null,
        occurredAtMs,
      };
    case 'dispute':
      return {
        kind: 'dispute',
        providerRef: idOf(subject.payment_intent),
        subjectRef: subject.id,
        amount: { amount: subject.amount, currency: subject.currency.toUpperCase() },
        status: subject.status,
        reason: subject.reason,
        respondByMs: subject.evidence_details?.due_by ? subject.evidence_details.due_by * 1000 : null,
        occurredAtMs,
      };
    case 'radar.early_fraud_warning':
      return {
        kind: 'fraud_warning',
        providerRef: idOf(subject.payment_intent),
        subjectRef: subject.id,
        amount: null,
        status: subject.actionable ? 'actionable' : 'not_actionable',
        reason: subject.fraud_type,
        respondByMs: null,
        occurredAtMs,
      };
    default:
      return null;
  }
}
