import type { World } from './world.ts';

/** What was found, in Markdown below its own heading, and the exact figures that miss their target, in words. */
interface Findings {
  readonly body: string;
  readonly misses: readonly string[];
}

/** One question of the bench; can be asked alone. */
export interface Section {
  /** As `--only` says it. */
  readonly name: string;
  /** Its heading in the report. */
  readonly title: string;
  measure(world: World): Promise<Findings>;
}

export interface Limit {
  readonly what: string;
  readonly value: number;
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** Exact figures beyond their limits, in words. */
export function missesOf(limits: readonly Limit[]): string[] {
  return limits.flatMap(({ what, value, atMost = Infinity, atLeast = -Infinity }) => {
    if (value > atMost) return [`${what}: ${value}, allowed ${atMost}`];
    return value < atLeast ? [`${what}: ${value}, wanted ${atLeast}`] : [];
  });
}
