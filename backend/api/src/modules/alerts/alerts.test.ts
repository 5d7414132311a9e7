import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import type { Dependencies } from '../../app.ts';
import { openDatabase } from '../../database/connect.ts';
import type { TestDatabase } from '../../database/test-database.ts';
import { createTestDependencies, STARTUP_MS, TEST_NOW_MS } from '../../testing.ts';
import { createMailModule, type Mail } from '../mail/index.ts';
import { createAlertsModule } from './index.ts';
import { ALERT_RULES } from './rules.ts';
import type { AlertName } from './tables.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const BALANCE = 'duffel=10000USD@2026-11-20T08:00Z';

let dependencies: Dependencies;
let testDatabase: TestDatabase;
/** What the module is told from outside. */
let ageDays: number | null;
let lateMs: number | null;

beforeAll(async () => {
  ({ dependencies, testDatabase } = await createTestDependencies({
    environment: { SUPPLIER_BALANCES: BALANCE, MAIL_URL: 'smtp://127.0.0.1:9' },
  }));
}, STARTUP_MS);
beforeEach(async () => {
  await testDatabase.truncate();
  dependencies.clock.setOffsetMs(0);
  ageDays = 0;
  lateMs = null;
});
afterAll(() => testDatabase.close());

const given = () => ({
  mailing: createMailModule(dependencies),
  rates: async () => ({ ageDays, oldAfterDays: 3 }),
  itemLateMs: async () => lateMs,
});
/** The module of a process that was just started. */
const startAlerts = (database = dependencies.database) =>
  createAlertsModule({ ...dependencies, database }, given());

async function subjects(): Promise<string[]> {
  const rows = await dependencies.database
    .selectFrom('mails')
    .select('message')
    .orderBy('created_at')
    .execute();
  const mails = await Promise.all(rows.map(({ message }) => PostalMime.parse(message)));
  // These mails themselves never leave, which is an alert of its own.
  return mails.map(({ subject = '' }) => subject).filter((subject) => subject.includes('tipos de cambio'));
}
const BEGINS = 'Aviso: Los tipos de cambio no están al día';
const ENDS = 'Resuelto: Los tipos de cambio no están al día';

interface Order {
  readonly supplier?: string;
  readonly state?: string;
  readonly refusal?: string;
  readonly createdMs?: number;
  /** Signed as the ledger has it. */
  readonly moved?: number;
  readonly movedMs?: number;
}

/** Rows of orders without the bookings around them. */
async function addOrders(orders: readonly Order[]): Promise<void> {
  await dependencies.database.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    for (const order of orders) {
      const { supplier = 'duffel', state = 'placed', refusal = null, createdMs = TEST_NOW_MS } = order;
      const bookingId = randomUUID();
      const at = new Date(createdMs);
      await trx
        .insertInto('supplier_orders')
        .values({
          id: randomUUID(),
          booking_id: bookingId,
          attempt_id: randomUUID(),
          live: false,
          part: 'flight',
          supplier,
          state: state as 'placed',
          reference: randomUUID(),
          family_name: '',
          supplier_ref: null,
          locator: null,
          ticketed: false,
          ticketing_deadline: null,
          refusal,
          record: '{}',
          placed_at: null,
          created_at: at,
          updated_at: at,
        })
        .execute();
      if (order.moved === undefined) continue;
      await trx
        .insertInto('ledger_lines')
        .values({
          booking_id: bookingId,
          cause: 'captured:1',
          kind: order.moved < 0 ? 'supplier_cost' : 'supplier_refund',
          part: 'flight',
          amount: order.moved,
          currency: 'USD',
          at: new Date(order.movedMs ?? TEST_NOW_MS),
        })
        .execute();
    }
  });
}

async function addMails(mails: readonly { state: 'queued' | 'sent'; minutesAgo: number }[]): Promise<void> {
  for (const { state, minutesAgo } of mails) {
    const at = new Date(TEST_NOW_MS - minutesAgo * MINUTE_MS);
    await dependencies.database
      .insertInto('mails')
      .values({
        id: randomUUID(),
        cause: randomUUID(),
        kind: 'welcome',
        recipient: 'ana@example.com',
        booking_id: null,
        message: Buffer.from(''),
        state,
        attempts: 0,
        due_at: at,
        leased_until: null,
        answer: null,
        created_at: at,
        sent_at: state === 'sent' ? at : null,
      })
      .execute();
  }
}

