import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { STARTUP_MS } from '../testing.ts';
import { openDatabase, type OpenDatabase } from './connect.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const ADDS_NOTES: Migration = {
  name: '9001-notes',
  sql: `CREATE TABLE notes (id integer PRIMARY KEY); INSERT INTO notes VALUES (1);`,
};
const FAILS_HALF_WAY: Migration = {
  name: '9002-half',
  sql: `ALTER TABLE notes ADD COLUMN words text; UPDATE notes SET words = 'new'; ALTER TABLE missing ADD COLUMN a text;`,
};
const MENDED: Migration = { ...FAILS_HALF_WAY, sql: `ALTER TABLE notes ADD COLUMN words text;` };

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, STARTUP_MS);
afterEach(async () => {
  await database.pool.query(`DROP TABLE IF EXISTS notes; DELETE FROM migrations WHERE name LIKE '9%'`);
});
afterAll(() => database.close());

const appliedOf = async () =>
  (
    await database.pool.query<{ name: string }>(
      `SELECT name FROM migrations WHERE name LIKE '9%' ORDER BY name`,
    )
  ).rows;
const columnsOfNotes = async () =>
  (
    await database.pool.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'notes' ORDER BY 1`,
    )
  ).rows.map(({ name }) => name);

describe('migrations (R-04)', () => {
  it('a version that does not know the newest migration starts on its tables and changes nothing', async () => {
    await migrate(database.pool, { migrations: [...MIGRATIONS, ADDS_NOTES] });
    await migrate(database.pool);
    expect(await appliedOf()).toEqual([{ name: '9001-notes' }]);
    expect(await columnsOfNotes()).toEqual(['id']);
  });

  // Written before the rule, when no site was live; 1090 says what the version before it does without.
  const BEFORE_THE_RULE = new Set([
    '1042-personal-data',
    '1090-fares-of-days',
    '1105-phone-deals',
    '1107-order-of-desk-keys',
  ]);
  const TAKES_AWAY =
    /\bDROP (TABLE|COLUMN|DEFAULT|FUNCTION|TRIGGER)\b|\bRENAME\b|\bSET NOT NULL\b|\bTYPE\b|ADD COLUMN \S+ \S+ NOT NULL(?! DEFAULT)/i;
  it.each(MIGRATIONS.filter(({ name }) => !BEFORE_THE_RULE.has(name) && name > '1042'))(
    '$name only adds, or names the version that stopped using what it takes away',
    ({ sql, unusedSince }) => {
      if (unusedSince === undefined) expect(sql).not.toMatch(TAKES_AWAY);
    },
  );
  it.each([
    'ALTER TABLE a DROP COLUMN b',
    'ALTER TABLE a RENAME COLUMN b TO c',
    'ALTER TABLE a ALTER COLUMN b SET NOT NULL',
    'ALTER TABLE a ALTER COLUMN b TYPE bigint',
    'ALTER TABLE a ADD COLUMN b text NOT NULL;',
  ])('the rule sees “%s”', (sql) => {
    expect(sql).toMatch(TAKES_AWAY);
  });
});

const onPostgres = (process.env.TEST_DATABASE_URL ?? '') === '' ? describe.skip : describe;

onPostgres('migrations beside a running site, on PostgreSQL (R-04)', () => {
  const opened: OpenDatabase[] = [];
  const open = async (migrationStatementMaxMs?: number) => {
    const one = await openDatabase({
      databaseUrl: database.url,
      poolMax: 3,
      dataFolder: null,
      requireDurable: false,
      ...(migrationStatementMaxMs !== undefined && { migrationStatementMaxMs }),
    });
    opened.push(one);
    return one;
  };
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
  });

  it('one that fails half-way leaves the tables as they were, and runs once it is mended', async () => {
    await migrate(database.pool, { migrations: [ADDS_NOTES] });
    await expect(migrate(database.pool, { migrations: [ADDS_NOTES, FAILS_HALF_WAY] })).rejects.toThrow(
      'Migration 9002-half failed.',
    );
    expect(await appliedOf()).toEqual([{ name: '9001-notes' }]);
    expect(await columnsOfNotes()).toEqual(['id']);

    await migrate(database.pool, { migrations: [ADDS_NOTES, MENDED] });
    expect(await columnsOfNotes()).toEqual(['id', 'words']);
  });

  it('two apis that start at once migrate once', async () => {
    const counts: Migration = {
      name: '9003-counted',
      sql: `CREATE TABLE IF NOT EXISTS notes (id serial PRIMARY KEY); INSERT INTO notes DEFAULT VALUES; SELECT pg_sleep(0.2);`,
    };
    const [first, second] = [await open(), await open()];
    await Promise.all(
      [first, second].map(({ pool }) => migrate(pool, { migrations: [...MIGRATIONS, counts] })),
    );
    expect((await database.pool.query('SELECT id FROM notes')).rows).toHaveLength(1);
    expect(await appliedOf()).toEqual([{ name: '9003-counted' }]);
  });

  it('one whose table is in use gives up its place, so that requests go on, and the start tries again', async () => {
    await migrate(database.pool, { migrations: [ADDS_NOTES] });
    const busy = await database.pool.connect();
    await busy.query('BEGIN');
    await busy.query('SELECT * FROM notes');
    const waiting = migrate(database.pool, { migrations: [ADDS_NOTES, MENDED] }).then(
      () => null,
      (error: unknown) => error,
    );
    // A request that comes while the migration waits stands behind it, and is answered all the same.
    await untilSomebodyWaits();
    const request = await database.pool.query('SELECT id FROM notes');
    expect(request.rows).toEqual([{ id: 1 }]);
    expect(await waiting).toMatchObject({
      message: 'Migration 9002-half failed.',
      cause: { code: '55P03' },
    });
    expect(await columnsOfNotes()).toEqual(['id']);
    await busy.query('COMMIT');
    busy.release();
    await migrate(database.pool, { migrations: [ADDS_NOTES, MENDED] });
    expect(await columnsOfNotes()).toEqual(['id', 'words']);
  });

  it('a start whose table is in use answers 503 until it is free, and is ready then', async () => {
    await database.pool.query(`DELETE FROM migrations WHERE name = '1106-indexes-of-the-desk'`);
    await database.pool
      .query(`DROP INDEX payment_attempts_of_booking, supplier_orders_of_booking, supplier_orders_left,
      bookings_in_review, cancellations_in_review, mails_refused, booking_corrections_of_names`);
    const busy = await database.pool.connect();
    await busy.query('BEGIN');
    await busy.query('LOCK TABLE payment_attempts IN ROW EXCLUSIVE MODE');
    const starting = await open();
    expect(starting.isThere).toBe(false);
    await busy.query('COMMIT');
    busy.release();
    await starting.ready;
    const { rows } = await database.pool.query(
      `SELECT FROM migrations WHERE name = '1106-indexes-of-the-desk'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('one that holds its tables for too long is undone, and the process says which and ends', async () => {
    const slow: Migration = {
      name: '9004-slow',
      sql: `CREATE TABLE notes (id integer); SELECT pg_sleep(60);`,
    };
    const { pool } = await open();
    const failure = await migrate(pool, { migrations: [...MIGRATIONS, slow], statementMaxMs: 200 }).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ message: expect.stringContaining('Migration 9004-slow was undone') });
    expect(failure).not.toHaveProperty('cause');
    expect(await columnsOfNotes()).toEqual([]);
    // Nothing of its own is left behind: the next start has the lock at once.
    await migrate(pool);
  });

  async function untilSomebodyWaits(): Promise<void> {
    for (;;) {
      const { rows } = await database.pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if (rows.length > 0) return;
    }
  }
});
