import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { temporaryFolder } from '@travesia/testing/temporary-folder';

const WORKSPACE = join(import.meta.dirname, '../..');

/** What becomes of a file, by its path in the package. */
export type SourceChanges = Readonly<Record<string, (source: string) => string>>;

export interface ChangedPackage {
  readonly folder: string;
  remove(): void;
}

const NOT_COPIED = new Set(['node_modules', 'dist']);

/** A copy of a remote, or of the shell, with some of its sources changed, to be built from where it lies. */
export function changePackage(name: string, changes: SourceChanges): ChangedPackage {
  const original = join(WORKSPACE, name);
  const room = temporaryFolder('changed');
  const folder = join(room, name);
  cpSync(original, folder, { recursive: true, filter: (path) => !NOT_COPIED.has(relative(original, path)) });
  symlinkSync(join(original, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, change] of Object.entries(changes)) {
    const file = join(folder, path);
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${name}/${path}: nothing was changed`);
    writeFileSync(file, after);
  }
  return { folder, remove: () => rmSync(room, { recursive: true, force: true }) };
}

/** Another build of the same package: every file of words is another, and says the same. */
export function nextBuildOf(name: string): ChangedPackage {
  const files = readdirSync(join(WORKSPACE, name), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /(^|\/)locales\/[^/]+\/[^/]+\.json$/.test(path) && !/^(node_modules|dist)\//.test(path),
  );
  const change = (source: string) => source.replace('{', '{ "nextBuild": "1",');
  return changePackage(name, Object.fromEntries(files.map((path) => [path, change])));
}
