import { basename, join } from 'node:path';
import { computeBuildId } from './build-id.ts';
import { jobsOfRemote, jobsOfShell, type BuildJob } from './build-jobs.ts';
import type { BuildOutput } from './build-output.ts';
import { resultKey } from './result-key.ts';
import { isWhole, type ResultStore } from './result-store.ts';
import { providedVersions, requiredRanges } from './webpack/share.ts';

export interface BuildOptions {
  readonly onProgress?: (message: string) => void;
  /** Builds go there, a folder for each package, instead of into the packages. */
  readonly outputFolder?: string;
  /** Where finished builds are kept, instead of the workspace's own place. */
  readonly cacheDirectory?: string;
  /** Builds what was built before, too. */
  readonly isFresh?: boolean;
}

/** A package that is wanted built. */
export interface Order {
  readonly packageDirectory: string;
  readonly shared: BuildOutput['shared'];
  readonly jobsOf: (common: Omit<BuildJob, 'kind'>) => BuildJob[];
}

/** What is to be done for an order; no jobs where the result is there already. */
export interface Plan {
  readonly order: Order;
  readonly name: string;
  readonly buildId: string;
  readonly key: string;
  /** Where the package's builds lie, and where this one does. */
  readonly home: string;
  readonly directory: string;
  /** Where it lies until it is finished. */
  readonly draft: string;
  readonly jobs: readonly BuildJob[];
}

export const orderOfRemote = (packageDirectory: string): Order => ({
  packageDirectory,
  shared: requiredRanges(),
  jobsOf: jobsOfRemote,
});

export const orderOfShell = (packageDirectory: string): Order => ({
  packageDirectory,
  shared: providedVersions(),
  jobsOf: jobsOfShell,
});

/** Takes the result from where it lies; where there is none, says which jobs make it. */
export function planOf(order: Order, store: ResultStore, options: BuildOptions): Plan {
  const { packageDirectory } = order;
  const name = basename(packageDirectory);
  const buildId = computeBuildId(packageDirectory);
  const key = resultKey({ buildId });
  const home = options.outputFolder ? join(options.outputFolder, name) : join(packageDirectory, 'dist');
  const directory = join(home, buildId);
  const plan = { order, name, buildId, key, home, directory };
  if (!options.isFresh && (isWhole(directory, key) || store.take(name, key, directory)))
    return { ...plan, draft: '', jobs: [] };
  options.onProgress?.(`building ${name} ${buildId}`);
  const draft = store.draft(`${name}-${buildId}`);
  const common = { name, packageDirectory, outputDirectory: draft, buildId };
  return { ...plan, draft, jobs: order.jobsOf({ ...common, mode: 'production' }) };
}
