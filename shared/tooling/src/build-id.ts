import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isBundled } from './bundled-files.ts';
import { lockedVersions } from './locked-versions.ts';
import { readManifest, workspacePackages } from './workspace-packages.ts';
import { WORKSPACE } from './workspace.ts';

/** Packages of servers: nothing of them is in a bundle, so that changing them makes no new build. */
const NOT_BUNDLED = new Set(['@travesia/releases']);

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

function* sourceFiles(directory: string, below = ''): Generator<string> {
  const entries = readdirSync(join(directory, below), { withFileTypes: true });
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (!isBundled(path)) continue;
    if (entry.isDirectory()) yield* sourceFiles(directory, path);
    else yield join(directory, path);
  }
}

/** Files of the package, of the shared packages that it uses, and of the tools that build it. */
export function inputFiles(packageDirectory: string): string[] {
  return closure(packageDirectory).flatMap((directory) => [...sourceFiles(directory)]);
}

/** Hash of everything that goes into a bundle: its sources, the shared packages it uses, the versions locked for them. */
export function computeBuildId(packageDirectory: string): string {
  const hash = createHash('sha256');
  const directories = closure(packageDirectory);
  for (const file of inputFiles(packageDirectory))
    hash.update(relative(WORKSPACE, file)).update('\0').update(readFileSync(file)).update('\0');
  const lockfile = readFileSync(join(WORKSPACE, 'pnpm-lock.yaml'), 'utf8');
  hash.update(
    lockedVersions(
      lockfile,
      directories.map((directory) => relative(WORKSPACE, directory)),
    ),
  );
  return hash.digest('hex').slice(0, 12);
}
