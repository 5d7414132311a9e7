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

/** Where a process may die while it takes a payment and places the order. */
export const WHILE_PAYING = [
  'attempt-committed',
  'before-authorise',
  'after-authorise',
  'ordering-committed',
  'before-order',
  'after-order',
  'capturing-committed',
  'before-capture',
  'after-capture',
] as const satisfies readonly InterleavePoint[];

/** Where it may die while it cancels and gives money back. */
export const WHILE_GIVING_BACK = [
  'cancelling-committed',
  'before-cancel',
  'after-cancel',
  'refunding-committed',
  'before-refund',
  'after-refund',
] as const satisfies readonly InterleavePoint[];
