import * as v from 'valibot';
import { IdSchema } from '@travesia/contracts';
import type { PendingPayment } from '../payment/pending-payment.ts';

/** Which payment a page of the hand-over is about (P-42). */
export type PaymentOfTab =
  | { readonly kind: 'own'; readonly payment: PendingPayment }
  /** Paid already: a step back from the confirmation (P-40). */
  | { readonly kind: 'over' }
  /** Named by the address only: a bank's app that came back elsewhere. */
  | { readonly kind: 'named'; readonly cartId: string }
  | { readonly kind: 'none' };

export function paymentOfTab(pending: PendingPayment | null, search: string): PaymentOfTab {
  if (pending?.outcome === 'confirmed') return { kind: 'over' };
  if (pending) return { kind: 'own', payment: pending };
  const cartId = new URLSearchParams(search).get('cartId');
  return v.is(IdSchema, cartId) ? { kind: 'named', cartId } : { kind: 'none' };
}
