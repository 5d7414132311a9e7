import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  apiToSandbox,
  backendProcesses,
  local,
  type BackendProcesses,
} from '@travesia/deploy/backend-processes';
import { startChild, waitUntilUp, type Child } from '@travesia/deploy/child';
import { freePorts } from '@travesia/deploy/free-ports';
import { keepShellBuild } from '@travesia/deploy/keep-shell-build';
import { startNginx, type Nginx } from '@travesia/deploy/nginx';
import { startPostgres, type PostgresServer } from '@travesia/deploy/postgres';
import { prepareReleases } from '@travesia/deploy/prepare-releases';
import { openSecrets } from '@travesia/deploy/secrets';
import { startValkey, type ValkeyServer } from '@travesia/deploy/valkey';
import { WORKSPACE } from '@travesia/tooling';
import type { LedgerSources } from '../campaigns/world/ledgers.ts';
import { mailCauses } from '../campaigns/world/mails.ts';
import type { Surroundings } from '../campaigns/world/traveller.ts';
import { openCallsOfApis, type CallsOfApis } from './calls-of-apis.ts';

/** One process of several that do the same; it can be gone and come back at the same address. */
export interface Process {
  readonly name: string;
  readonly port: number;
  isUp(): boolean;
  start(): Promise<void>;
  /** Asked to go; whether it went by itself. */
  stop(): Promise<boolean>;
  /** Gone without a word. */
  kill(): Promise<void>;
}

export interface Scale extends Surroundings, LedgerSources {
  readonly sites: readonly Process[];
  readonly apis: readonly Process[];
  /** The second one runs while the first one is replaced. */
  readonly vaults: readonly Process[];
  readonly calls: CallsOfApis;
  readonly valkey: ValkeyServer;
  readonly postgres: PostgresServer;
  readonly nginx: Nginx;
  readonly folder: string;
  /** With which the site tells the apis whom it knows. */
  readonly siteSecret: string;
  /** Builds of the shell, which all sites read when they start. */
  readonly shellArchive: string;
  readonly shellBuild: string;
  /** The folder with its logs may stay, to be looked at. */
  close(isKept?: boolean): Promise<void>;
}

/** Which version of the api is started, decided at each start: `backend` makes its processes by that version's code. */
export type StartApi = (
  backend: (version: typeof backendProcesses) => BackendProcesses,
  name: string,
) => Child;

const SITES = 2;
const APIS = 3;
const VAULTS = 2;
/** In production ten seconds: a restart here need not take that long. */
export const LEFT_ALONE_S = 3;
const DRAIN_MS = 1_000;
const STOP_MAX_MS = 45_000;
const STARTUP_MAX_MS = 120_000;

function processOf(name: string, port: number, readyPath: string, begin: () => Child): Process {
  let child: Child | null = null;
  const isUp = () => child !== null && child.process.exitCode === null && child.process.signalCode === null;
  return {
    name,
    port,
    isUp,
    async start() {
      child = begin();
      await waitUntilUp(child, local(port) + readyPath, STARTUP_MAX_MS);
    },
    stop: async () => (await child?.stop(STOP_MAX_MS)) ?? true,
    async kill() {
      if (!child || !isUp()) return;
      const running = child.process;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGKILL');
      await ended;
    },
  };
}

