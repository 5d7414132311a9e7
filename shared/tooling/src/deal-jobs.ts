/** Somebody who does one job at a time. */
export interface Worker<Job, Result> {
  run(job: Job): Promise<Result>;
  close(): void;
}

/**
 * Gives every job to a worker and answers what becomes of each. Workers take from both ends of the list, so that
 * what lies together is done by the same one. A job that fails stops no other.
 */
export function dealJobs<Job, Result>(
  jobs: readonly Job[],
  workersMax: number,
  openWorker: () => Worker<Job, Result>,
): ReadonlyMap<Job, Promise<Result>> {
  const outcomes = new Map(jobs.map((job) => [job, Promise.withResolvers<Result>()]));
  const waiting = [...outcomes];
  const work = async (_: unknown, index: number) => {
    const worker = openWorker();
    const next = () => (index % 2 === 0 ? waiting.shift() : waiting.pop());
    for (let each = next(); each; each = next()) {
      const [job, { resolve, reject }] = each;
      await worker.run(job).then(resolve, reject);
    }
    worker.close();
  };
  void Promise.all(Array.from({ length: Math.min(workersMax, jobs.length) }, work));
  return new Map([...outcomes].map(([job, { promise }]) => [job, promise]));
}
