import { join } from 'node:path';
import { SUPPLIERS, type VerticalSystem } from '@travesia/api/verticals';
import { startChild, type Child } from './child.ts';

export interface BackendPorts {
  readonly api: number;
  readonly vault: number;
  readonly sandbox: number;
  /** Moves the api's clock; test profile only. */
  readonly control: number;
}

/** Where a process finds its neighbour; whoever tests a broken line puts another address in between. */
export interface BackendLines {
  /** By the supplier of a vertical. */
  readonly apiToSuppliers: Readonly<Record<VerticalSystem, string>>;
  readonly apiToAssistant: string;
  readonly apiToCruises: string;
  readonly apiToProvider: string;
  readonly vaultToProvider: string;
  readonly vaultToApi: string;
  readonly providerToApi: string;
}

export interface BackendOptions {
  readonly environment: Readonly<Record<string, string>>;
  readonly ports: BackendPorts;
  readonly dataFolder: string;
  /** Empty: the embedded database. */
  readonly databaseUrl: string;
  readonly logs: string;
  /** Origin under which a browser reaches the provider's page. */
  readonly paymentPageOrigin: string;
  readonly lines?: Partial<BackendLines>;
}

export interface BackendProcesses {
  startSandbox(): Child;
  /** Names of the log, where there are several. */
  startApi(name?: string): Child;
  startVault(name?: string): Child;
}

export const local = (port: number) => `http://127.0.0.1:${port}`;

/** Each supplier of a vertical at an address of its own. */
export const linesToSuppliers = (address: (system: VerticalSystem) => string) =>
  Object.fromEntries(SUPPLIERS.map(({ system }) => [system, address(system)])) as Record<
    VerticalSystem,
    string
  >;

/** Every supplier and the payment provider at one address, as the sandbox has them. */
export const apiToSandbox = (url: string) => ({
  apiToSuppliers: linesToSuppliers(() => url),
  apiToAssistant: url,
  apiToCruises: url,
  apiToProvider: url,
});

/** Sandbox, api and vault of one installation; each may be started again with the same settings. */
export function backendProcesses(options: BackendOptions): BackendProcesses {
  const { environment, ports, dataFolder, databaseUrl, logs, paymentPageOrigin } = options;
  const lines: BackendLines = {
    ...apiToSandbox(local(ports.sandbox)),
    vaultToProvider: local(ports.sandbox),
    vaultToApi: local(ports.api),
    providerToApi: local(ports.api),
    ...options.lines,
  };
  const mailFolder = join(dataFolder, 'mail');
  return {
    startSandbox: () =>
      startChild(
        'sandbox',
        'backend/sandbox/src/server.ts',
        {
          ...environment,
          SANDBOX_PORT: String(ports.sandbox),
          MAIL_FOLDER: mailFolder,
          FLIGHT_WEBHOOK_URL: `${lines.providerToApi}/webhooks/flights`,
          PAYMENT_WEBHOOK_URL: `${lines.providerToApi}/payment/notifications`,
          PAYMENT_PUBLIC_BASE: paymentPageOrigin,
        },
        logs,
      ),
    startApi: (name = 'api') =>
      startChild(
        name,
        'backend/api/src/server.ts',
        {
          ...environment,
          API_PORT: String(ports.api),
          API_CONTROL_PORT: String(ports.control),
          DATABASE_URL: databaseUrl,
          DATA_FOLDER: join(dataFolder, 'api'),
          MAIL_FOLDER: mailFolder,
          ...Object.fromEntries(
            SUPPLIERS.map(({ system, address }) => [address, lines.apiToSuppliers[system]]),
          ),
          ASSISTANT_URL: lines.apiToAssistant,
          CRUISE_SOURCE_URL: `${lines.apiToCruises}/cruises`,
          PAYMENT_URL: lines.apiToProvider,
        },
        logs,
      ),
    startVault: (name = 'vault') =>
      startChild(
        name,
        'backend/vault/src/server.ts',
        {
          ...environment,
          VAULT_PORT: String(ports.vault),
          API_INTERNAL_URL: lines.vaultToApi,
          PAYMENT_URL: lines.vaultToProvider,
          CARD_FIELDS_SCRIPT: `${local(ports.sandbox)}/js/stripe.js`,
        },
        logs,
      ),
  };
}
