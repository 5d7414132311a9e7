import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  apiToSandbox,
  backendProcesses,
  type BackendLines,
  type BackendOptions,
} from '@travesia/deploy/backend-processes';
import { waitUntilUp, type Child } from '@travesia/deploy/child';
import { freePorts } from '@travesia/deploy/free-ports';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { openLine, type CallMoment, type Line, type OnCall } from './line.ts';
import { mailCauses } from './mails.ts';
import { Trace } from './trace.ts';

export interface InstallationOptions {
  /** Empty: the embedded database. */
  readonly databaseUrl?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Lines of one's own from the api to who answers at this port, instead of the one that is watched. */
  readonly openOutwardLines?: (sandboxPort: number) => Promise<Partial<BackendLines>>;
}

/** Sandbox, api and vault of their own, every line between them and the browser in our hands, and their clocks. */
export interface Installation {
  readonly trace: Trace;
  /** Told of every call on every line. */
  watch(onCall: OnCall | null): void;
  /** Where a browser reaches them, over lines that may break. */
  readonly apiUrl: string;
  readonly vaultUrl: string;
  readonly sandboxUrl: string;
  /** The api itself, without a line before it. */
  readonly apiPort: number;
  readonly folder: string;
  readonly siteOrigin: string;
  readonly vaultOrigin: string;
  nowMs(): number;
  /** Moves the clocks of api and sandbox forward together. */
  advance(ms: number): Promise<void>;
  /** Closes a line's listener for a moment. */
  refuse(line: string): void;
  /** Every line is open; who was refused in one flow is not refused in the next. */
  untilOpen(): Promise<void>;
  /** The api's control port. */
  control(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>;
  sandbox(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /** Causes of the mails that were written: `booking-confirmed:ABC123`. */
  mails(): string[];
  api(): Child;
  /** Api and vault, as they run now. */
  ourProcesses(): readonly Child[];
  /** The api is gone without a word; it comes back with the same settings. */
  killApi(): Promise<void>;
  /** On another database where one is named. */
  restartApi(databaseUrl?: string): Promise<void>;
  close(): Promise<void>;
}

const SITE_ORIGIN = 'http://localhost:3000';
/** A database is made first, on a machine that may have other work. */
const STARTUP_MAX_MS = 180_000;
const VAULT_ORIGIN = 'http://127.0.0.1:3000';

async function ask(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const send = () =>
    fetch(new URL(path, base), {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  // A connection that was kept may have died with the process before this one.
  const reply = await send()
    .catch(send)
    .catch((cause: unknown) => {
      throw new Error(`${method} ${path}: nobody answers at ${base}`, { cause });
    });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

export async function openInstallation({
  databaseUrl = '',
  environment = {},
  openOutwardLines,
}: InstallationOptions = {}): Promise<Installation> {
  const folder = temporaryFolder('campaign');
  const [api = 0, vault = 0, sandbox = 0, control = 0, toApi = 0, toVault = 0, toSandbox = 0] =
    await freePorts(7);
  const local = (port: number) => `http://127.0.0.1:${port}`;
  const trace = new Trace();
  const lines = new Map<string, Line>();
  /** A process that was just started has yet to be told the time. */
  let isTimeTold = true;
  let watcher: OnCall | null = null;
  const refuseInTime = (step: string, moment: CallMoment) => {
    const { planned } = trace;
    if (planned?.fault !== 'refused' || moment !== 'answered' || planned.after !== step || trace.fired > 0)
      return;
    lines.get(planned.line)?.refuse();
  };
  for (const [name, port, targetPort] of [
    ['api', toApi, api],
    ['vault', toVault, vault],
    ['sandbox', toSandbox, sandbox],
  ] as const) {
    const line = await openLine({
      name,
      port,
      targetPort,
      trace,
      onCall(step, moment) {
        if (name === 'api' && moment === 'arrived' && !isTimeTold) throw new Error('the api is starting');
        if (moment === 'answered') trace.noteAnswer(step);
        refuseInTime(step, moment);
        return watcher?.(step, moment);
      },
    });
    lines.set(name, line);
  }
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  const backend: BackendOptions = {
    environment: {
      PROFILE: 'test',
      SITE_ORIGIN,
      VAULT_ORIGIN,
      SANDBOX_SLOW_MS: '3000',
      // The hostile campaign reads there which routes there are.
      SWAGGER_UI: 'on',
      ...environment,
    },
    ports: { api, vault, sandbox, control },
    dataFolder: folder,
    databaseUrl,
    logs,
    paymentPageOrigin: local(sandbox),
    lines: {
      ...apiToSandbox(local(toSandbox)),
      vaultToProvider: local(toSandbox),
      vaultToApi: local(toApi),
      providerToApi: local(toApi),
      ...(await openOutwardLines?.(sandbox)),
    },
  };
  const processes = backendProcesses(backend);
  const sandboxProcess = processes.startSandbox();
  const vaultProcess = processes.startVault();
  let apiProcess = processes.startApi();
  let offsetMs = 0;

  const installation: Installation = {
    trace,
    watch: (onCall) => {
      watcher = onCall;
    },
    apiUrl: local(toApi),
    vaultUrl: local(toVault),
    sandboxUrl: local(sandbox),
    apiPort: api,
    folder,
    siteOrigin: SITE_ORIGIN,
    vaultOrigin: VAULT_ORIGIN,
    nowMs: () => Date.now() + offsetMs,
    async advance(ms) {
      offsetMs += Math.max(0, Math.round(ms));
      await Promise.all([
        installation.control('POST', '/clock', { offsetMs }),
        installation.sandbox('POST', '/_control/clock', { offsetMs }),
      ]);
    },
    refuse: (line) => lines.get(line)?.refuse(),
    async untilOpen() {
      await Promise.all([...lines.values()].map((line) => line.untilOpen()));
    },
    control: (method, path, body) => ask(local(control), method, path, body),
    sandbox: (method, path, body) => ask(local(sandbox), method, path, body),
    mails: () => mailCauses(folder),
    api: () => apiProcess,
    ourProcesses: () => [apiProcess, vaultProcess],
    async killApi() {
      const { process: running } = apiProcess;
      if (running.exitCode !== null || running.signalCode !== null) return;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGKILL');
      await ended;
    },
    async restartApi(otherDatabaseUrl = databaseUrl) {
      isTimeTold = false;
      apiProcess = backendProcesses({ ...backend, databaseUrl: otherDatabaseUrl }).startApi();
      await waitUntilUp(apiProcess, `${local(api)}/healthz`, STARTUP_MAX_MS);
      await waitUntilUp(apiProcess, `${local(control)}/clock`);
      await installation.control('POST', '/clock', { offsetMs });
      isTimeTold = true;
    },
    async close() {
      for (const child of [apiProcess, vaultProcess, sandboxProcess]) await child.stop();
      for (const line of lines.values()) await line.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await Promise.all([
      waitUntilUp(sandboxProcess, `${local(sandbox)}/_control/clock`),
      waitUntilUp(vaultProcess, `${local(vault)}/vault/health`),
      waitUntilUp(apiProcess, `${local(control)}/clock`, STARTUP_MAX_MS),
    ]);
  } catch (error) {
    await installation.close();
    throw error;
  }
  return installation;
}
