import { successPathOf, waitingPathOf, type CheckoutRoute } from '../../src/routing/checkout-routes.ts';
import type { PendingPayment } from '../payment/pending-payment.ts';
import type { PaymentOfTab } from './payment-of-tab.ts';

/** A payment the page is about, or where the visitor belongs instead. */
export type PaymentOfPage =
  | { readonly kind: 'here'; readonly cartId: string }
  | { readonly kind: 'elsewhere'; readonly path: string };

type PageOfOrder = Pick<CheckoutRoute, 'path' | 'orderKind'>;
const HOME: PaymentOfPage = { kind: 'elsewhere', path: '/' };

const ends = (path: string, ownPath: string, cartId: string): PaymentOfPage =>
  path === ownPath ? { kind: 'here', cartId } : { kind: 'elsewhere', path: ownPath };

/**
 * Who may wait on this page (P-39, P-40, P-42). The provider returns to the shared page, from where each kind
 * of order goes on to its own (S-37); a cart that only the address names is asked about there and nowhere else.
 */
export function paymentOfWaitingPage(payment: PaymentOfTab, page: PageOfOrder): PaymentOfPage {
  switch (payment.kind) {
    case 'own':
      return ends(page.path, waitingPathOf(payment.payment.orderKind), payment.payment.cartId);
    case 'named':
      return page.orderKind ? HOME : { kind: 'here', cartId: payment.cartId };
    case 'over':
    case 'none':
      return HOME;
    default:
      return payment satisfies never;
  }
}

/** Who may see a confirmation (P-39): a tab with a payment of its own, on the page of its kind. */
export function paymentOfSuccessPage(pending: PendingPayment | null, page: PageOfOrder): PaymentOfPage {
  if (!pending) return HOME;
  return ends(page.path, successPathOf(pending.orderKind), pending.cartId);
}
