import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages, type Build } from './build-packages.ts';
import { orderOfRemote, orderOfShell, type BuildOptions, type Order } from './build-plan.ts';
import { WORKSPACE } from './workspace.ts';

export type { Build, BuildOptions };

async function buildOne(order: Order, options: BuildOptions): Promise<Build> {
  const [build] = await buildPackages([order], options);
  return build as Build;
}

/** Browser and server bundle of one remote. */
export const buildRemote = (packageDirectory: string, options: BuildOptions = {}): Promise<Build> =>
  buildOne(orderOfRemote(packageDirectory), options);

/** Shell, checkout document, owner's page and the shell's server bundle. */
export const buildShell = (
  options: BuildOptions = {},
  packageDirectory = join(WORKSPACE, 'shell'),
): Promise<Build> => buildOne(orderOfShell(packageDirectory), options);

/** Every package whose name says that it is a remote and that is there. */
export function remoteDirectories(): string[] {
  return readdirSync(WORKSPACE)
    .filter((entry) => entry.startsWith('mfe-') && existsSync(join(WORKSPACE, entry, 'remote.manifest.ts')))
    .map((entry) => join(WORKSPACE, entry));
}

export interface Builds {
  readonly shell: Build;
  readonly remotes: readonly Build[];
}

export async function buildAll(options: BuildOptions = {}): Promise<Builds> {
  const orders = [orderOfShell(join(WORKSPACE, 'shell')), ...remoteDirectories().map(orderOfRemote)];
  const [shell, ...remotes] = await buildPackages(orders, options);
  return { shell: shell as Build, remotes };
}

/** Brotli size of a built file, as it goes over the wire. */
export function compressedBytes(directory: string, path: string): number {
  return readFileSync(join(directory, `${path}.br`)).length;
}
