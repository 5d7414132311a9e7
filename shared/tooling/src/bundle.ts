import { statSync } from 'node:fs';
import { basename, sep } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import type { BuildJob, BundleKind, Bundled } from './build-jobs.ts';
import { EXPOSED_CHUNK, remoteConfig, remoteServerConfig } from './webpack/remote-config.ts';
import { SharedFiles } from './webpack/shared-files.ts';
import { checkoutConfig, staffConfig, shellConfig, shellServerConfig } from './webpack/shell-config.ts';
import { TranspiledOnce } from './webpack/transpiled-once.ts';

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

interface Recipe {
  readonly configuration: (job: BuildJob) => Configuration;
  /** Chunks of the first view. */
  readonly first: (stats: Stats) => readonly string[];
}

const RECIPES: Readonly<Record<BundleKind, Recipe>> = {
  shell: { configuration: shellConfig, first: () => ['shell', 'boot'] },
  checkout: { configuration: checkoutConfig, first: () => ['checkout'] },
  desk: { configuration: staffConfig, first: () => ['desk'] },
  ops: { configuration: staffConfig, first: () => ['ops'] },
  'shell-server': { configuration: shellServerConfig, first: () => [] },
  remote: { configuration: remoteConfig, first: (stats) => [remoteEntryChunk(stats), EXPOSED_CHUNK] },
  'remote-server': { configuration: remoteServerConfig, first: () => [] },
};

/** Webpack also names the folders and manifests that it passed on its way. */
const isSource = (path: string) =>
  !path.includes(`${sep}node_modules${sep}`) && basename(path) !== 'package.json' && statSync(path).isFile();

/** What one bundle has read and transpiled, the next one of this process has too. */
const MEMORY = [new SharedFiles(), new TranspiledOnce()];

/** Does one job in this process. */
export async function bundle(job: BuildJob): Promise<Bundled> {
  const { configuration, first } = RECIPES[job.kind];
  const config = configuration(job);
  const stats = await runWebpack({ ...config, plugins: [...(config.plugins ?? []), ...MEMORY] });
  return {
    initial: [...initialFiles(stats, first(stats))],
    emitted: [...stats.compilation.emittedAssets],
    sources: [...stats.compilation.fileDependencies].filter(isSource),
  };
}
