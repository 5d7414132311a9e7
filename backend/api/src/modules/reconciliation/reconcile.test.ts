import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DeskQueuesReply } from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import { readProviderStatement } from '../../suppliers/payment-stripe/index.ts';
import { STARTUP_MS } from '../../testing.ts';
import { createDeskCalls } from '../payments/testing/desk-calls.ts';
import { openShop, type Shop } from '../payments/testing/open-shop.ts';
import { reconcileDay, type ReconciliationDatabase } from './index.ts';
import type { StatementLine } from './statement.ts';

const KEY = 'sk_test_travesia_sandbox';
const BOOKINGS = 2_000;
const GENERATED_MS = 30_000;
const DAY = '2026-10-15';
const START = Date.parse(`${DAY}T00:00:00Z`);

let shop: Shop;
let apiBase: string;
beforeAll(async () => {
  shop = await openShop();
  const { port } = shop.sandbox.server.address() as { port: number };
  apiBase = `http://127.0.0.1:${port}`;
}, STARTUP_MS);
beforeEach(async () => {
  shop.clock.setOffsetMs(0);
  await shop.testDatabase.truncate();
});
afterAll(() => shop.close());

const { call, booked, act } = createDeskCalls(() => shop);
const db = () => shop.dependencies.database as unknown as ReconciliationDatabase;
const now = () => new Date(shop.clock.nowMs());
const query = async <Row>(text: string) => (await shop.testDatabase.pool.query<Row & object>(text)).rows;
const queue = async () =>
  ((await call('queues', {})).body as DeskQueuesReply).data.items.filter(
    (item) => item.queue === 'statement',
  );

/** Bookings of one day, a third of them given back in part, all at once. */
async function generate(count: number): Promise<{ provider: StatementLine[]; supplier: StatementLine[] }> {
  const at = `timestamptz '${DAY}T00:00:00Z' + number * interval '40 seconds'`;
  const id = (kind: string) => `md5('${kind}' || number)::uuid`;
  // Without the keys of the desk's search, which take longer than all the rest.
  await shop.testDatabase.pool.query(`
    SET session_replication_role = replica;
    INSERT INTO browsers (id, agent_hash, secret_hash, created_at, expires_at)
      VALUES ('${randomUUID()}', 'a', 'b', now(), now());
    INSERT INTO sessions (id, browser_id, secret_hash, locale, currency_code, attribution, created_at, expires_at)
      SELECT md5('session')::uuid, id, 's', 'es', 'USD', '{}', now(), now() FROM browsers;
    CREATE TEMP TABLE numbers AS SELECT generate_series(1, ${count}) AS number;
    INSERT INTO bookings (id, session_id, kind, order_sequence, state, version, market, locale, total_amount, currency,
        fees, confirmed, confirmed_at, closed, created_at, updated_at)
      SELECT ${id('booking')}, md5('session')::uuid, 'flight', 0, 'confirmed', 1, 'intl', 'es', 10000 + number, 'USD',
        '{}', '{}', ${at}, true, ${at}, ${at} FROM numbers;
    INSERT INTO payment_attempts (id, booking_id, cart_id, live, state, provider, provider_ref, amount, currency,
        transaction_id, method, method_data, card_brand, card_last4, card_expiry, return_url, cancel_url, capture_tries, void_tries, hold_left_ms, created_at, updated_at)
      SELECT ${id('attempt')}, ${id('booking')}, 'cart' || number, true, 'captured', 'stripe', 'pi_' || number, 10000 + number,
        'USD', ${id('transaction')}, 'card', '{}', '', '', '', '', '', 0, 0, 0, ${at}, ${at} FROM numbers;
    INSERT INTO supplier_orders (id, booking_id, attempt_id, live, part, supplier, state, reference, family_name, supplier_ref,
        ticketed, record, created_at, updated_at)
      SELECT ${id('order')}, ${id('booking')}, ${id('attempt')}, true, 'flight', 'duffel', 'placed', 'REF' || number, 'Ferrer',
        'ord_' || number, true, '{}', ${at}, ${at} FROM numbers;
    INSERT INTO ledger_lines (booking_id, cause, kind, part, amount, currency, at)
      SELECT ${id('booking')}, 'captured:' || ${id('attempt')}, line.kind, line.part, line.sign * 10000 + line.sign * number, 'USD', ${at}
      FROM numbers CROSS JOIN (VALUES ('captured', '', 1), ('supplier_cost', 'flight', -1)) line (kind, part, sign);
    INSERT INTO cancellations (id, booking_id, state, locale, currency, refund_amount, expires_at, created_at, updated_at)
      SELECT ${id('cancellation')}, ${id('booking')}, 'done', 'es', 'USD', 500, now(), now(), now() FROM numbers WHERE number % 3 = 0;
    INSERT INTO cancellation_refunds (cancellation_id, attempt_id, amount, state, asked_at, tries)
      SELECT ${id('cancellation')}, ${id('attempt')}, 500, 'done', ${at} + interval '20 seconds', 1 FROM numbers WHERE number % 3 = 0;
    INSERT INTO ledger_lines (booking_id, cause, kind, part, amount, currency, at)
      SELECT ${id('booking')}, 'refunded:' || ${id('cancellation')}, line.kind, '', line.sign * 500, 'USD', ${at} + interval '3 days'
      FROM numbers CROSS JOIN (VALUES ('refunded', -1), ('margin', 1)) line (kind, sign) WHERE number % 3 = 0;
    DROP TABLE numbers;
    SET session_replication_role = DEFAULT;
  `);
  const provider: StatementLine[] = [];
  const supplier: StatementLine[] = [];
  for (let number = 1; number <= count; number += 1) {
    // A clock that differs a little.
    const atMs = START + number * 40_000 + 1_500;
    const amount = { amount: 10_000 + number, currency: 'USD' };
    provider.push({
      lineId: `c${number}`,
      atMs,
      kind: 'charge',
      reference: `pi_${number}`,
      amount,
      fee: 175,
    });
    supplier.push({ lineId: `s${number}`, atMs, kind: 'charge', reference: `ord_${number}`, amount, fee: 0 });
    if (number % 3 === 0)
      provider.push({
        lineId: `r${number}`,
        atMs: atMs + 20_000,
        kind: 'refund',
        reference: `pi_${number}`,
        amount: { amount: 500, currency: 'USD' },
        fee: 0,
      });
  }
  return { provider, supplier };
}

