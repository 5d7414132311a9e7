import type { TestInfo } from '@playwright/test';
import type { TestResult } from '@playwright/test/reporter';

/** One screen at one width, as the gate looked at it. */
export interface LayoutLook {
  /** Another number for every screen of a test. */
  readonly screen: number;
  readonly path: string;
  readonly widthPx: number;
  readonly textSize: '100%' | '200%';
  readonly language: string;
  readonly theme: 'light' | 'dark';
}

/** The underscore keeps it out of reports: there are thousands. */
const ANNOTATION = '_layout-look';

export function recordLook({ annotations }: TestInfo, look: LayoutLook): void {
  annotations.push({ type: ANNOTATION, description: JSON.stringify(look) });
}

export const looksOf = ({ annotations }: Pick<TestResult, 'annotations'>): LayoutLook[] =>
  annotations.flatMap(({ type, description }) =>
    type === ANNOTATION && description !== undefined ? [JSON.parse(description) as LayoutLook] : [],
  );

const list = (values: Iterable<string>) => [...new Set(values)].toSorted().join(', ');

/** What a run looked at, in one line. */
export function looksText(tests: readonly (readonly LayoutLook[])[]): string {
  const looks = tests.flat();
  const screens = tests.reduce((sum, each) => sum + new Set(each.map(({ screen }) => screen)).size, 0);
  const addresses = new Set(looks.map(({ path }) => path)).size;
  const widths = looks.map(({ widthPx, textSize }) => `${widthPx} px, text ${textSize}`);
  const counts = [...new Set(widths)]
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((width) => `${width}: ${widths.filter((each) => each === width).length}`);
  return [
    `layout gate: ${screens} screens at ${addresses} addresses, ${looks.length} looks`,
    `languages ${list(looks.map(({ language }) => language))}`,
    `themes ${list(looks.map(({ theme }) => theme))}`,
    ...counts,
  ].join('; ');
}
