import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { findProgram } from '../programs/find-program.ts';
import { freePorts } from '../stack/free-ports.ts';

export interface ValkeyServer {
  readonly url: string;
  /** `Redis 7.0.15`, `Valkey 8.1.1`. */
  readonly name: string;
  /** Gone without a word. */
  kill(): Promise<void>;
  /** Empty, at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const READY_MAX_MS = 10_000;

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('data', (data) => end(data.toString().startsWith('+PONG')));
    socket.once('error', () => end(false));
  });
}

/** A throw-away server on a free port that keeps nothing on disk; `null`: this machine can have none. */
export async function startValkey(): Promise<ValkeyServer | null> {
  const program = findProgram(['valkey-server', 'redis-server'], 'redis-server');
  if (!program) return null;
  const environment = { PATH: process.env.PATH ?? '', ...program.environment };
  const version = spawnSync(program.path, ['--version'], { encoding: 'utf8', env: environment }).stdout;
  const folder = temporaryFolder('valkey');
  const [port = 0] = await freePorts(1);
  const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: folder, maxmemory: '256mb' };

  function start() {
    return spawn(
      program?.path ?? '',
      Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
      { cwd: folder, env: environment, stdio: 'ignore' },
    );
  }
  async function started() {
    const process = start();
    for (const untilMs = Date.now() + READY_MAX_MS; !(await answers(port)); await pause(30)) {
      if (process.exitCode !== null || Date.now() > untilMs)
        throw new Error(`${program?.path} does not start`);
    }
    return process;
  }
  let child = await started();
  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    name: `${program.path.includes('valkey') ? 'Valkey' : 'Redis'} ${/v=(\S+)/.exec(version)?.[1] ?? ''}`,
    kill: () => end('SIGKILL'),
    async restart() {
      await end('SIGKILL');
      child = await started();
    },
    async stop() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
