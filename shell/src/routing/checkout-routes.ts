import type { Layout } from '@travesia/contracts';

export interface CheckoutRoute {
  /** As written in addresses; matched in any case (F-34). */
  readonly path: string;
  readonly name: string;
  readonly layout: Layout;
  readonly title: { readonly es: string; readonly en: string };
}

/** Pages of the checkout document, the same for every kind of order (S-01, S-35, P-46). */
export const CHECKOUT_ROUTES: readonly CheckoutRoute[] = [
  {
    path: '/booking/BillingSummary',
    name: 'booking-billing',
    layout: 'result',
    title: { es: 'Pago', en: 'Payment' },
  },
  {
    path: '/booking/authenticate',
    name: 'booking-authenticate',
    layout: 'blank',
    title: { es: 'Comprobación del pago', en: 'Payment check' },
  },
  {
    path: '/booking/authenticate/authorize',
    name: 'booking-authenticate-authorize',
    layout: 'blank',
    title: { es: 'Comprobación del pago', en: 'Payment check' },
  },
  {
    path: '/booking/authenticate/waiting',
    name: 'booking-authenticate-waiting',
    layout: 'blank',
    title: { es: 'Comprobando tu pago', en: 'Checking your payment' },
  },
  {
    path: '/booking/authenticate/cancel',
    name: 'booking-authenticate-cancel',
    layout: 'blank',
    title: { es: 'Pago cancelado', en: 'Payment cancelled' },
  },
  {
    path: '/booking/confirm',
    name: 'booking-confirm',
    layout: 'result',
    title: { es: 'Reserva confirmada', en: 'Booking confirmed' },
  },
];

export function findCheckoutRoute(path: string): CheckoutRoute | null {
  const wanted = path.toLowerCase();
  return CHECKOUT_ROUTES.find((route) => route.path.toLowerCase() === wanted) ?? null;
}
