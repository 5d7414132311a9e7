/**
 * `npm run backup -- <folder>`: a consistent copy of the database (`DATABASE_URL`) while the site runs, in a folder of
 * its own below that one. What it holds is personal data; `DOCUMENT_SECRET`, which opens the sealed part, is not in it.
 */
import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { BACKUP_FILES, type BackupFacts } from './backup-facts.ts';
import { digestOf, runPostgresTool } from './postgres-tools.ts';

async function makeBackup(
  databaseUrl: string,
  folder: string,
): Promise<BackupFacts & { readonly folder: string }> {
  const madeAt = new Date().toISOString();
  const target = join(folder, madeAt.replaceAll(/[-:]/g, '').replace(/\.\d+/, ''));
  const draft = `${target}.draft`;
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  try {
    const dump = join(draft, BACKUP_FILES.dump);
    // One snapshot for all tables: a booking is in the copy with its payments and orders, or not at all.
    await runPostgresTool('pg_dump', databaseUrl, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--file=${dump}`,
    ]);
    const facts: BackupFacts = {
      madeAt,
      migration: await lastMigration(databaseUrl),
      bytes: statSync(dump).size,
      sha256: await digestOf(dump),
    };
    writeFileSync(join(draft, BACKUP_FILES.facts), `${JSON.stringify(facts, null, 2)}\n`, { mode: 0o600 });
    // A folder without `.draft` is a whole backup.
    renameSync(draft, target);
    return { ...facts, folder: target };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

async function lastMigration(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'SELECT name FROM migrations ORDER BY applied_at DESC, name DESC LIMIT 1',
    );
    return rows[0]?.name ?? '';
  } finally {
    await client.end();
  }
}

const [folder] = process.argv.slice(2);
const { DATABASE_URL: databaseUrl = '' } = process.env;
if (folder === undefined || databaseUrl === '') {
  process.stderr.write('DATABASE_URL=postgres://… npm run backup -- <folder>\n');
  process.exit(2);
}
try {
  const made = await makeBackup(databaseUrl, resolve(folder));
  process.stdout.write(`${made.folder}\n${made.bytes} bytes, migration ${made.migration}\n`);
} catch (error) {
  process.stderr.write(`No backup was made. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
