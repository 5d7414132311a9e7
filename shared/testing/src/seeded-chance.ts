/** A repeatable source of chance: the same seed gives the same choices. */
export interface Chance {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  pick<T>(choices: readonly T[]): T;
  /** Picks by weight; a choice of weight 0 is never picked. */
  weighted<T>(choices: readonly (readonly [weight: number, choice: T])[]): T;
}

/** mulberry32: 32 bits of state are plenty for a walk of sixty steps, or for one booking of a year. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[Math.floor(next() * choices.length)];
    if (choice === undefined) throw new Error('nothing to pick from');
    return choice;
  };
  return {
    next,
    pick,
    weighted(choices) {
      let left = next() * choices.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, choice] of choices) {
        left -= weight;
        if (left < 0) return choice;
      }
      return pick(choices)[1];
    },
  };
}