const measure = (name: AlertName) =>
  ALERT_RULES[name]({
    database: dependencies.database,
    settings: dependencies.configuration,
    now: new Date(TEST_NOW_MS),
    ...given(),
  });
const times = (count: number, order: Order) => Array.from({ length: count }, () => order);
const BEFORE_MS = Date.UTC(2026, 10, 20, 7, 0);

describe('what is measured', () => {
  it.each([
    ['what was read there', [], 10_000, false],
    [
      'less our orders since, of every product',
      [{ moved: -400_000 }, { supplier: 'duffel-stays', moved: -100_100 }],
      4_999,
      true,
    ],
    ['with what came back', [{ moved: -600_000 }, { moved: 200_000 }], 6_000, false],
    ['without what was ordered before', [{ moved: -600_000, movedMs: BEFORE_MS }], 10_000, false],
    ['without other suppliers', [{ supplier: 'hotelbeds-activities', moved: -600_000 }], 10_000, false],
  ] as [string, Order[], number, boolean][])(
    'W-15: a supplier’s balance is %s',
    async (_what, orders, value, isOn) => {
      await addOrders(orders);
      expect(await measure('supplier_balance')).toEqual({ value, isOn, limit: 5_000, about: 'duffel, USD' });
    },
  );

  it.each([
    ['nobody ordered', [], null, false],
    ['every fifth failed', [...times(12, {}), ...times(3, { state: 'unknown' })], 20, false],
    [
      'more failed',
      [...times(7, {}), ...times(3, { state: 'refused', refusal: 'supplier_refused' })],
      30,
      true,
    ],
    ['two of two failed, which is no rate yet', times(2, { state: 'absent' }), 100, false],
    ['offers were gone, which is no failure', times(5, { state: 'refused', refusal: 'sold_out' }), 0, false],
    [
      'they failed two hours ago',
      times(5, { state: 'absent', createdMs: TEST_NOW_MS - 2 * HOUR_MS }),
      null,
      false,
    ],
  ] as [string, Order[], number | null, boolean][])(
    'W-15: orders that fail, where %s',
    async (_what, orders, value, isOn) => {
      await addOrders(orders);
      expect(await measure('orders_failing')).toMatchObject({ value, isOn });
    },
  );

  it.each([
    ['none waits', [{ state: 'sent', minutesAgo: 90 }], null, false],
    ['one waits a little', [{ state: 'queued', minutesAgo: 20 }], 20, false],
    ['one waits and none has left', [{ state: 'queued', minutesAgo: 31 }], 31, true],
    [
      'one mailbox is full and others get theirs',
      [
        { state: 'queued', minutesAgo: 90 },
        { state: 'sent', minutesAgo: 5 },
      ],
      5,
      false,
    ],
  ] as [string, Parameters<typeof addMails>[0], number | null, boolean][])(
    'W-15: mails that do not leave, where %s',
    async (_what, mails, value, isOn) => {
      await addMails(mails);
      expect(await measure('mails_waiting')).toMatchObject({ value, isOn });
    },
  );

  it.each([
    [0, false],
    [3, false],
    [4, true],
    [null, true],
  ])('W-15: rates of %s days: %s', async (age, isOn) => {
    ageDays = age;
    expect(await measure('rates_old')).toMatchObject({ value: age, isOn, limit: 3 });
  });

  it.each([
    [null, null, false],
    [1, 1, true],
    [HOUR_MS, 60, true],
  ])('W-15: an item of a queue that is %s ms late', async (late, value, isOn) => {
    lateMs = late;
    expect(await measure('item_late')).toMatchObject({ value, isOn });
  });
});

