import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '@travesia/tooling';

const TAIL_LINES = 30;
const STOP_MAX_MS = 8_000;

/** None of them outlives this process, however it ends. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export interface Child {
  readonly name: string;
  readonly process: ChildProcess;
  /** The last lines it wrote, to be shown when it dies. */
  tail(): string;
  /** Whether it ended by itself within its time. */
  stop(longestMs?: number): Promise<boolean>;
}

/** One process of the stack; what it writes goes to a file and its end is kept for a report. */
export function startChild(
  name: string,
  file: string,
  environment: Readonly<Record<string, string>>,
  logFolder: string,
): Child {
  mkdirSync(logFolder, { recursive: true });
  const log = createWriteStream(join(logFolder, `${name}.log`), { flags: 'a' });
  const lines: string[] = [];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(WORKSPACE, file)], {
    cwd: WORKSPACE,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      log.write(text);
      lines.push(...text.split('\n').filter(Boolean));
      lines.splice(0, Math.max(0, lines.length - TAIL_LINES));
    });
  }
  running.add(child);
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      running.delete(child);
      resolve();
    }),
  );
  return {
    name,
    process: child,
    tail: () => lines.join('\n'),
    async stop(longestMs = STOP_MAX_MS) {
      if (child.exitCode !== null || child.signalCode !== null) return true;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), longestMs);
      await ended;
      clearTimeout(timer);
      return child.exitCode === 0;
    },
  };
}

/** Waits until the process answers HTTP; says what it wrote if it dies first. */
export async function waitUntilUp(child: Child, url: string, timeoutMs = 60_000): Promise<void> {
  const startedMs = Date.now();
  for (;;) {
    if (child.process.exitCode !== null) throw new Error(`${child.name} stopped:\n${child.tail()}`);
    try {
      const reply = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: 'manual' });
      if (reply.status < 500) return;
    } catch {
      // Not listening yet.
    }
    if (Date.now() - startedMs > timeoutMs)
      throw new Error(`${child.name} does not answer:\n${child.tail()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
