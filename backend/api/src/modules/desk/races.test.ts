import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChangeQuote } from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { openDatabase, type OpenDatabase } from '../../database/connect.ts';
import { STARTUP_MS } from '../../testing.ts';
import { createMoneyChecks } from '../payments/testing/money.ts';
import { emptyBooks, openShop, type Shop } from '../payments/testing/open-shop.ts';
import { mailedCode } from '../payments/testing/shopper.ts';
import { createDeskCalls } from '../payments/testing/desk-calls.ts';
import { createCallers } from '../payments/testing/callers.ts';

/** Two processes on one database: these stories need the PostgreSQL that TEST_DATABASE_URL names. */
const onPostgres = (process.env.TEST_DATABASE_URL ?? '') === '' ? describe.skip : describe;
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 1);
const ROUND_MS = 30_000;

let shop: Shop;
let rival: FastifyInstance;
let rivalDatabase: OpenDatabase;
const { booked, bookedToChange, changeQuoted, read, act, call } = createDeskCalls(() => shop);
const { moneyAtProvider, expectBalanced } = createMoneyChecks(() => shop);
const { chosen, mailedLinks, viewOf } = createCallers(() => shop);
const RAQUEL = { role: 'agent', id: 'raquel', name: 'Raquel' } as const;
const LEO = { role: 'lead', id: 'leo', name: 'Leo' } as const;

