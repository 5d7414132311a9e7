import { createHash } from 'node:crypto';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { MIGRATIONS } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';

/** Any number, the same in every process of this application. */
const LOCK_KEY = 7_230_104;
/** Queries of the running site queue behind a migration that waits for a table, so it waits no longer than this. */
const LOCK_WAIT_MAX_MS = 2_000;
const CANCELLED_STATEMENT = '57014';

/** Changes with every migration. */
export const tablesVersion = () =>
  createHash('sha256').update(JSON.stringify(MIGRATIONS)).digest('hex').slice(0, 16);

export interface MigrateOptions {
  readonly migrations?: readonly Migration[];
  /** A statement that takes longer is undone and ends the start; 0 where nobody else uses the database. */
  readonly statementMaxMs?: number;
}

/**
 * Brings the tables up to date under a lock, so that several processes may start at once. Each migration takes effect as a
 * whole or not at all (decision 57).
 */
export async function migrate(
  pool: Pool,
  { migrations = MIGRATIONS, statementMaxMs = 0 }: MigrateOptions = {},
): Promise<void> {
  const client = await pool.connect();
  let isSound = false;
  try {
    // Another process may be migrating for longer than a request may take.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
    const applied = new Set(rows.map(({ name }) => name));
    for (const migration of migrations) {
      if (!applied.has(migration.name)) await apply(client, migration, statementMaxMs);
    }
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK_KEY]);
    await client.query('RESET statement_timeout');
    isSound = true;
  } finally {
    // Closed, the connection gives its lock back.
    client.release(!isSound);
  }
}

async function apply(client: PoolClient, { name, sql }: Migration, statementMaxMs: number): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${LOCK_WAIT_MAX_MS}`);
    await client.query(`SET LOCAL statement_timeout = ${statementMaxMs}`);
    await client.query(sql);
    await client.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
    await client.query('COMMIT');
  } catch (cause) {
    // A connection that is gone has rolled back by itself; what failed first is what has to be told.
    await client.query('ROLLBACK').catch(() => {});
    // Without its cause: a start that sees a cancelled statement would try again, and block the tables every time.
    if (cause instanceof DatabaseError && cause.code === CANCELLED_STATEMENT && statementMaxMs > 0) {
      throw new Error(
        `Migration ${name} was undone: a statement took longer than MIGRATION_STATEMENT_MAX_MS (${statementMaxMs} ms). Nothing was changed.`,
      );
    }
    throw new Error(`Migration ${name} failed.`, { cause });
  }
}
