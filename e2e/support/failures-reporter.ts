import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const LONGEST = 400;

/** Says at the very end, in one line each, what failed and why: of a long run only the last lines are kept. */
export default class FailuresReporter implements Reporter {
  private readonly lines: string[] = [];

  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return;
    const reason = stripVTControlCharacters(error?.message ?? status).replaceAll(/\s+/g, ' ');
    this.lines.push(`${test.parent.project()?.name} › ${test.title}: ${reason.slice(0, LONGEST)}`);
  }

  onEnd(): void {
    for (const line of this.lines) process.stdout.write(`why: ${line}\n`);
  }
}
