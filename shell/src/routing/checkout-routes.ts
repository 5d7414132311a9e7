import type { Layout, OrderKind } from '@travesia/contracts';

/** What a page of the checkout document does (S-01, S-35). */
export type CheckoutStepName = 'billing' | 'authenticate' | 'authorize' | 'waiting' | 'cancel' | 'success';

export interface CheckoutRoute {
  /** As written in addresses; matched in any case (F-34). */
  readonly path: string;
  readonly name: string;
  readonly step: CheckoutStepName;
  /** Pages of one kind of order; the others are shared by all (S-01). */
  readonly orderKind?: OrderKind;
  readonly layout: Layout;
  readonly title: { readonly es: string; readonly en: string };
}

export const BILLING_PATH = '/booking/BillingSummary';

const CHECKING = { es: 'Comprobando tu pago', en: 'Checking your payment' };
const CONFIRMED = { es: 'Reserva confirmada', en: 'Booking confirmed' };

const SHARED: readonly CheckoutRoute[] = [
  {
    path: BILLING_PATH,
    name: 'booking-billing',
    step: 'billing',
    layout: 'result',
    title: { es: 'Pago', en: 'Payment' },
  },
  {
    path: '/booking/authenticate',
    name: 'booking-authenticate',
    step: 'authenticate',
    layout: 'blank',
    title: { es: 'Comprobación del pago', en: 'Payment check' },
  },
  {
    path: '/booking/authenticate/authorize',
    name: 'booking-authenticate-authorize',
    step: 'authorize',
    layout: 'blank',
    title: { es: 'Comprobación del pago', en: 'Payment check' },
  },
  {
    path: '/booking/authenticate/waiting',
    name: 'booking-authenticate-waiting',
    step: 'waiting',
    layout: 'blank',
    title: CHECKING,
  },
  {
    path: '/booking/authenticate/cancel',
    name: 'booking-authenticate-cancel',
    step: 'cancel',
    layout: 'blank',
    title: { es: 'Pago cancelado', en: 'Payment cancelled' },
  },
  { path: '/booking/confirm', name: 'booking-confirm', step: 'success', layout: 'result', title: CONFIRMED },
];

/** Kinds with an end of their own; flights and packages end at /booking/confirm (K-03). */
const OWN_PAGES = [
  ['hotel', '/hoteles'],
  ['tour', '/turs'],
  ['activity', '/activities'],
] as const satisfies readonly (readonly [OrderKind, string])[];

/** Pages of the checkout document (S-01, S-35, P-46). */
export const CHECKOUT_ROUTES: readonly CheckoutRoute[] = [
  ...SHARED,
  ...OWN_PAGES.flatMap(([orderKind, base]): CheckoutRoute[] => [
    {
      path: `${base}/booking/waiting`,
      name: `${orderKind}-waiting`,
      step: 'waiting',
      orderKind,
      layout: 'blank',
      title: CHECKING,
    },
    {
      path: `${base}/booking/success`,
      name: `${orderKind}-success`,
      step: 'success',
      orderKind,
      layout: 'result',
      title: CONFIRMED,
    },
  ]),
];

export function findCheckoutRoute(path: string): CheckoutRoute | null {
  const wanted = path.toLowerCase();
  return CHECKOUT_ROUTES.find((route) => route.path.toLowerCase() === wanted) ?? null;
}

function pathOf(step: 'waiting' | 'success', kind: OrderKind, shared: string): string {
  return CHECKOUT_ROUTES.find((route) => route.step === step && route.orderKind === kind)?.path ?? shared;
}

/** Where a kind of order waits for its payment (S-37). */
export const waitingPathOf = (kind: OrderKind) => pathOf('waiting', kind, '/booking/authenticate/waiting');

/** Where a kind of order shows its confirmation (S-37, F-35). */
export const successPathOf = (kind: OrderKind) => pathOf('success', kind, '/booking/confirm');
