import { pathsOf, type CheckoutRoute } from '../../src/routing/checkout-routes.ts';
import type { OrderDeclaration } from '@travesia/contracts';
import type { PendingPayment } from '../payment/pending-payment.ts';
import type { PaymentOfTab } from './payment-of-tab.ts';

/** A payment the page is about, or where the visitor belongs instead. */
export type PaymentOfPage =
  | { readonly kind: 'here'; readonly cartId: string }
  | { readonly kind: 'elsewhere'; readonly path: string };

type PageOfOrder = Pick<CheckoutRoute, 'path' | 'isOwn'>;
const HOME: PaymentOfPage = { kind: 'elsewhere', path: '/' };

const ends = (path: string, ownPath: string, cartId: string): PaymentOfPage =>
  path === ownPath ? { kind: 'here', cartId } : { kind: 'elsewhere', path: ownPath };

/**
 * Who may wait on this page (P-39, P-40, P-42). The provider returns to the shared page, from where each kind
 * of order goes on to its own (S-37); a cart that only the address names is asked about there and nowhere else.
 */
export function paymentOfWaitingPage(
  payment: PaymentOfTab,
  page: PageOfOrder,
  orders: readonly OrderDeclaration[],
): PaymentOfPage {
  switch (payment.kind) {
    case 'own':
      return ends(page.path, pathsOf(orders, payment.payment.orderKind).waiting, payment.payment.cartId);
    case 'named':
      return page.isOwn ? HOME : { kind: 'here', cartId: payment.cartId };
    case 'over':
    case 'none':
      return HOME;
    default:
      return payment satisfies never;
  }
}

/** Who may see a confirmation (P-39): a tab with a payment of its own, on the page of its kind. */
export function paymentOfSuccessPage(
  pending: PendingPayment | null,
  page: PageOfOrder,
  orders: readonly OrderDeclaration[],
): PaymentOfPage {
  if (!pending) return HOME;
  return ends(page.path, pathsOf(orders, pending.orderKind).success, pending.cartId);
}
