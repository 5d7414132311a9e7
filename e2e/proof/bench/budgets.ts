import type { FileKind, FirstLoad } from './first-load.ts';
import type { BenchedPage } from './pages.ts';

const KB = 1000;

/** What a first visit may weigh, by page. Bytes and requests are exact, so they decide. */
export const BUDGETS = {
  home: { script: 170 * KB, style: 20 * KB },
  results: { script: 260 * KB, style: 30 * KB },
} as const satisfies Record<BenchedPage, Partial<Record<FileKind, number>>>;

/** The budgets that a page breaks, in words. */
export function brokenBudgets(page: BenchedPage, { bytes }: FirstLoad): string[] {
  return Object.entries(BUDGETS[page]).flatMap(([kind, limit]) => {
    const spent = bytes[kind as FileKind];
    return spent > limit
      ? [`${page}: ${kind} ${(spent / KB).toFixed(1)} kB, allowed ${(limit / KB).toFixed(0)} kB`]
      : [];
  });
}
