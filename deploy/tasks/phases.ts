import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { WORKSPACE } from '@travesia/tooling';

export interface Phase {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Keeps more than one core busy; the others run one after the other beside it. */
  readonly usesAllCores?: boolean;
}

export interface PhaseResult {
  readonly name: string;
  readonly isPassed: boolean;
  readonly seconds: number;
  /** Tests that the phase's runner counted, where it has one. */
  readonly passed: number;
  readonly failed: number;
  /** One line for each test that failed, as its runner names it. */
  readonly failures: readonly string[];
}

/** Closing lines of jest (`Tests: 1 failed, 9 passed, 10 total`) and of Playwright (`3 passed (12s)`). */
function countTests(output: string): { passed: number; failed: number } {
  const jest = /^Tests:\s+(.*)$/m.exec(output)?.[1];
  const line = jest ?? output.split('\n').slice(-40).join('\n');
  const count = (word: string) =>
    [...line.matchAll(new RegExp(`(\\d+) ${word}\\b`, 'g'))].reduce(
      (sum, match) => sum + Number(match[1]),
      0,
    );
  return { passed: count('passed'), failed: count('failed') };
}

/** Titles of failed tests: `● suite › test` of jest, `why: …` of the journeys' reporter. */
function namesOfFailures(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /^\s*● .+ › |^why: /.test(line));
  return [...new Set(lines.map((line) => line.trim()))];
}

/** Runs one phase and counts. What it writes is shown at once if it takes long, else as a whole when it ends. */
function runPhase({
  name,
  command,
  environment = {},
  usesAllCores: isShownAtOnce = false,
}: Phase): Promise<PhaseResult> {
  const [file = '', ...parameters] = command;
  const startedMs = Date.now();
  const title = `\n── ${name}\n`;
  if (isShownAtOnce) process.stdout.write(title);
  return new Promise((resolve) => {
    const child = spawn(file, parameters, {
      cwd: WORKSPACE,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (target: NodeJS.WriteStream) => (data: Buffer) => {
      output += data.toString();
      if (isShownAtOnce) target.write(data);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    child.on('error', (error) => {
      output += error.message;
      if (isShownAtOnce) process.stderr.write(`${error.message}\n`);
    });
    child.on('close', (code) => {
      if (!isShownAtOnce) process.stdout.write(title + output);
      const isPassed = code === 0;
      const counted = countTests(output);
      const hasTests = counted.passed + counted.failed > 0;
      resolve({
        name,
        isPassed,
        seconds: (Date.now() - startedMs) / 1000,
        passed: hasTests ? counted.passed : isPassed ? 1 : 0,
        failed: hasTests ? Math.max(counted.failed, isPassed ? 0 : 1) : isPassed ? 0 : 1,
        failures: isPassed ? [] : namesOfFailures(output),
      });
    });
  });
}

/** Runs all phases, so that one run says everything that is wrong, and prints the table. */
export async function runPhases(phases: readonly Phase[]): Promise<boolean> {
  const results: PhaseResult[] = [];
  const runInOrder = async (isWanted: (phase: Phase) => boolean) => {
    for (const [position, phase] of phases.entries())
      if (isWanted(phase)) results[position] = await runPhase(phase);
  };
  await Promise.all([
    runInOrder(({ usesAllCores }) => usesAllCores === true),
    runInOrder(({ usesAllCores }) => usesAllCores !== true),
  ]);
  process.stdout.write('\n');
  for (const { name, isPassed, seconds, passed, failed } of results) {
    process.stdout.write(
      `${isPassed ? 'ok    ' : 'FAILED'}  ${name.padEnd(28)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${passed} passed, ${failed} failed\n`,
    );
  }
  for (const line of results.flatMap(({ failures }) => failures)) process.stdout.write(`\n${line}`);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  return results.every((result) => result.isPassed);
}