const ofProvider = (lines: readonly StatementLine[], day = DAY) => ({
  source: 'stripe',
  isProvider: true,
  day,
  lines,
});
const found = (differences: readonly { what: string; reference: string | null }[]) =>
  differences.map(({ what, reference }) => `${what} ${reference}`).toSorted();

describe('a day of two thousand bookings', () => {
  it(
    'D-15: every difference that was planted is found, and no other',
    async () => {
      const { provider, supplier } = await generate(BOOKINGS);
      const usd = (amount: number) => ({ amount, currency: 'USD' });
      const changed = (id: string, change: Partial<StatementLine>) => (line: StatementLine) =>
        line.lineId === id ? { ...line, ...change } : line;
      const planted = provider
        .filter(({ lineId }) => lineId !== 'c10' && lineId !== 'r30')
        .map(changed('c20', { amount: usd(1), fee: 0 }))
        .map(changed('c40', { amount: { amount: 10_040, currency: 'EUR' } }))
        .map(changed('c50', { fee: 5_000 }));
      const template = provider[0] as StatementLine;
      planted.push(
        { ...template, lineId: 'x1', reference: 'pi_unknown' },
        { ...template, lineId: 'x2' },
        { ...template, lineId: 'x3', kind: 'refund', amount: usd(77), fee: 0 },
        { ...template, lineId: 'x4', kind: 'fee', reference: null, amount: usd(900) },
      );
      const { differences } = await reconcileDay(db(), ofProvider(planted), { now: now() });
      expect(found(differences)).toEqual([
        'double pi_1',
        'fee null',
        'fee pi_50',
        'missing_with_them pi_10',
        'missing_with_them pi_30',
        'missing_with_us pi_unknown',
        'other_amount pi_20',
        'other_currency pi_40',
        'refund_unknown pi_1',
      ]);
      const wrong = supplier
        .filter(({ lineId }) => lineId !== 's60')
        .map(changed('s70', { amount: usd(10_071) }));
      wrong.push({ ...(supplier[0] as StatementLine), lineId: 's1 again' });
      const ofSupplier = { source: 'duffel', isProvider: false, day: DAY, lines: wrong };
      expect(found((await reconcileDay(db(), ofSupplier, { now: now() })).differences)).toEqual([
        'double ord_1',
        'missing_with_them ord_60',
        'other_amount ord_70',
      ]);

      // Twice is the same; and with the right statement all of it leaves the queue.
      await reconcileDay(db(), ofProvider(planted), { now: now() });
      expect(await queue()).toHaveLength(12);
      await shop.testDatabase.pool.query(`DELETE FROM statement_lines WHERE source = 'stripe'`);
      const again = await reconcileDay(db(), ofProvider(provider), { now: now() });
      expect(again).toMatchObject({ lines: provider.length, differences: [] });
      expect(await queue()).toHaveLength(3);
    },
    STARTUP_MS + GENERATED_MS,
  );

  it(
    'D-15: what is noted around midnight is matched with the statement of either day',
    async () => {
      const { provider } = await generate(5);
      await shop.testDatabase.pool.query(`
        ALTER TABLE ledger_lines DISABLE TRIGGER ledger_lines_are_never_changed;
        UPDATE ledger_lines SET at = '${DAY}T23:59:58Z'
          WHERE cause = 'captured:' || md5('attempt1')::uuid;
        UPDATE ledger_lines SET at = '${addDays(DAY, 1)}T00:00:02Z'
          WHERE cause = 'captured:' || md5('attempt2')::uuid;
        UPDATE ledger_lines SET at = '${DAY}T23:59:59Z'
          WHERE cause = 'captured:' || md5('attempt4')::uuid;
        ALTER TABLE ledger_lines ENABLE TRIGGER ledger_lines_are_never_changed;`);
      const next = addDays(DAY, 1);
      const late = provider.flatMap((line) =>
        line.lineId === 'c1' ? [{ ...line, atMs: Date.parse(`${next}T00:00:01Z`) }] : [],
      );
      const today = provider.filter(({ lineId }) => lineId !== 'c1' && lineId !== 'c4');
      expect((await reconcileDay(db(), ofProvider(today), { now: now() })).differences).toEqual([]);
      const tomorrow = await reconcileDay(db(), ofProvider(late, next), { now: now() });
      expect(found(tomorrow.differences)).toEqual(['missing_with_them pi_4']);
    },
    STARTUP_MS + GENERATED_MS,
  );
});

