import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const WORKSPACE = join(import.meta.dirname, '../..');

/** What becomes of a file, by its path in the package. */
export type SourceChanges = Readonly<Record<string, (source: string) => string>>;

export interface ChangedRemote {
  readonly folder: string;
  remove(): void;
}

/** A copy of a remote with some of its sources changed, to be built and published from where it lies. */
export function changeRemote(name: string, changes: SourceChanges): ChangedRemote {
  const room = mkdtempSync(join(tmpdir(), 'travesia-changed-'));
  const folder = join(room, name);
  mkdirSync(folder);
  for (const entry of ['src', 'package.json', 'remote.manifest.ts'])
    cpSync(join(WORKSPACE, name, entry), join(folder, entry), { recursive: true });
  symlinkSync(join(WORKSPACE, name, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, change] of Object.entries(changes)) {
    const file = join(folder, path);
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${name}/${path}: nothing was changed`);
    writeFileSync(file, after);
  }
  return { folder, remove: () => rmSync(room, { recursive: true, force: true }) };
}
