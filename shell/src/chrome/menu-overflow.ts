/**
 * How much of the menu fits, by the width of the window: known before anything is measured, so that the server
 * and the browser render the same and nothing moves. `header.module.css` has the widths that go with the names.
 */
const ROOMS_REM = {
  /** From 1024 px, beside brand, phone, market and language. */
  a: 27,
  /** From 1280 px. */
  b: 42,
};

const LETTER_REM = 0.52;
const GAP_REM = 1;
const MORE_REM = 4;

const widthRem = (label: string) => label.length * LETTER_REM + GAP_REM;

/** How many of the labels stand in the bar; where not all do, there is room for "More" beside them. */
function countInBar(labels: readonly string[], roomRem: number): number {
  const needed = labels.reduce((sum, label) => sum + widthRem(label), -GAP_REM);
  if (needed <= roomRem) return labels.length;
  let usedRem = MORE_REM;
  return labels.filter((label) => (usedRem += widthRem(label)) <= roomRem).length;
}

/** For each label the names of the widths at which it stands under "More"; empty where it never does. */
export function overflowBreakpoints(labels: readonly string[]): string[] {
  const rooms = Object.entries(ROOMS_REM).map(
    ([name, roomRem]) => [name, countInBar(labels, roomRem)] as const,
  );
  return labels.map((_label, index) => rooms.map(([name, count]) => (index < count ? '' : name)).join(''));
}
