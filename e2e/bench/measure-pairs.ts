import { pairedRatio, type PairedRatio } from './paired-ratio.ts';
import type { World } from './world.ts';

type Measure = () => Promise<number>;

/** Once unmeasured, so that neither side pays for waking up; then one after the other, taking turns to begin. */
export async function measurePairs(
  { pairs: count, say }: Pick<World, 'pairs' | 'say'>,
  what: string,
  one: Measure,
  other: Measure,
): Promise<PairedRatio> {
  await one();
  await other();
  const pairs: [number, number][] = [];
  for (let round = 0; round < count; round += 1) {
    const isOneFirst = round % 2 === 0;
    const first = await (isOneFirst ? one : other)();
    const second = await (isOneFirst ? other : one)();
    pairs.push(isOneFirst ? [first, second] : [second, first]);
    say(
      `${what}, pair ${round + 1} of ${count}: ${pairs
        .at(-1)
        ?.map((each) => each.toFixed(1))
        .join(' and ')}`,
    );
  }
  return pairedRatio(pairs);
}
