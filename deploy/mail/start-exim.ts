import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { generate } from 'selfsigned';
import { findLibrary, findProgram } from '../programs/find-program.ts';
import { freePorts } from '../stack/free-ports.ts';

export interface EximServer {
  /** `Exim 4.96`. */
  readonly name: string;
  /** By STARTTLS and encrypted from the first byte, with an account that may send to anybody. */
  readonly url: string;
  readonly encryptedUrl: string;
  /** With `cert.pem`, `pid` of the server's group of processes, which is started again when it is killed, and in `mail/new` what arrived. */
  readonly folder: string;
  stop(): Promise<void>;
}

const READY_MAX_MS = 10_000;
/** Debian's build looks this user up by name, before it reads any configuration. */
const USER = 'Debian-exim';
const NOBODY = 65_534;

function greets(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('data', (data) => end(data.toString().startsWith('220')));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
  });
}

/**
 * Debian's Exim as a throw-away process: ports, spool and configuration of its own; what it accepts becomes files in a
 * folder and never leaves this machine. `null`: this machine can have none.
 */
export async function startExim(): Promise<EximServer | null> {
  const program = findProgram(['exim4'], 'exim4-daemon-light');
  const names = findLibrary('libnss_wrapper.so', 'libnss-wrapper');
  if (!program || names === null) return null;
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot
    ? { uid: NOBODY, gid: NOBODY }
    : { uid: process.getuid?.() ?? NOBODY, gid: process.getgid?.() ?? NOBODY };
  const folder = temporaryFolder('exim');
  const file = (name: string) => join(folder, name);
  // Without the bit that makes it root: it neither needs nor gets that.
  copyFileSync(program.path, file('exim'));
  chmodSync(file('exim'), 0o755);
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'mail.test' }], {
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
    ],
  });
  const [port = 0, tlsPort = 0] = await freePorts(2);
  const password = randomBytes(16).toString('hex');
  const texts = {
    passwd: `${USER}:x:${owner.uid}:${owner.gid}::${folder}:/bin/false\n`,
    group: `${USER}:x:${owner.gid}:\n`,
    'key.pem': key,
    'cert.pem': cert,
    'exim.conf': `FOLDER = ${folder}\nOPEN_SOCKET = ${port}\nSECURE_SOCKET = ${tlsPort}\nPASSWORD = ${password}\n${readFileSync(join(import.meta.dirname, 'exim.conf'), 'utf8')}`,
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(file(name), text, { mode: 0o644 });
  for (const name of ['spool', 'mail', 'seen']) mkdirSync(file(name));
  if (isRoot)
    for (const name of ['', 'spool', 'mail', 'seen', ...Object.keys(texts)])
      chownSync(file(name), owner.uid, owner.gid);

  const options = {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? '',
      ...program.environment,
      LD_PRELOAD: names,
      NSS_WRAPPER_PASSWD: file('passwd'),
      NSS_WRAPPER_GROUP: file('group'),
    },
    ...(isRoot && owner),
  };
  const version = spawnSync(file('exim'), ['-C', file('exim.conf'), '-bV'], { ...options, encoding: 'utf8' });
  let child: ChildProcess;
  let isStopping = false;
  function run() {
    child = spawn(file('exim'), ['-C', file('exim.conf'), '-bdf', '-q1m'], {
      ...options,
      stdio: 'ignore',
      // A group of its own, with a process for each connection and each delivery.
      detached: true,
    });
    writeFileSync(file('pid'), String(child.pid));
    return child.once('exit', (_, signal) => {
      if (signal === 'SIGKILL' && !isStopping) run();
    });
  }
  child = run();
  for (const untilMs = Date.now() + READY_MAX_MS; !(await greets(port)); await pause(50)) {
    if (child.exitCode !== null || Date.now() > untilMs) {
      const log = existsSync(file('main.log')) ? readFileSync(file('main.log'), 'utf8') : '';
      throw new Error(`Exim does not start: ${version.stderr}\n${log}`);
    }
  }
  return {
    name: `Exim ${/version (\S+)/.exec(version.stdout)?.[1] ?? ''}`,
    url: `smtp://site:${password}@127.0.0.1:${port}`,
    encryptedUrl: `smtps://site:${password}@127.0.0.1:${tlsPort}`,
    folder,
    async stop() {
      isStopping = true;
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        process.kill(-(child.pid ?? 0), 'SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
