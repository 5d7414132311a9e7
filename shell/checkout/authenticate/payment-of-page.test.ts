import { describe, expect, it } from '@jest/globals';
import type { OrderKind } from '@travesia/contracts';
import { findCheckoutRoute, type CheckoutRoute } from '../../src/routing/checkout-routes.ts';
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
    ['package', '/booking/authenticate/waiting', HERE],
    ['hotel', '/booking/authenticate/waiting', to('/hoteles/booking/waiting')],
    ['tour', '/booking/authenticate/waiting', to('/turs/booking/waiting')],
    ['activity', '/booking/authenticate/waiting', to('/activities/booking/waiting')],
    ['hotel', '/hoteles/booking/waiting', HERE],
    ['tour', '/turs/booking/waiting', HERE],
    ['activity', '/activities/booking/waiting', HERE],
    ['flight', '/hoteles/booking/waiting', to('/booking/authenticate/waiting')],
    ['activity', '/turs/booking/waiting', to('/activities/booking/waiting')],
  ] as const)('S-37: a payment of a %s on %s', (kind, path, expected) => {
    expect(paymentOfWaitingPage({ kind: 'own', payment: payment(kind) }, page(path))).toEqual(expected);
  });

  const PAGES = ['/hoteles/booking/waiting', '/turs/booking/waiting', '/activities/booking/waiting'];
  it.each(PAGES)('P-39: a stranger on %s goes home, also with a cart in the address', (path) => {
    expect(paymentOfWaitingPage({ kind: 'none' }, page(path))).toEqual(to('/'));
    expect(paymentOfWaitingPage({ kind: 'named', cartId: 'cart_9' }, page(path))).toEqual(to('/'));
  });

  it.each([...PAGES, '/booking/authenticate/waiting'])(
    'P-40: from the confirmation back to %s leads home',
    (path) => {
      expect(paymentOfWaitingPage({ kind: 'over' }, page(path))).toEqual(to('/'));
    },
  );

  it('P-42: the provider’s return is asked about whatever browser it comes to', () => {
    const named = { kind: 'named', cartId: 'cart_1' } as const;
    expect(paymentOfWaitingPage(named, page('/booking/authenticate/waiting'))).toEqual(HERE);
  });
});

describe('who may see a confirmation', () => {
  it.each([
    ['flight', '/booking/confirm'],
    ['package', '/booking/confirm'],
    ['hotel', '/hoteles/booking/success'],
    ['tour', '/turs/booking/success'],
    ['activity', '/activities/booking/success'],
  ] as const)('P-39: a tab with a payment of a %s, on %s', (kind, path) => {
    expect(paymentOfSuccessPage(payment(kind), page(path))).toEqual(HERE);
    expect(paymentOfSuccessPage(null, page(path))).toEqual(to('/'));
  });

  it('another kind’s page leads to its own', () => {
    expect(paymentOfSuccessPage(payment('tour'), page('/booking/confirm'))).toEqual(
      to('/turs/booking/success'),
    );
  });
});
