import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { STARTUP_MS } from '../../testing.ts';
import { openShop, type Shop } from './testing/open-shop.ts';
import { cartOf, createShoppers, PAYS } from './testing/shopper.ts';

const HOUR_MS = 3_600_000;

let shop: Shop;
const { openBrowser, readyToPay, pay, status } = createShoppers(() => shop);
// The provider of each test is its own: it would remember the payments of the one before.
beforeEach(async () => {
  const MAIL_FOLDER = mkdtempSync(join(tmpdir(), 'travesia-mails-'));
  shop = await openShop({}, { environment: { MAIL_FOLDER } });
}, STARTUP_MS);
afterEach(() => shop.close());

async function confirmedBooking(): Promise<string> {
  const browser = await openBrowser(randomUUID());
  const ready = await readyToPay(browser, PAYS);
  await status(browser, cartOf(await pay(browser, ready)));
  await shop.settleDue();
  const { id } = await shop.dependencies.database
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'confirmed')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

async function restoreFrom(hoursAgo: number): Promise<void> {
  await shop.dependencies.database
    .insertInto('restores')
    .values({
      restored_at: new Date(shop.clock.nowMs()),
      backup_made_at: new Date(shop.clock.nowMs() - hoursAgo * HOUR_MS),
      compared_at: null,
    })
    .execute();
}

const unknown = () =>
  shop.dependencies.database.selectFrom('unknown_payments').select(['state', 'booking_reference']).execute();
const officeMails = () =>
  shop.dependencies.database
    .selectFrom('mails')
    .select('cause')
    .where('kind', '=', 'desk-requests')
    .execute();
const notCompared = () =>
  shop.dependencies.database.selectFrom('restores').selectAll().where('compared_at', 'is', null).execute();

describe('R-03: a database that was restored from a backup', () => {
  it('finds the payments that were made after the backup, and tells the office of each once', async () => {
    const bookingId = await confirmedBooking();
    const { reference } = await shop.dependencies.database
      .selectFrom('bookings')
      .select('reference')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    // As it was before anybody had booked.
    await shop.testDatabase.truncate();
    shop.clock.setOffsetMs(30 * HOUR_MS);
    await shop.settleDue();
    expect(await unknown()).toEqual([]);

    await restoreFrom(31);
    shop.clock.setOffsetMs(30.1 * HOUR_MS);
    await shop.settleDue();
    await shop.settleDue();
    expect(await unknown()).toEqual([{ state: 'captured', booking_reference: reference }]);
    expect(await officeMails()).toHaveLength(1);
    expect(await notCompared()).toEqual([]);
  });

  it('is not alarmed by the payments that it knows', async () => {
    await confirmedBooking();
    await restoreFrom(1);
    shop.clock.setOffsetMs(0.1 * HOUR_MS);
    await shop.settleDue();
    expect(await unknown()).toEqual([]);
    expect(await notCompared()).toEqual([]);
  });

  it('finds money that was given back after the backup', async () => {
    const bookingId = await confirmedBooking();
    const { provider_ref: intent } = await shop.dependencies.database
      .selectFrom('payment_attempts')
      .select('provider_ref')
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow();
    await shop.stripe.refunds.create({ payment_intent: intent ?? '', amount: 100 });
    await restoreFrom(1);
    shop.clock.setOffsetMs(0.1 * HOUR_MS);
    await shop.settleDue();
    expect(await unknown()).toMatchObject([{ state: 'refunded' }]);
  });

  it('leaves alone what another site paid through the same account', async () => {
    const card = { number: PAYS, exp_month: 12, exp_year: 2031, cvc: '123' };
    const method = await shop.stripe.paymentMethods.create({ type: 'card', card });
    await shop.stripe.paymentIntents.create({
      amount: 5_000,
      currency: 'usd',
      confirm: true,
      payment_method: method.id,
      metadata: { attempt_id: randomUUID(), site: 'other.example.com' },
      return_url: 'https://other.example.com/',
    });
    await restoreFrom(1);
    shop.clock.setOffsetMs(0.1 * HOUR_MS);
    await shop.settleDue();
    expect(await unknown()).toEqual([]);
    expect(await notCompared()).toEqual([]);
  });
});
