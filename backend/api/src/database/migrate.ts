import type { Pool } from 'pg';
import { MIGRATIONS } from './migrations/index.ts';

/** Any number, the same in every process of this application. */
const LOCK_KEY = 7_230_104;

/** Brings the tables up to date under a lock, so that several processes may start at once. */
export async function migrate(pool: Pool): Promise<void> {
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
    for (const { name, sql } of MIGRATIONS) {
      if (applied.has(name)) continue;
      await client.query('BEGIN');
      try {
        await client.query(sql);
        await client.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
        await client.query('COMMIT');
      } catch (cause) {
        // A connection that is gone has rolled back by itself; what failed first is what has to be told.
        await client.query('ROLLBACK').catch(() => {});
        throw new Error(`Migration ${name} failed.`, { cause });
      }
    }
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK_KEY]);
    await client.query('RESET statement_timeout');
    isSound = true;
  } finally {
    // Closed, the connection gives its lock back.
    client.release(!isSound);
  }
}
