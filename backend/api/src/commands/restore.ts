/**
 * `npm run restore -- <backup's folder>`: brings a backup into an empty database (`DATABASE_URL`) and notes from when
 * it is. The api that starts on it compares the payments since then with the provider's: what it does not know goes to
 * the office by mail and into `unknown_payments`.
 */
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client, Pool } from 'pg';
import * as v from 'valibot';
import { migrate } from '../database/migrate.ts';
import { MIGRATIONS } from '../database/migrations/index.ts';
import { BACKUP_FILES, BackupFactsSchema, type BackupFacts } from './backup-facts.ts';
import { digestOf, runPostgresTool } from './postgres-tools.ts';

/** Throws where the copy is not whole, or is of a newer version of the site than this one. */
async function readBackup(folder: string): Promise<{ readonly dump: string; readonly facts: BackupFacts }> {
  const facts = v.parse(
    BackupFactsSchema,
    JSON.parse(readFileSync(join(folder, BACKUP_FILES.facts), 'utf8')),
  );
  const dump = join(folder, BACKUP_FILES.dump);
  if (statSync(dump).size !== facts.bytes || (await digestOf(dump)) !== facts.sha256)
    throw new Error('The copy is damaged: its digest is not the one that was noted with it.');
  if (!MIGRATIONS.some(({ name }) => name === facts.migration))
    throw new Error(`The copy is of a newer version of the site: this one does not know ${facts.migration}.`);
  return { dump, facts };
}

async function refuseUnlessEmpty(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(`SELECT 1 FROM pg_tables WHERE schemaname = 'public' LIMIT 1`);
    if (rows.length > 0)
      throw new Error('The database is not empty. Name a new one: nothing is overwritten.');
  } finally {
    await client.end();
  }
}

async function noteRestore(databaseUrl: string, { madeAt }: BackupFacts): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  try {
    await migrate(pool);
    await pool.query('INSERT INTO restores (restored_at, backup_made_at) VALUES (now(), $1)', [madeAt]);
  } finally {
    await pool.end();
  }
}

const [folder] = process.argv.slice(2);
const { DATABASE_URL: databaseUrl = '' } = process.env;
if (folder === undefined || databaseUrl === '') {
  process.stderr.write("DATABASE_URL=postgres://… npm run restore -- <backup's folder>\n");
  process.exit(2);
}
let outcome = 'Nothing was restored.';
try {
  const { dump, facts } = await readBackup(resolve(folder));
  await refuseUnlessEmpty(databaseUrl);
  await runPostgresTool('pg_restore', databaseUrl, [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
    dump,
  ]);
  outcome = 'The copy was restored, but not from when it is: begin again with an empty database.';
  await noteRestore(databaseUrl, facts);
  process.stdout.write(
    `Restored, as it was at ${facts.madeAt}. Start the api: it compares the payments since then.\n`,
  );
} catch (error) {
  process.stderr.write(`${outcome} ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
