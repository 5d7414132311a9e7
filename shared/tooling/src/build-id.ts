import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { WORKSPACE } from './workspace.ts';

interface PackageManifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const ROOMS = ['shared', 'backend', '.'];
const SKIPPED = new Set([
  'node_modules',
  'dist',
  'server',
  'gallery',
  'test',
  'scripts',
  'template',
  'samples',
  'markets',
]);

/** Packages of servers: nothing of them is in a bundle, so that changing them makes no new build. */
const NOT_BUNDLED = new Set(['@travesia/releases']);

function readManifest(directory: string): PackageManifest {
  return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as PackageManifest;
}

/** Folders of the workspace packages by name. */
function workspacePackages(): Map<string, string> {
  const found = new Map<string, string>();
  for (const room of ROOMS) {
    for (const entry of readdirSync(join(WORKSPACE, room), { withFileTypes: true })) {
      if (!entry.isDirectory() || entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const directory = join(WORKSPACE, room, entry.name);
      try {
        found.set(readManifest(directory).name, directory);
      } catch {
        // A folder without a package.
      }
    }
  }
  return found;
}

function closure(directory: string): string[] {
  const packages = workspacePackages();
  const seen = new Set<string>();
  const visit = (current: string) => {
    if (seen.has(current)) return;
    seen.add(current);
    for (const name of Object.keys(readManifest(current).dependencies ?? {})) {
      const dependency = NOT_BUNDLED.has(name) ? undefined : packages.get(name);
      if (dependency) visit(dependency);
    }
  };
  visit(directory);
  return [...seen].toSorted();
}

function* sourceFiles(directory: string): Generator<string> {
  for (const entry of readdirSync(directory, { withFileTypes: true }).toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  )) {
    if (SKIPPED.has(entry.name) || entry.name.startsWith('.')) continue;
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (!/\.test\.tsx?$|\.md$/.test(entry.name)) yield path;
  }
}

/** Hash of everything that goes into a bundle: its sources, the shared packages it uses, the lockfile. */
export function computeBuildId(packageDirectory: string): string {
  const hash = createHash('sha256');
  for (const directory of closure(packageDirectory)) {
    for (const file of sourceFiles(directory)) {
      hash.update(relative(WORKSPACE, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  hash.update(readFileSync(join(WORKSPACE, 'pnpm-lock.yaml')));
  return hash.digest('hex').slice(0, 12);
}
