import { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';
import { openDatabase, type OpenDatabase } from './connect.ts';

export interface TestDatabase extends OpenDatabase {
  /** Empties every table; the tables stay. */
  truncate(): Promise<void>;
}

async function truncateAll(database: Database): Promise<void> {
  const { rows } = await database.executeQuery<{ tablename: string }>(
    CompiledQuery.raw(
      `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
    ),
  );
  const names = rows.map(({ tablename }) => `"${tablename}"`).join(', ');
  await database.executeQuery(CompiledQuery.raw(`TRUNCATE ${names} RESTART IDENTITY CASCADE`));
}

/** One per test file: PGlite in memory, or PostgreSQL where TEST_DATABASE_URL names one. Truncate between tests. */
export async function createTestDatabase(
  databaseUrl: string = process.env.TEST_DATABASE_URL ?? '',
): Promise<TestDatabase> {
  const opened = await openDatabase({ databaseUrl, poolMax: 5, dataFolder: null, requireDurable: false });
  return { ...opened, truncate: () => truncateAll(opened.database) };
}
