import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

export interface FolderLock {
  release(): void;
}

/**
 * Two processes on one PGlite folder corrupt it without a word. The lock is the operating system's own
 * (held through SQLite), so that it ends with the process however the process ends.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const holder = new DatabaseSync(join(folder, 'process.lock'));
  try {
    holder.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    holder.close();
    if ((cause as { errcode?: number }).errcode !== SQLITE_BUSY) throw cause;
    throw new Error(`Another process has the data folder ${folder} open.`, { cause });
  }
  return { release: () => holder.close() };
}
