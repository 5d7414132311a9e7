import { randomBytes } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { Client } from 'pg';
import { openDatabase, type OpenDatabase } from './connect.ts';
import { tablesVersion } from './migrate.ts';

export interface TestDatabase extends OpenDatabase {
  /** Where another process finds the same database; empty for the embedded one. */
  readonly url: string;
  /** Empties every table; the tables stay. */
  truncate(): Promise<void>;
}

const POOL_MAX = 5;

/** Few tables have rows, and to truncate one that has none costs as much as to truncate a large one. */
const EMPTY_ALL = `
  DO $$
  DECLARE name text; has_rows boolean;
  BEGIN
    PERFORM set_config('session_replication_role', 'replica', true);
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' LOOP
      EXECUTE format('SELECT EXISTS (SELECT FROM %I)', name) INTO has_rows;
      IF has_rows THEN EXECUTE format('DELETE FROM %I', name); END IF;
    END LOOP;
  END $$`;

async function emptyAll(database: Kysely<object>): Promise<void> {
  await database.executeQuery(CompiledQuery.raw(EMPTY_ALL));
}

async function onServer<Result>(
  serverUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  return work(client).finally(() => client.end());
}

const POOL = { poolMax: POOL_MAX, dataFolder: null, requireDurable: false } as const;

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A database with every table, made once per server: a copy of it takes a tenth of the time of the migrations. */
async function templateOn(serverUrl: string): Promise<string> {
  const name = `travesia_template_${tablesVersion()}`;
  await onServer(serverUrl, async (client) => {
    // The files of several workers begin at once.
    await client.query('SELECT pg_advisory_lock(1)');
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount !== 0) return;
    await client.query(`CREATE DATABASE ${name}`);
    const opened = await openDatabase({ ...POOL, databaseUrl: urlOf(serverUrl, name) });
    await opened.close();
  });
  return name;
}

/**
 * One per test file: PGlite in memory, or a fresh database of its own on the PostgreSQL that TEST_DATABASE_URL
 * names, so that files run side by side. Truncate between tests.
 */
export async function createTestDatabase({
  serverUrl = process.env.TEST_DATABASE_URL ?? '',
  poolMax = POOL_MAX,
}: { serverUrl?: string; poolMax?: number } = {}): Promise<TestDatabase> {
  const shared = { ...POOL, poolMax };
  if (serverUrl === '') {
    const opened = await openDatabase({ ...shared, databaseUrl: '' });
    return { ...opened, url: '', truncate: () => emptyAll(opened.database) };
  }
  const name = `travesia_test_${randomBytes(8).toString('hex')}`;
  const template = await templateOn(serverUrl);
  await onServer(serverUrl, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const url = urlOf(serverUrl, name);
  const opened = await openDatabase({ ...shared, databaseUrl: url });
  return {
    ...opened,
    url,
    truncate: () => emptyAll(opened.database),
    async close() {
      await opened.close();
      await onServer(serverUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}
