import { spawn } from 'node:child_process';
import { WORKSPACE } from '@travesia/tooling';

export interface Phase {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

export interface PhaseResult {
  readonly name: string;
  readonly isPassed: boolean;
  readonly seconds: number;
  /** Tests that the phase's runner counted, where it has one. */
  readonly passed: number;
  readonly failed: number;
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

/** Runs one phase, shows what it writes, and counts. */
export function runPhase({ name, command, environment = {} }: Phase): Promise<PhaseResult> {
  const [file = '', ...parameters] = command;
  const startedMs = Date.now();
  process.stdout.write(`\n── ${name}\n`);
  return new Promise((resolve) => {
    const child = spawn(file, parameters, {
      cwd: WORKSPACE,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (target: NodeJS.WriteStream) => (data: Buffer) => {
      output += data.toString();
      target.write(data);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    child.on('error', (error) => {
      output += error.message;
      process.stderr.write(`${error.message}\n`);
    });
    child.on('close', (code) => {
      const isPassed = code === 0;
      const counted = countTests(output);
      const hasTests = counted.passed + counted.failed > 0;
      resolve({
        name,
        isPassed,
        seconds: (Date.now() - startedMs) / 1000,
        passed: hasTests ? counted.passed : isPassed ? 1 : 0,
        failed: hasTests ? Math.max(counted.failed, isPassed ? 0 : 1) : isPassed ? 0 : 1,
      });
    });
  });
}

/** Runs all phases, so that one run says everything that is wrong, and prints the table. */
export async function runPhases(phases: readonly Phase[]): Promise<boolean> {
  const results: PhaseResult[] = [];
  for (const phase of phases) results.push(await runPhase(phase));
  process.stdout.write('\n');
  for (const { name, isPassed, seconds, passed, failed } of results) {
    process.stdout.write(
      `${isPassed ? 'ok    ' : 'FAILED'}  ${name.padEnd(28)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${passed} passed, ${failed} failed\n`,
    );
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  return results.every((result) => result.isPassed);
}