async function ask(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const reply = await fetch(new URL(path, base), {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

/** What has to be there before anything is started; `null` and why where this machine cannot have it. */
async function openServers(): Promise<{ postgres: PostgresServer; valkey: ValkeyServer } | string> {
  const postgres = await startPostgres(18);
  if (!postgres) return 'PostgreSQL';
  const valkey = await startValkey().catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  if (valkey) return { postgres, valkey };
  await postgres.stop();
  return 'Valkey or Redis';
}

/**
 * The site as it runs on many machines, on this one: nginx, sites, apis, vault, PostgreSQL, Valkey, with ports and
 * folders of their own. A text names what this machine cannot have.
 */
export async function openScale(
  say: (text: string) => void,
  startApi: StartApi = (backend, name) => backend(backendProcesses).startApi(name),
): Promise<Scale | string> {
  const servers = await openServers();
  if (typeof servers === 'string') return servers;
  const { postgres, valkey } = servers;
  const folder = mkdtempSync(join(tmpdir(), 'travesia-scale-'));
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  const [open = 0, toApis = 0, toVaults = 0, sandbox = 0, ...ports] = await freePorts(
    4 + SITES + APIS * 3 + VAULTS,
  );
  const take = (count: number) => ports.splice(0, count);
  const [sitePorts, apiPorts, linePorts, controlPorts, vaultPorts] = [
    take(SITES),
    take(APIS),
    take(APIS),
    take(APIS),
    take(VAULTS),
  ];
  const siteOrigin = `http://localhost:${open}`;
  const vaultOrigin = local(open);
  const releases = await prepareReleases(folder, say);
  keepShellBuild(releases.shellArchive, releases.shell);
  const calls = await openCallsOfApis(linePorts, sandbox);
  const environment = {
    PROFILE: 'test',
    SITE_ORIGIN: siteOrigin,
    VAULT_ORIGIN: vaultOrigin,
    MARKETS_FOLDER: join(WORKSPACE, 'shell/markets'),
    FEED_FOLDER: releases.feedFolder,
    TRUSTED_KEYS_FOLDER: releases.trustedFolder,
    VALKEY_URL: valkey.url,
    DRAIN_MS: String(DRAIN_MS),
    LOG_LEVEL: 'warn',
    SANDBOX_SLOW_MS: '3000',
    ...openSecrets(folder),
  };
  const backendAt = (api: number, vault: number, version = backendProcesses) =>
    version({
      environment,
      ports: {
        api: apiPorts[api] ?? 0,
        vault: vaultPorts[vault] ?? 0,
        sandbox,
        control: controlPorts[api] ?? 0,
      },
      dataFolder: folder,
      databaseUrl: postgres.url,
      logs,
      paymentPageOrigin: vaultOrigin,
      lines: {
        ...apiToSandbox(local(linePorts[api] ?? 0)),
        vaultToApi: local(toApis),
        providerToApi: local(toApis),
      },
    });
  const bank = processOf('sandbox', sandbox, '/_control/clock', () => backendAt(0, 0).startSandbox());
  const apis = apiPorts.map((port, api) =>
    processOf(`api ${api + 1}`, port, '/readyz', () =>
      startApi((version) => backendAt(api, 0, version), `api-${api + 1}`),
    ),
  );
  const vaults = vaultPorts.map((port, vault) =>
    processOf(`vault ${vault + 1}`, port, '/vault/ready', () =>
      backendAt(0, vault).startVault(`vault-${vault + 1}`),
    ),
  );
  const sites = sitePorts.map((port, site) =>
    processOf(`site ${site + 1}`, port, '/readyz', () =>
      startChild(
        `site-${site + 1}`,
        'shell/server/server.ts',
        {
          ...environment,
          SITE_PORT: String(port),
          SITE_HOST: '127.0.0.1',
          API_URL: local(toApis),
          VAULT_URL: local(toVaults),
          PAYMENT_PAGE_URL: local(sandbox),
          SHELL_BUILD_FOLDER: releases.shellArchive,
          OPS_KEY_FILE: releases.ops.keyFile,
          OPERATORS_FILE: releases.ops.operatorsFile,
          TRUSTED_PROXIES: '127.0.0.1',
        },
        logs,
      ),
    ),
  );
  const all = [bank, ...apis, ...vaults, ...sites];
  const nginx = await startNginx({
    folder: join(folder, 'nginx'),
    ports: { open, apis: toApis, vaults: toVaults },
    sites: sitePorts,
    apis: apiPorts,
    vaults: vaultPorts,
    leftAloneS: LEFT_ALONE_S,
  });
  async function close(isKept = false) {
    for (const process of all.toReversed()) await process.kill();
    await nginx?.stop();
    await calls.close();
    await valkey.stop();
    await postgres.stop();
    if (!isKept) rmSync(folder, { recursive: true, force: true });
  }
  if (!nginx) {
    await close();
    return 'nginx';
  }
  try {
    say('starting sandbox, 3 apis at once on one database, vault, 2 sites');
    await bank.start();
    await Promise.all(apis.map((api) => api.start()));
    await vaults[0]?.start();
    for (const site of sites) await site.start();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    sites,
    apis,
    vaults,
    calls,
    valkey,
    postgres,
    nginx,
    folder,
    siteSecret: openSecrets(folder).SITE_SECRET,
    shellArchive: releases.shellArchive,
    shellBuild: releases.shell.build,
    siteOrigin,
    vaultOrigin,
    apiUrl: `${siteOrigin}/api`,
    vaultUrl: vaultOrigin,
    sandboxUrl: local(sandbox),
    nowMs: Date.now,
    // Nobody moves a clock here: the wall's is waited for.
    advance: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 500))),
    control(method, path, body) {
      const alive = apis.findIndex((api) => api.isUp());
      return ask(local(controlPorts[alive] ?? 0), method, path, body);
    },
    sandbox: (method, path, body) => ask(local(sandbox), method, path, body),
    mails: () => mailCauses(folder),
    close,
  };
}
