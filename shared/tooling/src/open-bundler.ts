import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { BuildJob, Bundled } from './build-jobs.ts';
import { environmentOfBuilds } from './build-environment.ts';
import type { Worker } from './deal-jobs.ts';

const PROGRAM = join(import.meta.dirname, 'bundling-process.ts');
/** Webpack throws most of what it makes away at once: with more room for it, far less is looked through. */
const YOUNG_MB = 64;

type Answer = { readonly bundled: Bundled } | { readonly fault: string };

/** A process that bundles, for as many jobs as there are. */
export function openBundler(): Worker<BuildJob, Bundled> {
  const child = fork(PROGRAM, {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      `--min-semi-space-size=${YOUNG_MB}`,
      `--max-semi-space-size=${YOUNG_MB}`,
    ],
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
