import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface Program {
  readonly path: string;
  /** What it has to find in its environment. */
  readonly environment: Readonly<Record<string, string>>;
  readonly origin: 'system' | 'debian package';
}

const PLACES = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/opt/homebrew/bin',
];

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function run(command: string, parameters: readonly string[], cwd: string): string | null {
  const { status, stdout } = spawnSync(command, parameters, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : null;
}

/** The package and what it needs that is not on this machine, by name. */
function missingPackages(name: string, cwd: string): string[] {
  const plan = run('apt-get', ['install', '--simulate', '--no-install-recommends', name], cwd) ?? '';
  return [...plan.matchAll(/^Inst (\S+)/gm)].map(([, each = '']) => each);
}

/**
 * Unpacked beside the machine's own programs, for throw-away servers: nothing is installed and no service starts.
 * `null` where this is no Debian, or its mirror does not answer.
 */
function unpack(name: string): string | null {
  const root = join(tmpdir(), `travesia-debian-${name}`);
  if (existsSync(root)) return root;
  if (!existsSync('/usr/bin/apt-get')) return null;
  const draft = mkdtempSync(`${root}-`);
  try {
    let packages = missingPackages(name, draft);
    if (packages.length === 0 && process.getuid?.() === 0) {
      run('apt-get', ['update', '-qq'], draft);
      packages = missingPackages(name, draft);
    }
    if (packages.length === 0 || run('apt-get', ['download', ...packages], draft) === null) return null;
    const files = join(draft, 'files');
    for (const archive of readdirSync(draft).filter((each) => each.endsWith('.deb'))) {
      if (run('dpkg', ['-x', archive, files], draft) === null) return null;
    }
    // Two runs may unpack at once: the first one stays.
    if (!existsSync(root)) renameSync(files, root);
    return root;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function libraryFolders(root: string): string[] {
  const lib = join(root, 'usr/lib');
  const nested = existsSync(lib) ? readdirSync(lib).filter((each) => each.endsWith('-linux-gnu')) : [];
  return [lib, ...nested.map((each) => join(lib, each))];
}

/** Debian keeps the programs of each version of PostgreSQL apart; what is in `usr/bin` only calls them. */
function versionedFolders(root: string): string[] {
  const versions = join(root, 'usr/lib/postgresql');
  const majors = existsSync(versions) ? readdirSync(versions) : [];
  return majors
    .toSorted((one, other) => Number(other) - Number(one))
    .map((major) => join('usr/lib/postgresql', major, 'bin'));
}

/** The first of these programs that the machine has, else one from Debian's package of that name. */
export function findProgram(names: readonly string[], debianPackage: string): Program | null {
  for (const name of names) {
    const places = [...versionedFolders('/').map((each) => join('/', each)), ...PLACES];
    const path = places.map((place) => join(place, name)).find(isRunnable);
    if (path) return { path, environment: {}, origin: 'system' };
  }
  const root = unpack(debianPackage);
  if (root === null) return null;
  for (const name of names) {
    const path = [...versionedFolders(root), 'usr/bin', 'usr/sbin']
      .map((place) => join(root, place, name))
      .find(isRunnable);
    if (path)
      return {
        path,
        environment: { LD_LIBRARY_PATH: libraryFolders(root).join(':') },
        origin: 'debian package',
      };
  }
  return null;
}

/** A library of this machine, else one from Debian's package of that name. */
export function findLibrary(fileName: string, debianPackage: string): string | null {
  const find = (root: string) =>
    libraryFolders(root)
      .map((folder) => join(folder, fileName))
      .find((path) => existsSync(path));
  const root = find('/') === undefined ? unpack(debianPackage) : '/';
  return (root !== null && find(root)) || null;
}
