import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { BuildJob, Bundled } from './build-jobs.ts';
import { environmentOfBuilds } from './build-environment.ts';
import type { Worker } from './deal-jobs.ts';

const PROGRAM = join(import.meta.dirname, 'bundling-process.ts');
/**
 * A bundle is made in seconds, by as many processes as there are cores. What the engine does beside its work (looking
 * through memory that has room left, compiling for a long life) would take a third of them.
 */
const ENGINE = [
  '--disable-warning=ExperimentalWarning',
  '--initial-heap-size=1000',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--single-threaded-gc',
  '--efficiency-mode',
  '--always-sparkplug',
];

type Answer = { readonly bundled: Bundled } | { readonly fault: string };

/** A process that bundles, for as many jobs as there are. */
export function openBundler(): Worker<BuildJob, Bundled> {
  const child = fork(PROGRAM, {
    execArgv: ENGINE,
    env: environmentOfBuilds(),
  });
  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        const ended = () =>
          reject(new Error(`${job.name} (${job.kind}): the process that bundles has ended`));
        child.once('exit', ended);
        child.once('message', (answer: Answer) => {
          child.off('exit', ended);
          if ('bundled' in answer) resolve(answer.bundled);
          else reject(new Error(`${job.name} (${job.kind}): ${answer.fault}`));
        });
        if (child.exitCode !== null || child.signalCode !== null) ended();
        else child.send(job);
      }),
    close: () => child.disconnect(),
  };
}
