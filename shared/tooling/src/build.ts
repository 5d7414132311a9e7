import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { computeBuildId } from './build-id.ts';
import { describeOutput, readOutput, type BuildOutput } from './build-output.ts';
import { EXPOSED_CHUNK, remoteConfig, remoteServerConfig } from './webpack/remote-config.ts';
import { checkoutConfig, opsConfig, shellConfig, shellServerConfig } from './webpack/shell-config.ts';
import { providedVersions, requiredRanges } from './webpack/share.ts';
import { WORKSPACE } from './workspace.ts';

export interface BuildOptions {
  readonly mode?: 'production' | 'development';
  readonly onProgress?: (message: string) => void;
  /** Builds go there, a folder for each package, instead of into the packages. */
  readonly outputFolder?: string;
  /** Where webpack remembers, instead of the workspace's own place. */
  readonly cacheDirectory?: string;
}

export interface Build extends BuildOutput {
  readonly directory: string;
  /** The same sources were built before. */
  readonly isCached: boolean;
}

export function runWebpack(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack refused its configuration');
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString({ all: false, errors: true }) ?? 'no stats'));
        else resolve(stats);
      });
    });
  });
}

/** Files that the first view needs: those of the named chunks and what they load at once. */
export function initialFiles(stats: Stats, chunkNames: readonly string[]): Set<string> {
  const files = new Set<string>();
  for (const chunk of stats.compilation.chunks) {
    if (!chunk.name || !chunkNames.includes(chunk.name)) continue;
    for (const group of chunk.groupsIterable) {
      for (const sibling of group.chunks) for (const file of sibling.files) files.add(file);
    }
    for (const file of chunk.files) files.add(file);
  }
  return files;
}

function remoteEntryChunk(stats: Stats): string {
  for (const chunk of stats.compilation.chunks) {
    if (chunk.name && [...chunk.files].some((file) => file.startsWith('remoteEntry'))) return chunk.name;
  }
  throw new Error('the build has no remote entry');
}

/** The newest builds stay; older outputs of a package go, so that the folder does not grow for ever. */
function keepNewest(distDirectory: string, keep: string) {
  for (const entry of readdirSync(distDirectory)) {
    if (entry !== keep) rmSync(join(distDirectory, entry), { recursive: true, force: true });
  }
}

async function build(
  packageDirectory: string,
  options: BuildOptions,
  shared: BuildOutput['shared'],
  compile: (context: {
    outputDirectory: string;
    buildId: string;
    mode: 'production' | 'development';
    cacheDirectory: string | undefined;
  }) => Promise<Set<string>>,
): Promise<Build> {
  const name = basename(packageDirectory);
  const mode = options.mode ?? 'production';
  const buildId = computeBuildId(packageDirectory);
  const { cacheDirectory, outputFolder } = options;
  const home = outputFolder ? join(outputFolder, name) : join(packageDirectory, 'dist');
  const directory = join(home, buildId);
  const known = readOutput(directory);
  if (known) return { ...known, directory, isCached: true };
  options.onProgress?.(`building ${name} ${buildId}`);
  mkdirSync(directory, { recursive: true });
  const initial = await compile({ outputDirectory: directory, buildId, mode, cacheDirectory });
  const output = describeOutput(directory, name, buildId, initial, shared);
  keepNewest(home, buildId);
  return { ...output, directory, isCached: false };
}

/** Browser and server bundle of one remote. */
export function buildRemote(packageDirectory: string, options: BuildOptions = {}): Promise<Build> {
  return build(packageDirectory, options, requiredRanges(), async (context) => {
    const remote = { ...context, name: basename(packageDirectory), packageDirectory };
    const stats = await runWebpack(remoteConfig(remote));
    if (existsSync(join(packageDirectory, 'src/server-entry.tsx')))
      await runWebpack(remoteServerConfig(remote));
    return initialFiles(stats, [remoteEntryChunk(stats), EXPOSED_CHUNK]);
  });
}

/** Shell, checkout document, owner's page and the shell's server bundle. */
export function buildShell(
  options: BuildOptions = {},
  packageDirectory = join(WORKSPACE, 'shell'),
): Promise<Build> {
  return build(packageDirectory, options, providedVersions(), async (context) => {
    const shell = { ...context, packageDirectory };
    const stats = await runWebpack(shellConfig(shell));
    const checkout = await runWebpack(checkoutConfig(shell));
    const ops = await runWebpack(opsConfig(shell));
    await runWebpack(shellServerConfig(shell));
    return new Set([
      ...initialFiles(stats, ['shell', 'boot']),
      ...initialFiles(checkout, ['checkout']),
      ...initialFiles(ops, ['ops']),
    ]);
  });
}

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
  const shell = await buildShell(options);
  const remotes: Build[] = [];
  for (const directory of remoteDirectories()) remotes.push(await buildRemote(directory, options));
  return { shell, remotes };
}

/** Brotli size of a built file, as it goes over the wire. */
export function compressedBytes(directory: string, path: string): number {
  return readFileSync(join(directory, `${path}.br`)).length;
}
