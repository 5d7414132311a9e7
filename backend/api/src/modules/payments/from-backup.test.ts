import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { STARTUP_MS } from '../../testing.ts';
import { emptyBooks, openShop, type Shop } from './testing/open-shop.ts';
import { cartOf, createShoppers, PAYS } from './testing/shopper.ts';

const CHALLENGED = '4000002760003184';
const MINUTE_MS = 60_000;
/** Longer than an offer can be bought. */
const TWO_HOURS_MS = 120 * MINUTE_MS;
/** Until what cannot be found counts as never ordered. */
const ROUNDS = 4;

let shop: Shop;
let onPoint: (point: string) => Promise<void> = async () => {};
const { openBrowser, readyToPay, pay, answerChallenge, status } = createShoppers(() => shop);
beforeAll(async () => {
  shop = await openShop({ interleave: (point) => onPoint(point) });
}, STARTUP_MS);
afterAll(() => shop.close());
beforeEach(async () => {
  onPoint = async () => {};
  shop.clock.setOffsetMs(0);
  await emptyBooks(shop);
});

/** Every row of every table, to be brought back in place of what is there then. */
async function takeBackup(): Promise<() => Promise<void>> {
  const { database } = shop.dependencies;
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`.execute(
    database,
  );
  const copied = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ all: string }>`
        SELECT coalesce(json_agg(each), '[]')::text AS all FROM ${sql.table(name)} AS each`.execute(database);
      return { name, json: rows[0]?.all ?? '[]' };
    }),
  );
  const madeAt = new Date(shop.clock.nowMs());
  return async () => {
    await shop.testDatabase.truncate();
    await database.transaction().execute(async (trx) => {
      await sql`SELECT set_config('session_replication_role', 'replica', true)`.execute(trx);
      for (const { name, json } of copied.filter((each) => each.json !== '[]'))
        await sql`INSERT INTO ${sql.table(name)} OVERRIDING SYSTEM VALUE
          SELECT * FROM json_populate_recordset(NULL::${sql.table(name)}, ${json}::json)`.execute(trx);
      await trx
        .insertInto('restores')
        .values({ restored_at: new Date(shop.clock.nowMs()), backup_made_at: madeAt, compared_at: null })
        .execute();
    });
  };
}

async function settle(): Promise<void> {
  const startMs = shop.clock.offsetMs();
  for (let round = 1; round <= ROUNDS; round += 1) {
    shop.clock.setOffsetMs(startMs + round * MINUTE_MS);
    await shop.settleDue();
  }
}

/** What became of the one booking, by our database, the supplier's book and the provider's. */
async function outcome() {
  const { database } = shop.dependencies;
  const { id, state, reference } = await database
    .selectFrom('bookings')
    .select(['id', 'state', 'reference'])
    .executeTakeFirstOrThrow();
  const attempts = await database
    .selectFrom('payment_attempts')
    .select('id')
    .where('booking_id', '=', id)
    .execute();
  const { orders } = (await shop.sandbox.inject({ url: '/_control/orders' })).json() as {
    orders: { metadata: { travesia_reference: string }; cancelledAt: string | null }[];
  };
  const { payments } = (await shop.sandbox.inject({ url: '/_control/payments' })).json() as {
    payments: { metadata: { attempt_id: string }; captured: number; refunded: number }[];
  };
  const charged = payments.filter(
    ({ metadata, captured, refunded }) =>
      captured > refunded && attempts.some((attempt) => attempt.id === metadata.attempt_id),
  );
  const standing = orders.filter(
    ({ metadata, cancelledAt }) =>
      cancelledAt === null && metadata.travesia_reference.split('-')[0] === reference,
  );
  return { state, orders: standing.length, payments: charged.length };
}

const ONCE = { state: 'confirmed', orders: 1, payments: 1 };
const AT_THE_BANK = 'at-the-bank';
const MOMENTS = [AT_THE_BANK, 'attempt-committed', 'before-order', 'before-capture'];

/** Books a flight, and makes a backup on the way. Returns what brings it back. */
async function bookWithBackupAt(moment: string): Promise<() => Promise<void>> {
  let restore: (() => Promise<void>) | undefined;
  onPoint = async (point) => {
    if (point === moment) restore ??= await takeBackup();
  };
  const browser = await openBrowser(randomUUID());
  const card = moment === AT_THE_BANK ? CHALLENGED : PAYS;
  const cartId = cartOf(await pay(browser, await readyToPay(browser, card)));
  if (moment === AT_THE_BANK) {
    restore = await takeBackup();
    const go = await shop.app.inject({ url: `/payments/go?cartId=${cartId}` });
    await answerChallenge(go.headers.location, 'complete');
  }
  await status(browser, cartId);
  expect(await outcome()).toEqual(ONCE);
  if (!restore) throw new Error(`the booking never came to ${moment}`);
  return restore;
}

describe('R-03: a booking that was confirmed after the backup that is restored', () => {
  describe.each([
    ['at once', 0],
    ['when its offer is over', TWO_HOURS_MS],
  ])('restored %s', (_when, laterMs) => {
    it.each(MOMENTS)(
      'is confirmed again, with one order and one charge (backup made at %s)',
      async (moment) => {
        const restore = await bookWithBackupAt(moment);
        shop.clock.setOffsetMs(laterMs);
        await restore();
        await settle();
        expect(await outcome()).toEqual(ONCE);
      },
    );
  });
});
