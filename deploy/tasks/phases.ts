import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
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

/** Passes on what is written line by line, each with its phase, so that phases beside each other can be read. */
function writeLines(name: string, target: NodeJS.WriteStream) {
  let rest = '';
  const write = (lines: readonly string[]) => {
    if (lines.length > 0) target.write(lines.map((line) => `${name} │ ${line}\n`).join(''));
  };
  return {
    add(text: string) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      write(lines);
    },
    end: () => write(rest ? [rest] : []),
  };
}

function runPhase({ name, command, environment = {} }: Phase, isUrgent: boolean): Promise<PhaseResult> {
  const [file = '', ...parameters] = command;
  const startedMs = Date.now();
  return new Promise((resolve) => {
    const child = spawn(file, parameters, {
      cwd: WORKSPACE,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (!isUrgent && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    const standard = writeLines(name, process.stdout);
    const error = writeLines(name, process.stderr);
    const collect =
      ({ add }: { add: (text: string) => void }) =>
      (text: string) => {
        output += text;
        add(text);
      };
    child.stdout.setEncoding('utf8').on('data', collect(standard));
    child.stderr.setEncoding('utf8').on('data', collect(error));
    child.on('error', ({ message }) => collect(error)(message));
    child.on('close', (code) => {
      standard.end();
      error.end();
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

/**
 * Runs all phases, so that one run says everything that is wrong, and prints the table. Phases of a lane run one
 * after the other, lanes beside each other; the first has the cores when it wants them.
 */
export async function runPhases(...lanes: readonly (readonly Phase[])[]): Promise<boolean> {
  const ofLanes = await Promise.all(
    lanes.map(async (phases, lane) => {
      const results: PhaseResult[] = [];
      for (const phase of phases) results.push(await runPhase(phase, lane === 0));
      return results;
    }),
  );
  const results = ofLanes.flat();
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
