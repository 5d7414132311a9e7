import type { Layout, OrderDeclaration, OrderKind, OrderPaths } from '@travesia/contracts';

/** What a page of the checkout document does (S-01, S-35). */
export type CheckoutStepName = 'billing' | 'authenticate' | 'authorize' | 'waiting' | 'cancel' | 'success';

export interface CheckoutRoute {
  /** As written in addresses; matched in any case (F-34). */
  readonly path: string;
  readonly name: string;
  readonly step: CheckoutStepName;
  /** A page of a product's own; the others are shared by all (S-01). */
  readonly isOwn?: true;
  readonly layout: Layout;
}

export const BILLING_PATH = '/booking/BillingSummary';

/** Shared by every kind of order (S-01, S-35, P-46). */
export const CHECKOUT_ROUTES: readonly CheckoutRoute[] = [
  {
    path: BILLING_PATH,
    name: 'booking-billing',
    step: 'billing',
    layout: 'result',
  },
  {
    path: '/booking/authenticate',
    name: 'booking-authenticate',
    step: 'authenticate',
    layout: 'blank',
  },
  {
    path: '/booking/authenticate/authorize',
    name: 'booking-authenticate-authorize',
    step: 'authorize',
    layout: 'blank',
  },
  {
    path: '/booking/authenticate/waiting',
    name: 'booking-authenticate-waiting',
    step: 'waiting',
    layout: 'blank',
  },
  {
    path: '/booking/authenticate/cancel',
    name: 'booking-authenticate-cancel',
    step: 'cancel',
    layout: 'blank',
  },
  { path: '/booking/confirm', name: 'booking-confirm', step: 'success', layout: 'result' },
];

/**
 * A product that does not end on the shared pages has its own below one word. Every address of this shape is a
 * document of the checkout, so that also a service worker, which knows no manifest, can tell.
 */
const OWN_PAGE = /^\/[a-z-]+\/booking\/(waiting|success)$/;

export function findCheckoutRoute(address: string): CheckoutRoute | null {
  const path = address.toLowerCase();
  const shared = CHECKOUT_ROUTES.find((route) => route.path.toLowerCase() === path);
  if (shared) return shared;
  switch (OWN_PAGE.exec(path)?.[1]) {
    case 'waiting':
      return { path, name: 'order-waiting', step: 'waiting', isOwn: true, layout: 'blank' };
    case 'success':
      return {
        path,
        name: 'order-success',
        step: 'success',
        isOwn: true,
        layout: 'result',
      };
    default:
      return null;
  }
}

/** Whether somebody sells what ends on this page. */
export const isDeclared = (route: CheckoutRoute, orders: readonly OrderDeclaration[]): boolean =>
  !route.isOwn || orders.some(({ paths }) => paths.waiting === route.path || paths.success === route.path);

/** For an order whose remote is not in the feed any more. */
const SHARED_PATHS: OrderPaths = {
  results: '/',
  summary: '/',
  waiting: '/booking/authenticate/waiting',
  success: '/booking/confirm',
};

/** The pages of a kind of order (S-37, F-35). */
export const pathsOf = (orders: readonly OrderDeclaration[], kind: OrderKind | undefined): OrderPaths =>
  orders.find((order) => order.kind === kind)?.paths ?? SHARED_PATHS;
