import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { every, untilIdle } from './background.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('work beside the requests', () => {
  it('goes on in its rhythm after a turn that failed, until it is stopped', async () => {
    const failures: unknown[] = [];
    let turns = 0;
    const work = every(
      1_000,
      () => {
        turns += 1;
        if (turns === 1) throw new Error('first');
      },
      (error) => failures.push(error),
    );
    work.start();
    await jest.advanceTimersByTimeAsync(3_000);
    expect([turns, failures]).toEqual([3, [new Error('first')]]);
    await work.stop();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(turns).toBe(3);
  });

  it('of a queue is done at once while there is some, and is looked for after a pause, also after a failure', async () => {
    const due = [2, 1, 0];
    const failures: unknown[] = [];
    let asked = 0;
    const work = untilIdle(
      async () => {
        asked += 1;
        const count = due.shift();
        if (count === undefined) throw new Error('away');
        return count;
      },
      { idleMs: 1_000, onFailure: (error) => failures.push(error) },
    );
    work.start();
    await jest.advanceTimersByTimeAsync(10);
    expect(asked).toBe(3);
    await jest.advanceTimersByTimeAsync(2_000);
    expect([asked, failures]).toEqual([5, [new Error('away'), new Error('away')]]);
    await work.stop();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(asked).toBe(5);
  });

  it('is ended where it stands: stopping waits for what is under way', async () => {
    let finish = (_count: number) => {};
    const work = untilIdle(() => new Promise<number>((resolve) => (finish = resolve)), {
      idleMs: 1_000,
      onFailure: () => {},
    });
    work.start();
    await jest.advanceTimersByTimeAsync(0);
    let isStopped = false;
    const stopping = work.stop().then(() => (isStopped = true));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(isStopped).toBe(false);
    finish(1);
    await stopping;
  });
});
