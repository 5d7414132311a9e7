import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { looksOf, looksText, type LayoutLook } from './layout/layout-looks.ts';

const LONGEST = 400;

/** Says at the very end what the layout gate looked at, and in one line each what failed and why: of a long run only the last lines are kept. */
export default class FailuresReporter implements Reporter {
  private readonly lines: string[] = [];
  private readonly looks: (readonly LayoutLook[])[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    const { status, error } = result;
    this.looks.push(looksOf(result));
    if (status === test.expectedStatus || status === 'skipped') return;
    const reason = stripVTControlCharacters(error?.message ?? status).replaceAll(/\s+/g, ' ');
    this.lines.push(`${test.parent.project()?.name} › ${test.title}: ${reason.slice(0, LONGEST)}`);
  }

  onEnd(): void {
    if (this.looks.some((each) => each.length > 0)) process.stdout.write(`${looksText(this.looks)}\n`);
    for (const line of this.lines) process.stdout.write(`why: ${line}\n`);
  }
}
