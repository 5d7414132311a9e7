import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { seededChance } from '@travesia/testing/seeded-chance';
import type { Dependencies } from '../../app.ts';
import type { TestDatabase } from '../../database/test-database.ts';
import { createTestDependencies, STARTUP_MS } from '../../testing.ts';
import { auditLedger } from './testing/audit-ledger.ts';
import { liveThrough, type Life, type Move } from './testing/generated-life.ts';

/** A year of 100,000 in the long half; few here, where every change waits for it. */
const BOOKINGS = Number(process.env.LEDGER_BOOKINGS ?? 200);
const SEED = Number(process.env.LEDGER_SEED ?? 1);
const IN_ONE_TRANSACTION = 100;
const WRITERS = 4;
/** Ten times what a slow machine needs. */
const BOOKING_MS = 60;

let dependencies: Dependencies;
let testDatabase: TestDatabase;
const moves: Move[] = [];
const lives = new Map<Life, number>();

beforeAll(
  async () => {
    ({ dependencies, testDatabase } = await createTestDependencies());
    const db = dependencies.database;
    const [sessionId, browserId] = [randomUUID(), randomUUID()];
    const at = new Date();
    await db
      .insertInto('browsers')
      .values({ id: browserId, agent_hash: 'a', secret_hash: 'b', created_at: at, expires_at: at })
      .execute();
    await db
      .insertInto('sessions')
      .values({
        id: sessionId,
        browser_id: browserId,
        secret_hash: 's',
        locale: 'es',
        country_code: null,
        currency_code: 'USD',
        attribution: '{}',
        created_at: at,
        expires_at: at,
      })
      .execute();
    let next = 0;
    const write = async () => {
      while (next < BOOKINGS) {
        const first = next;
        next += IN_ONE_TRANSACTION;
        await db.transaction().execute(async (trx) => {
          for (
            let number = first;
            number < Math.min(next, BOOKINGS, first + IN_ONE_TRANSACTION);
            number += 1
          ) {
            // Every booking has chance of its own, whoever writes it.
            const chance = seededChance(SEED * 1_000_003 + number);
            const lived = await liveThrough(trx, { sessionId, chance });
            moves.push(...lived.moves);
            lives.set(lived.life, (lives.get(lived.life) ?? 0) + 1);
          }
        });
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
  },
  STARTUP_MS + BOOKINGS * BOOKING_MS,
);
afterAll(() => testDatabase.close());

const db = () => dependencies.database;

describe('the ledger of a generated year', () => {
  it(
    'every booking and every day adds up, and to what provider and suppliers have',
    async () => {
      expect([...lives.values()].reduce((sum, count) => sum + count, 0)).toBe(BOOKINGS);
      expect(lives.size).toBe(6);
      expect(await auditLedger(db(), moves)).toEqual([]);
      const planned = await db()
        .selectFrom('cancellations')
        .innerJoin('cancellation_refunds', 'cancellation_refunds.cancellation_id', 'cancellations.id')
        .select((select) => ['cancellations.id', 'refund_amount', select.fn.sum('amount').as('shares')])
        .groupBy(['cancellations.id', 'refund_amount'])
        .execute();
      expect(planned.length).toBeGreaterThan(BOOKINGS / 20);
      expect(planned.filter(({ refund_amount: due, shares }) => Number(shares) !== due)).toEqual([]);
    },
    STARTUP_MS,
  );

  const of = (kind: Move['kind']) => {
    const found = moves.find((move) => move.kind === kind && move.amount !== 0);
    if (!found) throw new Error(`nothing was ${kind}`);
    return found;
  };
  const DAY_MS = 24 * 3_600_000;
  const without = (one: Move) => moves.filter((move) => move !== one);
  it.each([
    ['a refund that was made twice', () => of('refunded'), (one: Move) => [...moves, one]],
    ['a refund that was not made', () => of('refunded'), without],
    ['a charge that the provider does not know', () => of('captured'), without],
    [
      'a cent more than was charged',
      () => of('captured'),
      (one: Move) => [...without(one), { ...one, amount: one.amount + 1 }],
    ],
    ['a supplier that was paid twice', () => of('supplier_cost'), (one: Move) => [...moves, one]],
    [
      'a supplier that gave back a cent less',
      () => of('supplier_refund'),
      (one: Move) => [...without(one), { ...one, amount: one.amount - 1 }],
    ],
  ] as const)(
    'finds %s, by booking and by day',
    async (_what, find, plant) => {
      const one = find();
      const found = await auditLedger(db(), plant(one));
      const day = new Date(one.atMs).toISOString().slice(0, 10);
      const what = [one.kind, one.part].filter(Boolean).join(':');
      expect(found.map(({ where }) => where).toSorted()).toEqual([one.bookingId, day].toSorted());
      expect(new Set(found.map((each) => each.what))).toEqual(new Set([what]));
    },
    STARTUP_MS,
  );

  it(
    'finds what was moved on another day',
    async () => {
      const one = of('captured');
      const found = await auditLedger(db(), [...without(one), { ...one, atMs: one.atMs + DAY_MS }]);
      expect(found.map(({ what }) => what)).toEqual(['captured', 'captured']);
    },
    STARTUP_MS,
  );

  it(
    'finds lines that do not add up, and money that is held for ever',
    async () => {
      const { bookingId, atMs } = of('captured');
      const line = { booking_id: bookingId, part: '', amount: 1, currency: 'USD', at: new Date(atMs) };
      await db()
        .insertInto('ledger_lines')
        .values([
          { ...line, kind: 'margin', cause: 'planted' },
          { ...line, kind: 'authorised', cause: 'planted' },
        ])
        .execute();
      const found = await auditLedger(db(), moves);
      expect(found.map(({ what, ours }) => `${what} ${ours}`).toSorted()).toEqual([
        'balance 1',
        'balance 1',
        'held 1',
      ]);
    },
    STARTUP_MS,
  );
});
