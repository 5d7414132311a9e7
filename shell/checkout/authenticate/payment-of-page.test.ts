import { describe, expect, it } from '@jest/globals';
import type { OrderKind } from '@travesia/contracts';
import { findCheckoutRoute, type CheckoutRoute } from '../../src/routing/checkout-routes.ts';
import { ORDERS } from '../testing/orders.ts';
import type { PendingPayment } from '../payment/pending-payment.ts';
import { paymentOfSuccessPage, paymentOfWaitingPage } from './payment-of-page.ts';

const page = (path: string) => findCheckoutRoute(path) as CheckoutRoute;
const payment = (orderKind: OrderKind): PendingPayment => ({
  cartId: 'cart_1',
  orderKind,
  summaryPath: '/s',
  providerUrl: null,
  outcome: null,
});
const HERE = { kind: 'here', cartId: 'cart_1' };
const to = (path: string) => ({ kind: 'elsewhere', path });

describe('who may wait where', () => {
  it.each([
    ['flight', '/booking/authenticate/waiting', HERE],
    ['sold-no-more', '/booking/authenticate/waiting', HERE],
    ['hotel', '/booking/authenticate/waiting', to('/hoteles/booking/waiting')],
    ['walk', '/booking/authenticate/waiting', to('/walks/booking/waiting')],
    ['hotel', '/hoteles/booking/waiting', HERE],
    ['walk', '/walks/booking/waiting', HERE],
    ['flight', '/hoteles/booking/waiting', to('/booking/authenticate/waiting')],
    ['walk', '/hoteles/booking/waiting', to('/walks/booking/waiting')],
  ] as const)('S-37: a payment of a %s on %s', (kind, path, expected) => {
    expect(paymentOfWaitingPage({ kind: 'own', payment: payment(kind) }, page(path), ORDERS)).toEqual(
      expected,
    );
  });

  const PAGES = ['/hoteles/booking/waiting', '/walks/booking/waiting'];
  it.each(PAGES)('P-39: a stranger on %s goes home, also with a cart in the address', (path) => {
    expect(paymentOfWaitingPage({ kind: 'none' }, page(path), ORDERS)).toEqual(to('/'));
    expect(paymentOfWaitingPage({ kind: 'named', cartId: 'cart_9' }, page(path), ORDERS)).toEqual(to('/'));
  });

  it.each([...PAGES, '/booking/authenticate/waiting'])(
    'P-40: from the confirmation back to %s leads home',
    (path) => {
      expect(paymentOfWaitingPage({ kind: 'over' }, page(path), ORDERS)).toEqual(to('/'));
    },
  );

  it('P-42: the provider’s return is asked about whatever browser it comes to', () => {
    const named = { kind: 'named', cartId: 'cart_1' } as const;
    expect(paymentOfWaitingPage(named, page('/booking/authenticate/waiting'), ORDERS)).toEqual(HERE);
  });
});

describe('who may see a confirmation', () => {
  it.each([
    ['flight', '/booking/confirm'],
    ['sold-no-more', '/booking/confirm'],
    ['hotel', '/hoteles/booking/success'],
    ['walk', '/walks/booking/success'],
  ] as const)('P-39: a tab with a payment of a %s, on %s', (kind, path) => {
    expect(paymentOfSuccessPage(payment(kind), page(path), ORDERS)).toEqual(HERE);
    expect(paymentOfSuccessPage(null, page(path), ORDERS)).toEqual(to('/'));
  });

  it('another kind’s page leads to its own', () => {
    expect(paymentOfSuccessPage(payment('walk'), page('/booking/confirm'), ORDERS)).toEqual(
      to('/walks/booking/success'),
    );
  });
});
