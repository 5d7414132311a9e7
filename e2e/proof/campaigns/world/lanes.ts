import type { Installation } from './installation.ts';

/** Does every piece of work once, each in the next installation that is free; the first one is there already. */
export async function inLanes<Work, Result>(
  first: Installation,
  count: number,
  work: readonly Work[],
  each: (installation: Installation, piece: Work, number: number) => Promise<Result>,
  onDone: (result: Result, done: number) => void,
  open: () => Promise<Installation>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const lane = async (installation: Installation) => {
    while (next < work.length) {
      const number = next;
      next += 1;
      const result = await each(installation, work[number] as Work, number);
      onDone(result, results.push(result));
    }
  };
  // One after the other: many that start at once are each too slow to be waited for.
  let opened: Promise<unknown> = Promise.resolve();
  const further = Array.from({ length: Math.max(0, Math.min(count, work.length) - 1) }, async () => {
    const opening = opened.then(open);
    opened = opening.catch(() => null);
    const installation = await opening;
    try {
      await lane(installation);
    } finally {
      await installation.close();
    }
  });
  await Promise.all([lane(first), ...further]);
  return results;
}
