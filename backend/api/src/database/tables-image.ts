import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

function imageFile(tablesVersion: string): string {
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  const version = createHash('sha256').update(readFileSync(manifest)).update(tablesVersion).digest('hex');
  return join(tmpdir(), `travesia-tables-${version.slice(0, 16)}.tar`);
}

/**
 * A database in memory, for tests. `initdb` and the migrations cost two seconds and are the same every time, so the
 * first one of a machine leaves an image of its tables to the others.
 */
export async function openInMemory(tablesVersion: string): Promise<PGlite> {
  const file = imageFile(tablesVersion);
  return PGlite.create(existsSync(file) ? { loadDataDir: new Blob([readFileSync(file)]) } : {});
}

/** Once the tables are there, and before they have rows. */
export async function keepImage(database: PGlite, tablesVersion: string): Promise<void> {
  const file = imageFile(tablesVersion);
  if (existsSync(file)) return;
  // What is not in the files yet would be read from the journal at every start.
  await database.exec('CHECKPOINT');
  const image = await database.dumpDataDir('none');
  const draft = `${file}.${process.pid}.${performance.now()}`;
  writeFileSync(draft, new Uint8Array(await image.arrayBuffer()));
  renameSync(draft, file);
}
