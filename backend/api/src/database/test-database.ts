import { randomBytes } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { Client } from 'pg';
import { openDatabase, type OpenDatabase } from './connect.ts';

export interface TestDatabase extends OpenDatabase {
  /** Where another process finds the same database; empty for the embedded one. */
  readonly url: string;
  /** Empties every table; the tables stay. */
  truncate(): Promise<void>;
}

const POOL_MAX = 5;

async function truncateAll(database: Kysely<object>): Promise<void> {
  const { rows } = await database.executeQuery<{ tablename: string }>(
    CompiledQuery.raw(
      `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
    ),
  );
  const names = rows.map(({ tablename }) => `"${tablename}"`).join(', ');
  await database.executeQuery(CompiledQuery.raw(`TRUNCATE ${names} RESTART IDENTITY CASCADE`));
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/**
 * One per test file: PGlite in memory, or a fresh database of its own on the PostgreSQL that TEST_DATABASE_URL
 * names, so that files run side by side. Truncate between tests.
 */
export async function createTestDatabase({
  serverUrl = process.env.TEST_DATABASE_URL ?? '',
  poolMax = POOL_MAX,
}: { serverUrl?: string; poolMax?: number } = {}): Promise<TestDatabase> {
  const shared = { poolMax, dataFolder: null, requireDurable: false };
  if (serverUrl === '') {
    const opened = await openDatabase({ ...shared, databaseUrl: '' });
    return { ...opened, url: '', truncate: () => truncateAll(opened.database) };
  }
  const name = `travesia_test_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const opened = await openDatabase({ ...shared, databaseUrl: url.href });
  return {
    ...opened,
    url: url.href,
    truncate: () => truncateAll(opened.database),
    async close() {
      await opened.close();
      await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
