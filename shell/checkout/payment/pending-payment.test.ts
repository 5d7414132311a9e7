import { expect, it } from '@jest/globals';
import { createPendingPayments, PAYMENT_FAILED_KEY, PENDING_PAYMENT_KEY } from './pending-payment.ts';

function tab(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
const payment = {
  cartId: 'cart_1',
  orderKind: 'flight' as const,
  summaryPath: '/booking/summary',
  providerUrl: '/api/payments/go?cartId=cart_1',
  outcome: null,
};

it('P-39: a reload of the confirmation finds this tab’s own payment', () => {
  const storage = tab();
  createPendingPayments(storage).write(payment);
  expect(createPendingPayments(storage).read()).toEqual(payment);
});

it('S-38: a definite failure is told to the summary once', () => {
  const storage = tab();
  const payments = createPendingPayments(storage);
  payments.write(payment);
  payments.markFailed('insufficient_funds');
  expect(payments.read()).toBeNull();
  expect(storage.items.get(PAYMENT_FAILED_KEY)).toBe('insufficient_funds');
  expect(payments.readFailed()).toBe('insufficient_funds');
  payments.clearFailed();
  expect(payments.readFailed()).toBeNull();
});

it.each([
  '{',
  '{"cartId":"x"}',
  JSON.stringify({ ...payment, summaryPath: '//evil.example' }),
  JSON.stringify({ ...payment, cartId: '<b>' }),
])('P-42: corrupted or foreign memory %s is no payment', (text) => {
  expect(createPendingPayments(tab({ [PENDING_PAYMENT_KEY]: text })).read()).toBeNull();
});

it('a storage that refuses does not lose the payment of this document', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const payments = createPendingPayments({ getItem: refuse, setItem: refuse, removeItem: refuse });
  payments.write(payment);
  expect(payments.read()).toEqual(payment);
});
