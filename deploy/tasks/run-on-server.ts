import { spawn } from 'node:child_process';
import { WORKSPACE } from '@travesia/tooling';

interface ThrowAwayServer {
  readonly name: string;
  /** Where the command finds it. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

interface Task {
  readonly usage: string;
  /** Said where this machine can have none. */
  readonly absence: string;
  /** `null`: this machine can have none. */
  readonly start: () => Promise<ThrowAwayServer | null>;
}

export function endWithUsage(usage: string): never {
  process.stderr.write(`${usage} [--if-possible] -- <command>\n`);
  process.exit(2);
}

/**
 * Runs the command after `--` with a throw-away server, which ends with it. `--if-possible`: where this machine can
 * have none, the command runs without it: its tests skip what needs one, or use the embedded database.
 */
export async function runOnServer({ usage, absence, start }: Task): Promise<void> {
  const separator = process.argv.indexOf('--');
  const [file, ...parameters] = process.argv.slice(separator + 1);
  if (separator < 0 || file === undefined) endWithUsage(usage);
  const isNeeded = !process.argv.slice(2, separator).includes('--if-possible');
  const server = await start();
  process.stdout.write(`${server?.name ?? `${absence}: ${isNeeded ? 'NOT RUN' : 'goes on without it'}.`}\n`);
  if (!server && isNeeded) process.exit(1);
  const child = spawn(file, parameters, {
    cwd: WORKSPACE,
    stdio: 'inherit',
    env: { ...process.env, ...server?.environment },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => {
    void Promise.resolve(server?.stop()).then(() => process.exit(code ?? 1));
  });
}
