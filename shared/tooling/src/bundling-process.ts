/** Does the jobs that its parent sends, one after the other. */
import type { BuildJob } from './build-jobs.ts';
import { bundle } from './bundle.ts';

process.on('message', (job: BuildJob) => {
  bundle(job).then(
    (bundled) => process.send?.({ bundled }),
    (fault: unknown) => process.send?.({ fault: fault instanceof Error ? fault.message : String(fault) }),
  );
});
process.on('disconnect', () => process.exit());
