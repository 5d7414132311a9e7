import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

function imageFile(): string {
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return join(tmpdir(), `travesia-empty-database-${version}.tar`);
}

/**
 * A database in memory, for tests. `initdb` costs a second and is the same every time, so the first one of a machine
 * leaves an image of its result to the others.
 */
export async function openEmptyDatabase(): Promise<PGlite> {
  const file = imageFile();
  if (existsSync(file)) return PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) });
  const database = await PGlite.create();
  const image = await database.dumpDataDir('none');
  const draft = `${file}.${process.pid}.${performance.now()}`;
  writeFileSync(draft, new Uint8Array(await image.arrayBuffer()));
  renameSync(draft, file);
  return database;
}
