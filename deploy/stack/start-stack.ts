import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { WORKSPACE, type Build, type Builds } from '@travesia/tooling';
import { keepShellBuild } from '../releases/keep-shell-build.ts';
import type { OpsAccess } from '../releases/ops-access.ts';
import { backendProcesses } from './backend-processes.ts';
import { startChild, waitUntilUp, type Child } from './child.ts';
import { freePorts, isPortFree } from './free-ports.ts';
import { prepareReleases } from './prepare-releases.ts';
import { openSecrets } from './secrets.ts';

export interface StackPorts {
  readonly site: number;
  readonly api: number;
  readonly vault: number;
  readonly sandbox: number;
  /** Moves the api's clock; test profile only. */
  readonly control: number;
}

export interface StackOptions {
  readonly profile: 'development' | 'test';
  readonly ports: 'default' | 'ephemeral';
  /** Everything that is kept: database, feed, keys, logs, mail. */
  readonly dataFolder: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Instead of the builds of this workspace. */
  readonly builds?: Builds;
  readonly onProgress?: (message: string) => void;
}

export interface Stack {
  readonly siteUrl: string;
  readonly vaultUrl: string;
  readonly apiUrl: string;
  readonly sandboxUrl: string;
  readonly ports: StackPorts;
  readonly feedFolder: string;
  readonly ops: OpsAccess;
  readonly children: readonly Child[];
  /** Puts another build of the shell in front; the site is away for a moment. */
  deployShell(build: Build): Promise<void>;
  stop(): Promise<void>;
}

const DEFAULT_PORTS: StackPorts = { site: 3000, api: 3001, vault: 3002, sandbox: 3003, control: 0 };

async function choosePorts(options: StackOptions): Promise<StackPorts> {
  if (options.ports === 'ephemeral') {
    const [site = 0, api = 0, vault = 0, sandbox = 0, control = 0] = await freePorts(5);
    return { site, api, vault, sandbox, control: options.profile === 'test' ? control : 0 };
  }
  const site = Number(process.env.PORT ?? DEFAULT_PORTS.site);
  const ports = { ...DEFAULT_PORTS, site, api: site + 1, vault: site + 2, sandbox: site + 3 };
  for (const [name, port] of Object.entries(ports)) {
    if (port !== 0 && !(await isPortFree(port))) {
      throw new Error(
        `Port ${port} (${name}) is taken. Stop what uses it, or choose another first port: PORT=4000 npm start`,
      );
    }
  }
  return ports;
}

/** Builds what changed, publishes it, and starts sandbox, api, vault and site on this machine. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const say = options.onProgress ?? (() => {});
  const dataFolder = resolve(WORKSPACE, options.dataFolder);
  const ports = await choosePorts(options);
  const { feedFolder, trustedFolder, shell, shellArchive, ops } = await prepareReleases(
    dataFolder,
    say,
    options.builds,
  );

  const local = (port: number) => `http://127.0.0.1:${port}`;
  const siteUrl = `http://localhost:${ports.site}`;
  const vaultUrl = local(ports.site);
  const shared = {
    PROFILE: options.profile,
    SITE_ORIGIN: siteUrl,
    VAULT_ORIGIN: vaultUrl,
    MARKETS_FOLDER: join(WORKSPACE, 'shell/markets'),
    STAFF_CLIENT_ID: 'travesia-site',
    STAFF_CLIENT_SECRET: randomBytes(16).toString('hex'),
    ...openSecrets(dataFolder),
    ...options.environment,
  };
  const logs = join(dataFolder, 'logs');

  say('starting sandbox, api and vault');
  const backend = backendProcesses({
    environment: { ...shared, FEED_FOLDER: feedFolder, TRUSTED_KEYS_FOLDER: trustedFolder },
    ports,
    dataFolder,
    databaseUrl: options.databaseUrl ?? '',
    logs,
    paymentPageOrigin: vaultUrl,
  });
  const sandbox = backend.startSandbox();
  const api = backend.startApi();
  const vault = backend.startVault();
  const startSite = (build: Build) =>
    startChild(
      'site',
      'shell/server/server.ts',
      {
        ...shared,
        SITE_PORT: String(ports.site),
        API_URL: local(ports.api),
        VAULT_URL: local(ports.vault),
        PAYMENT_PAGE_URL: local(ports.sandbox),
        FEED_FOLDER: feedFolder,
        TRUSTED_KEYS_FOLDER: trustedFolder,
        SHELL_BUILD_FOLDER: keepShellBuild(shellArchive, build),
        OPS_KEY_FILE: ops.keyFile,
        OPERATORS_FILE: ops.operatorsFile,
        STAFF_ISSUER_URL: `${local(ports.sandbox)}/issuer`,
        // The front door of a development machine sees one address; tests name theirs.
        TRUSTED_PROXIES: options.profile === 'test' ? '127.0.0.1,::1' : '',
      },
      logs,
    );
  let site = startSite(shell);
  const siteIsUp = () => waitUntilUp(site, `${siteUrl}/healthz`);
  const stop = async () => {
    for (const child of [site, vault, api, sandbox]) await child.stop();
  };
  try {
    await Promise.all([
      waitUntilUp(sandbox, `${local(ports.sandbox)}/_control/clock`),
      waitUntilUp(api, `${local(ports.api)}/healthz`),
      waitUntilUp(vault, `${local(ports.vault)}/healthz`),
      siteIsUp(),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    siteUrl,
    vaultUrl,
    apiUrl: local(ports.api),
    sandboxUrl: local(ports.sandbox),
    ports,
    feedFolder,
    ops,
    get children() {
      return [sandbox, api, vault, site];
    },
    async deployShell(build) {
      await site.stop();
      site = startSite(build);
      await siteIsUp();
    },
    stop,
  };
}
