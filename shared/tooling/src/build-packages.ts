import { readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { inputFiles } from './build-id.ts';
import { inOrder, type BuildJob, type Bundled } from './build-jobs.ts';
import { describeOutput, readOutput, unsealedChunks, type BuildOutput } from './build-output.ts';
import { planOf, type BuildOptions, type Order, type Plan } from './build-plan.ts';
import { dealJobs } from './deal-jobs.ts';
import { openBundler } from './open-bundler.ts';
import { packFiles } from './pack.ts';
import { openResultStore } from './result-store.ts';
import { WORKSPACE } from './workspace.ts';

export interface Build extends BuildOutput {
  readonly directory: string;
  /** The same sources were built before. */
  readonly isCached: boolean;
}

const RESULTS = join(WORKSPACE, '.cache/builds');
const BUNDLERS_MAX = 4;

/** The newest build stays in a package's folder; a few older ones are in the store. */
function keepNewest(home: string, keep: string) {
  for (const entry of readdirSync(home))
    if (entry !== keep) rmSync(join(home, entry), { recursive: true, force: true });
}

/** A file that was bundled and is in no key would let an old result pass for a new one. */
function refuseUnknownSources({ name, order }: Plan, bundled: readonly Bundled[]) {
  const known = new Set(inputFiles(order.packageDirectory));
  const unknown = new Set(bundled.flatMap(({ sources }) => sources).filter((file) => !known.has(file)));
  if (unknown.size === 0) return;
  const files = [...unknown].map((file) => relative(WORKSPACE, file)).join(', ');
  throw new Error(`${name}: bundled, but not part of the build id (build-id.ts): ${files}`);
}

/** Code that a browser would run without holding it against a digest is no release (P-03). */
function refuseUnsealed(directory: string, output: BuildOutput) {
  const unsealed = unsealedChunks(directory, output);
  if (unsealed.length > 0) throw new Error(`${output.name}: loaded without a digest: ${unsealed.join(', ')}`);
}

/** Builds what has no result yet, in as many processes as there are cores. All that fails is told at once. */
export async function buildPackages(orders: readonly Order[], options: BuildOptions): Promise<Build[]> {
  const store = openResultStore(options.cacheDirectory ?? RESULTS);
  const plans = orders.map((order) => planOf(order, store, options));
  const jobs = inOrder(plans.flatMap((plan) => plan.jobs));
  const outcomes = dealJobs(jobs, Math.min(availableParallelism(), BUNDLERS_MAX), openBundler);
  const bundledAndPacked = async (job: BuildJob): Promise<Bundled> => {
    const bundled = await (outcomes.get(job) as Promise<Bundled>);
    await packFiles(job.outputDirectory, bundled.emitted);
    return bundled;
  };
  const finish = async (plan: Plan): Promise<Build> => {
    const { name, buildId, key, home, directory, draft } = plan;
    if (plan.jobs.length > 0) {
      const bundled = await Promise.all(plan.jobs.map(bundledAndPacked));
      refuseUnknownSources(plan, bundled);
      const initial = new Set(bundled.flatMap((each) => each.initial));
      refuseUnsealed(draft, describeOutput(draft, name, buildId, initial, plan.order.shared));
      store.keep(name, key, draft);
      store.take(name, key, directory);
    }
    keepNewest(home, buildId);
    const output = readOutput(directory);
    if (!output) throw new Error(`${name} ${buildId}: no build lies in ${directory}`);
    return { ...output, directory, isCached: plan.jobs.length === 0 };
  };
  const finished = await Promise.allSettled(plans.map(finish));
  const faults = finished.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
  return finished.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}
