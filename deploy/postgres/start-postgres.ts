import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { freePorts } from '../stack/free-ports.ts';
import { findServerBinaries, type PostgresMajor } from './server-binaries.ts';

export interface PostgresServer {
  /** Of a user who may create databases. */
  readonly url: string;
  readonly version: string;
  /** Away at once; the returned function brings it back. What was committed stays. */
  takeAway(how: PostgresOutage): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** `stopped`: its processes end as in a crash, and nobody listens. `frozen`: they stay and answer nothing. */
export const POSTGRES_OUTAGES = ['stopped', 'frozen'] as const;
export type PostgresOutage = (typeof POSTGRES_OUTAGES)[number];

const READY_MAX_MS = 30_000;
const USER = 'travesia';

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as somebody who owns nothing else. */
function unprivilegedOwner(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" here.');
}

const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * A throw-away server on a free port of this machine, with durable writes as in production unless nobody ends it
 * in the middle. `null`: this machine has none and the registry gives none.
 */
export async function startPostgres(
  major: PostgresMajor,
  { isDurable = true }: { isDurable?: boolean } = {},
): Promise<PostgresServer | null> {
  const binaries = findServerBinaries(major);
  if (!binaries) return null;
  const owner = unprivilegedOwner();
  const folder = temporaryFolder(`pg${major}`);
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  const password = randomBytes(16).toString('hex');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
  const options = { cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' }, ...owner };
  const initialised = spawnSync(
    join(binaries.folder, 'initdb'),
    ['-D', data, '-U', USER, '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8', '--locale=C'],
    { ...options, encoding: 'utf8' },
  );
  if (initialised.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb of PostgreSQL ${major} failed: ${initialised.stderr}`);
  }
  const [port = 0] = await freePorts(1);
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    ...(!isDurable && FORGETFUL),
  };
  const start = () => runServer(binaries.folder, { data, settings, options });
  let server: Running;
  try {
    server = await start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const version = spawnSync(join(binaries.folder, 'postgres'), ['--version'], {
    ...options,
    encoding: 'utf8',
  });
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`,
    version: /\d+(\.\d+)+/.exec(version.stdout)?.[0] ?? String(major),
    async takeAway(how) {
      if (how === 'stopped') {
        await server.end('SIGQUIT');
        return async () => {
          server = await start();
        };
      }
      const frozen = server.freeze();
      return async () => {
        for (const pid of frozen) process.kill(pid, 'SIGCONT');
      };
    },
    async stop() {
      // Fast shutdown: connections are cut, the files stay sound.
      await server.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Running {
  end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** The processes that stand still from now on. */
  freeze(): readonly number[];
}

async function runServer(
  binaries: string,
  {
    data,
    settings,
    options,
  }: {
    readonly data: string;
    readonly settings: Readonly<Record<string, string | number>>;
    readonly options: SpawnOptions;
  },
): Promise<Running> {
  const child = spawn(
    join(binaries, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log = `${log}${text}`.slice(-4000);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end: Running['end'] = async (signal) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  const startedMs = Date.now();
  while (!log.includes('ready to accept connections')) {
    if (child.exitCode !== null || Date.now() - startedMs > READY_MAX_MS) {
      await end('SIGINT');
      throw new Error(`PostgreSQL does not start: ${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    end,
    freeze() {
      const { pid } = child;
      if (pid === undefined) return [];
      // First the one that starts the others, so that none is missed.
      process.kill(pid, 'SIGSTOP');
      const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout;
      const others = children.split('\n').map(Number).filter(Boolean);
      for (const each of others) process.kill(each, 'SIGSTOP');
      return [...others, pid];
    },
  };
}
