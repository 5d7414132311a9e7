import type { Money } from '@travesia/domain';

/** How a price compares with that of what was asked for. */
export interface Saving {
  readonly kind: 'saves' | 'more' | 'same';
  readonly difference: Money;
}

/** Null where one of them is not known. */
export function savingOf(price: Money | null, asked: Money | null): Saving | null {
  if (!price || !asked || price.currency !== asked.currency) return null;
  const amount = asked.amount - price.amount;
  const kind = amount > 0 ? 'saves' : amount < 0 ? 'more' : 'same';
  return { kind, difference: { amount: Math.abs(amount), currency: price.currency } };
}
