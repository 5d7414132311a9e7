import { pairedRatio, type PairedRatio } from './paired-ratio.ts';
import type { World } from './world.ts';

type Measure<Value> = () => Promise<Value>;

/** Once unmeasured, so that neither side pays for waking up; then one after the other, taking turns to begin. */
export async function takeTurns<Value>(
  { pairs: count, say }: Pick<World, 'pairs' | 'say'>,
  one: Measure<Value>,
  other: Measure<Value>,
  tell: (first: Value, second: Value) => string,
): Promise<[first: Value, second: Value][]> {
  await one();
  await other();
  const pairs: [Value, Value][] = [];
  for (let round = 0; round < count; round += 1) {
    const isOneFirst = round % 2 === 0;
    const first = await (isOneFirst ? one : other)();
    const second = await (isOneFirst ? other : one)();
    const pair: [Value, Value] = isOneFirst ? [first, second] : [second, first];
    pairs.push(pair);
    say(`pair ${round + 1} of ${count}: ${tell(...pair)}`);
  }
  return pairs;
}

/** One figure of both sides, and their ratio. */
export async function measurePairs(
  world: Pick<World, 'pairs' | 'say'>,
  what: string,
  one: Measure<number>,
  other: Measure<number>,
): Promise<PairedRatio> {
  const tell = (first: number, second: number) => `${what}: ${first.toFixed(1)} and ${second.toFixed(1)}`;
  return pairedRatio(await takeTurns(world, one, other, tell));
}
