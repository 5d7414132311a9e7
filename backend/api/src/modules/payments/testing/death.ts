import type { InterleavePoint } from '../settlement/index.ts';

/** The process dies where a test wants it, once: the shop is opened with its `interleave`. */
export function createDeath() {
  let due: { readonly point: InterleavePoint; passes: number } | null = null;
  return {
    /** `passes`: how often that point is passed alive before. */
    at(point: InterleavePoint, passes = 0): void {
      due = { point, passes };
    },
    never(): void {
      due = null;
    },
    isDue: () => due !== null,
    interleave(point: InterleavePoint): void {
      if (due?.point !== point) return;
      if (due.passes > 0) {
        due.passes -= 1;
        return;
      }
      due = null;
      throw new Error(`died at ${point}`);
    },
  };
}
