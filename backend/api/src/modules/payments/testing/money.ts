import { expect } from '@jest/globals';
import { balanceOf } from '../ledger-lines.ts';
import type { Shop } from './open-shop.ts';

/** The money of a test's bookings, at the provider and in our ledger. */
export function createMoneyChecks(shop: () => Shop) {
  const db = () => shop().dependencies.database;

  /** What the provider took for these bookings, less what it gave back. */
  async function moneyAtProvider() {
    const attempts = await db().selectFrom('payment_attempts').select('provider_ref').execute();
    const refs = new Set(attempts.map(({ provider_ref: ref }) => ref));
    const payments = (await shop().stripe.paymentIntents.list({ limit: 100 })).data.filter(({ id }) =>
      refs.has(id),
    );
    const refunds = (await shop().stripe.refunds.list({ limit: 100 })).data.filter(
      ({ payment_intent: of }) => typeof of === 'string' && refs.has(of),
    );
    const taken = payments.reduce((sum, each) => sum + (each.status === 'succeeded' ? each.amount : 0), 0);
    const held = payments.filter((each) => each.status === 'requires_capture').length;
    return { taken: taken - refunds.reduce((sum, { amount }) => sum + amount, 0), held };
  }

  /** Each booking's lines add up to nothing, and all of them to what the provider has. */
  async function expectBalanced() {
    const lines = await db().selectFrom('ledger_lines').select(['booking_id', 'kind', 'amount']).execute();
    for (const [, own] of Map.groupBy(lines, ({ booking_id: id }) => id)) expect(balanceOf(own)).toBe(0);
    const moved = lines.filter(({ kind }) => kind === 'captured' || kind === 'refunded');
    expect(moved.reduce((sum, { amount }) => sum + amount, 0)).toBe((await moneyAtProvider()).taken);
  }

  return { moneyAtProvider, expectBalanced };
}