describe('what the office is told', () => {
  it('W-15: once when it begins, after a restart too, and once when it ends', async () => {
    ageDays = 4;
    const alerts = startAlerts();
    await alerts.look();
    await alerts.look();
    await startAlerts().look();
    expect(await subjects()).toEqual([BEGINS]);
    dependencies.clock.setOffsetMs(5 * HOUR_MS);
    await startAlerts().look();
    expect(await subjects()).toEqual([BEGINS]);
    ageDays = 0;
    await alerts.look();
    await startAlerts().look();
    expect(await subjects()).toEqual([BEGINS, ENDS]);
  });

  it('W-15: of one that comes and goes at most once an hour, and later of one that stays', async () => {
    const alerts = startAlerts();
    for (const age of [4, 0, 4, 0, 4]) {
      ageDays = age;
      await alerts.look();
    }
    expect(await subjects()).toEqual([BEGINS, ENDS]);
    dependencies.clock.setOffsetMs(HOUR_MS);
    await alerts.look();
    expect(await subjects()).toEqual([BEGINS, ENDS, BEGINS]);
  });

  it('W-15: still, where the process died between the mail and the note of it', async () => {
    ageDays = 4;
    const mailing = createMailModule(dependencies);
    const dying = createAlertsModule(dependencies, {
      ...given(),
      mailing: {
        ...mailing,
        async compose(mail) {
          const composed = await mailing.compose(mail);
          return {
            async write(trx) {
              await composed.write(trx);
              throw new Error('the process died');
            },
          };
        },
      },
    });
    await dying.look();
    expect(await subjects()).toEqual([]);
    await startAlerts().look();
    expect(await subjects()).toEqual([BEGINS]);
  });

  it('W-15: of the others, where one cannot be measured', async () => {
    ageDays = 4;
    const alerts = createAlertsModule(dependencies, {
      ...given(),
      itemLateMs: async () => {
        throw new Error('no queues');
      },
    });
    await alerts.look();
    expect(await subjects()).toEqual([BEGINS]);
  });

  const onPostgres = (process.env.TEST_DATABASE_URL ?? '') === '' ? it.skip : it;
  onPostgres('W-15: once, where two processes look at the same moment', async () => {
    const rival = await openDatabase({
      databaseUrl: testDatabase.url,
      poolMax: 5,
      dataFolder: null,
      requireDurable: false,
    });
    const composing = new Map<string, number>();
    const isHeldUp = async () => {
      const { rows } = await sql`
        SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
      `.execute(dependencies.database);
      return rows.length > 0;
    };
    const mailing = createMailModule(dependencies);
    /** Goes on when the other process has come as far, or waits for this one. */
    const meeting = {
      ...mailing,
      async compose(mail: Mail) {
        const phase = `${mail.subject} ${dependencies.clock.offsetMs()}`;
        composing.set(phase, (composing.get(phase) ?? 0) + 1);
        while (composing.get(phase) === 1 && !(await isHeldUp()));
        return mailing.compose(mail);
      },
    };
    const processes = [dependencies.database, rival.database as Dependencies['database']].map((database) =>
      createAlertsModule({ ...dependencies, database }, { ...given(), mailing: meeting }),
    );
    for (const [hours, age] of [
      [0, 4],
      [0, 0],
      // The row is there already.
      [2, 4],
    ] as const) {
      dependencies.clock.setOffsetMs(hours * HOUR_MS);
      ageDays = age;
      await Promise.all(processes.map((each) => each.look()));
    }
    await rival.close();
    expect(await subjects()).toEqual([BEGINS, ENDS, BEGINS]);
  });
});

describe('what is shown', () => {
  it('W-15: one line for each in the metrics', async () => {
    ageDays = null;
    const { values } = await startAlerts().metric.get();
    expect(values.map(({ labels, value }) => [labels.name, value])).toEqual([
      ['supplier_balance', 0],
      ['orders_failing', 0],
      ['rates_old', 1],
      ['mails_waiting', 0],
      ['item_late', 0],
    ]);
  });

  it('W-15: at the desk those that are on, in its language', async () => {
    ageDays = 4;
    await addOrders([{ moved: -600_000 }]);
    const alerts = startAlerts();
    expect(await alerts.readOn('es')).toEqual([]);
    await alerts.look();
    expect(await alerts.readOn('es')).toMatchObject([
      { name: 'supplier_balance', facts: 'duffel, USD: quedan 4.000, límite 5.000' },
      { name: 'rates_old', facts: 'de hace 4 días, límite 3 días' },
    ]);
    expect(await alerts.readOn('en')).toMatchObject([
      { title: 'Little is left on a supplier’s account', facts: 'duffel, USD: 4,000 left, limit 5,000' },
      { title: 'The exchange rates are out of date' },
    ]);
    ageDays = 0;
    await alerts.look();
    expect(await alerts.readOn('en')).toMatchObject([{ name: 'supplier_balance' }]);
  });
});