onPostgres('two at once', () => {
  beforeAll(async () => {
    shop = await openShop(
      {},
      { environment: { MAIL_FOLDER: mkdtempSync(join(tmpdir(), 'travesia-mails-')) } },
    );
    rivalDatabase = await openDatabase({
      databaseUrl: shop.testDatabase.url,
      poolMax: 10,
      dataFolder: null,
      requireDurable: false,
    });
    ({ app: rival } = await buildApp({ ...shop.dependencies, database: rivalDatabase.database }));
  }, STARTUP_MS);
  // Or hundreds of rounds would go through the bookings and payments of all before them.
  beforeEach(() => emptyBooks(shop));
  afterAll(async () => {
    await rival.close();
    await rivalDatabase.close();
    await shop.close();
  });

  const rounds = Array.from({ length: ROUNDS }, (_each, round) => round);
  const effects = async (id: string) =>
    shop.dependencies.database
      .selectFrom('cancellations')
      .select('id')
      .where('booking_id', '=', id)
      .where('state', '!=', 'quoted')
      .execute();

  it.each(rounds)(
    'D-06: two agents in two processes: one refund, the other is told who made it (round %d)',
    async () => {
      const { id } = await booked();
      const seen = await read(id);
      const replies = await Promise.all([
        act(id, 'refund', { amount: 5_000 }, { seen }),
        act(id, 'refund', { amount: 5_000 }, { seen, as: RAQUEL, app: rival }),
      ]);
      expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      expect(replies.find(({ status }) => status === 409)?.body.error.details.by).toMatch(/Inés|Raquel/);
      await shop.settleDue();
      expect(await effects(id)).toHaveLength(1);
    },
    ROUND_MS,
  );

  it.each(rounds)(
    'D-06: one press that arrives in two processes is one act (round %d)',
    async () => {
      const { id } = await booked();
      const seen = await read(id);
      const key = randomUUID();
      const replies = await Promise.all([
        act(id, 'refund', { key, amount: 5_000 }, { seen }),
        act(id, 'refund', { key, amount: 5_000 }, { seen, app: rival }),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      await shop.settleDue();
      expect(await effects(id)).toHaveLength(1);
    },
    ROUND_MS,
  );

  it.each(rounds)(
    'D-06: two people decide on one refund at once: one decision counts (round %d)',
    async () => {
      const { id } = await booked();
      const key = randomUUID();
      expect((await act(id, 'refund', { key, amount: 30_000 })).body.data).toEqual({ state: 'waiting' });
      const replies = await Promise.all([
        call('refund-approve', { id, key, isApproved: true, reason: 'agreed' }, LEO),
        call(
          'refund-approve',
          { id, key, isApproved: false, reason: 'not agreed' },
          { ...LEO, id: 'olga' },
          {},
          { app: rival },
        ),
      ]);
      expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      await shop.settleDue();
      expect(await effects(id)).toHaveLength(replies[0]?.status === 200 ? 1 : 0);
    },
    ROUND_MS,
  );

  it.each(rounds)(
    'D-17: two agents in two processes take the last of a deal for two orders: one has it (round %d)',
    async (round) => {
      const deal = `LAST${round}`;
      const endsAt = new Date(shop.clock.nowMs() + 3_600_000).toISOString();
      const rule = { code: deal, off: 'amount', value: 500, timesMax: 1, amountMax: null, minimum: 0 };
      const owner = { role: 'owner', id: 'olga', name: 'Olga' } as const;
      expect((await call('deals/set', { ...rule, market: null, product: null, endsAt }, owner)).status).toBe(
        200,
      );
      const [one, other] = [await chosen(), await chosen()];
      const take = (code: string, app: FastifyInstance) =>
        call('deals/apply', { key: randomUUID(), code, deal }, {}, {}, { app });
      const replies = await Promise.all([
        take(one.code, shop.app),
        take(other.code, rival),
        take(one.code, rival),
        take(other.code, shop.app),
      ]);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      const views = await Promise.all([viewOf(one.browser), viewOf(other.browser)]);
      const lines = views.flatMap(({ priceLines }) => priceLines.filter(({ code }) => code === 'discount'));
      expect(lines).toHaveLength(1);
      const { rows } = await shop.testDatabase.pool.query("SELECT FROM bookings WHERE deal ->> 'code' = $1", [
        deal,
      ]);
      expect(rows).toHaveLength(1);
    },
    ROUND_MS,
  );

  it.each(rounds)(
    'D-18: two agents in two processes write down one reference of one supplier: it is one booking (round %d)',
    async (round) => {
      const written = () => ({
        key: randomUUID(),
        title: 'Greek islands',
        supplier: 'MSC Cruceros',
        supplierRef: `MSC-RACE-${round}`,
        startDate: addDays(todayIn(shop.clock.nowMs()), 90),
        endDate: addDays(todayIn(shop.clock.nowMs()), 97),
        travellers: [{ firstName: 'Ana', lastName: 'Pérez' }],
        email: 'ana@example.com',
        phone: '+34600112233',
        locale: 'en',
        market: 'ES',
        paidTo: 'us',
        price: { amount: 250_000, currency: 'USD' },
        cost: 221_000,
        details: '',
      });
      const replies = await Promise.all([
        call('sales/by-hand', written()),
        call('sales/by-hand', { ...written(), supplier: 'msc cruceros' }, RAQUEL, {}, { app: rival }),
        call('sales/by-hand', written(), RAQUEL, {}, { app: rival }),
      ]);
      expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 409, 409,
      ]);
      for (const { status, body } of replies)
        if (status === 409) expect(body.error.code).toBe('by_hand_known');
      const { rows } = await shop.testDatabase.pool.query(
        "SELECT FROM bookings JOIN mails ON booking_id = bookings.id WHERE order_data ->> 'supplierRef' = $1",
        [`MSC-RACE-${round}`],
      );
      expect(rows).toHaveLength(1);
    },
    ROUND_MS,
  );

  it.each(rounds)(
    'D-14: two agents in two processes make two changes of one booking: one is made, and paid back once (round %d)',
    async () => {
      const { id } = await bookedToChange('Cheaper Change');
      const { taken } = await moneyAtProvider();
      const [one, other] = [await changeQuoted(id), await changeQuoted(id)];
      const make = ({ changeId }: ChangeQuote, as: object, app: FastifyInstance) =>
        call('amend/make', { id, changeId, reason: 'agreed by phone' }, as, {}, { app });
      const replies = await Promise.all([make(one, {}, shop.app), make(other, RAQUEL, rival)]);
      const refused = replies.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(1);
      // While the other change pays back, or after it, when the booking is not any more what was quoted for.
      expect(['change_in_progress', 'offer_expired']).toContain(refused[0]?.body.error.code);
      await shop.settleDue();
      expect(await moneyAtProvider()).toEqual({ taken: taken + one.total.amount, held: 0 });
      await expectBalanced();
    },
    ROUND_MS,
  );

  it.each(rounds)(
    'D-14: two agents in two processes make one quote that is to be paid: one link (round %d)',
    async () => {
      const { id } = await bookedToChange('Change Costs');
      const before = (await mailedLinks()).length;
      const { changeId } = await changeQuoted(id);
      const body = { id, changeId, reason: 'agreed by phone' };
      const replies = await Promise.all([
        call('amend/make', body),
        call('amend/make', body, RAQUEL, {}, { app: rival }),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect((await mailedLinks()).length - before).toBe(1);
    },
    ROUND_MS,
  );

  it.each(rounds)(
    'D-06: the traveller cancels while an agent gives money back: one of them happens (round %d)',
    async () => {
      const { id, referenceId, browser } = await booked();
      const asTraveller = (path: string, body: object = {}) =>
        browser.call(`/booking/cancellation/${path}`, { referenceId, ...body });
      const { quoteId } = (await asTraveller('quote')).body.data as { quoteId: string };
      expect((await asTraveller('code')).status).toBe(200);
      const code = await mailedCode(shop.dependencies.database);
      const seen = await read(id);
      const [traveller, agent] = await Promise.all([
        asTraveller('confirm', { quoteId, code }),
        act(id, 'refund', { amount: 5_000 }, { seen, app: rival }),
      ]);
      expect([traveller.status, agent.status].toSorted((one, other) => one - other)).toEqual([200, 409]);
      await shop.settleDue();
      expect(await effects(id)).toHaveLength(1);
      await expectBalanced();
      expect((await moneyAtProvider()).held).toBe(0);
    },
    ROUND_MS,
  );
});