describe('the provider’s own statement', () => {
  it(
    'D-15: payments and refunds as they are made agree with it; what nobody noted is an item that is closed with a reason',
    async () => {
      const { id } = await booked();
      await act(id, 'refund', { amount: 1_050 });
      await shop.settleDue();
      const day = todayIn(shop.clock.nowMs());
      const read = async () => ofProvider(await readProviderStatement({ apiBase, secretKey: KEY }, day), day);
      const ours = await query<{ ref: string }>('SELECT provider_ref AS ref FROM payment_attempts');
      const ofThis = async () => {
        const statement = await read();
        const lines = statement.lines.filter(({ reference }) => reference === ours[0]?.ref);
        return { ...statement, lines };
      };
      expect(await reconcileDay(db(), await ofThis(), { now: now() })).toMatchObject({
        lines: 2,
        differences: [],
      });
      // Somebody gave money back on the provider's own pages.
      await shop.stripe.refunds.create({ payment_intent: ours[0]?.ref ?? '', amount: 333 });
      expect(found((await reconcileDay(db(), await ofThis(), { now: now() })).differences)).toEqual([
        `refund_unknown ${ours[0]?.ref}`,
      ]);
      const [item] = await queue();
      expect(item).toMatchObject({ reason: 'refund_unknown', version: 0 });
      expect(item?.name).toContain('– / 3.33 USD');
      const subject = { queue: 'statement', subjectId: item?.subjectId };
      await call('items/take', { ...subject, version: 0 });
      await call('items/close', { ...subject, version: 1, reason: 'given back by hand' });
      expect(await queue()).toEqual([]);
      expect(await query(`SELECT why FROM desk_audit WHERE action = 'item.close'`)).toEqual([
        { why: `statement ${item?.subjectId}: given back by hand` },
      ]);
      await reconcileDay(db(), await ofThis(), { now: now() });
      expect(await queue()).toEqual([]);
    },
    STARTUP_MS,
  );

  it('a statement of another day is refused, and nothing of it is stored', async () => {
    const line = {
      lineId: 'one',
      atMs: START,
      kind: 'charge',
      reference: 'pi_1',
      amount: { amount: 1, currency: 'USD' },
      fee: 0,
    } as const;
    await expect(reconcileDay(db(), ofProvider([line], addDays(DAY, 5)), { now: now() })).rejects.toThrow(
      /another day/,
    );
    expect(await query('SELECT 1 FROM statement_days')).toEqual([]);
  });
});
