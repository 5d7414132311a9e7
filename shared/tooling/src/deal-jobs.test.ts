import { describe, expect, it } from '@jest/globals';
import { dealJobs } from './deal-jobs.ts';

/** Workers that finish a job as soon as everybody has begun one, and write down who did what. */
function openWorkshop() {
  const done: string[][] = [];
  let closed = 0;
  const openWorker = () => {
    const own: string[] = [];
    done.push(own);
    return {
      run: async (job: string) => {
        await Promise.resolve();
        own.push(job);
        if (job === 'bad') throw new Error('this one fails');
        return job.toUpperCase();
      },
      close: () => (closed += 1),
    };
  };
  return { done, openWorker, closedCount: () => closed };
}

describe('work dealt out', () => {
  it('two take from both ends and each job is done once', async () => {
    const { done, openWorker, closedCount } = openWorkshop();
    const outcomes = dealJobs(['b1', 'b2', 'b3', 's3', 's2', 's1'], 2, openWorker);
    expect(await Promise.all(outcomes.values())).toEqual(['B1', 'B2', 'B3', 'S3', 'S2', 'S1']);
    expect(done).toEqual([
      ['b1', 'b2', 'b3'],
      ['s1', 's2', 's3'],
    ]);
    expect(closedCount()).toBe(2);
  });

  it('what fails is told of its own job and stops no other', async () => {
    const { openWorker } = openWorkshop();
    const outcomes = dealJobs(['one', 'bad', 'two'], 1, openWorker);
    await expect(outcomes.get('bad')).rejects.toThrow('this one fails');
    expect(await outcomes.get('two')).toBe('TWO');
  });

  it('nobody is called for nothing, nor more than there is to do', async () => {
    const { done, openWorker } = openWorkshop();
    expect(dealJobs([], 2, openWorker).size).toBe(0);
    await Promise.all(dealJobs(['one'], 4, openWorker).values());
    expect(done).toEqual([['one']]);
  });
});
