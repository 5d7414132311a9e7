import { join } from 'node:path';
import { apiToSandbox, backendProcesses } from '@travesia/deploy/backend-processes';
import { waitUntilUp } from '@travesia/deploy/child';
import { freePorts } from '@travesia/deploy/free-ports';
import { daysAhead } from '../../support/dates.ts';
import { processTimeMs } from './process-time.ts';
import { openSupplierLine, type SupplierLine } from './supplier-line.ts';

/** An api of its own with a supplier whose line is in our hands. */
export interface ApiAlone {
  readonly url: string;
  readonly supplier: SupplierLine;
  /** Processor that it has used so far, ms; null where the system does not tell. */
  processorMs(): number | null;
  stop(): Promise<void>;
}

export async function startApiAlone(folder: string): Promise<ApiAlone> {
  const [api = 0, vault = 0, sandbox = 0] = await freePorts(3);
  const supplier = await openSupplierLine(sandbox);
  const processes = backendProcesses({
    environment: {
      PROFILE: 'test',
      SITE_ORIGIN: 'http://localhost:3000',
      VAULT_ORIGIN: 'http://127.0.0.1:3000',
      SWAGGER_UI: 'off',
    },
    ports: { api, vault, sandbox, control: 0 },
    dataFolder: folder,
    databaseUrl: '',
    logs: join(folder, 'logs'),
    paymentPageOrigin: `http://127.0.0.1:${sandbox}`,
    lines: { ...apiToSandbox(supplier.url), apiToProvider: `http://127.0.0.1:${sandbox}` },
  });
  const children = [processes.startSandbox(), processes.startApi()] as const;
  const stop = async () => {
    for (const child of children.toReversed()) await child.stop();
    await supplier.close();
  };
  const url = `http://127.0.0.1:${api}`;
  try {
    await waitUntilUp(children[0], `http://127.0.0.1:${sandbox}/_control/clock`);
    await waitUntilUp(children[1], `${url}/healthz`, 180_000);
  } catch (error) {
    await stop();
    throw error;
  }
  const { pid } = children[1].process;
  return { url, supplier, processorMs: () => (pid === undefined ? null : processTimeMs(pid)), stop };
}

export const SEARCH_PATH = '/air/flight-offer/search';

/** Somebody looks for flights from Madrid to Bogotá, as a page does. */
export function searchBody(departInDays: number): string {
  return JSON.stringify({
    legInfo: { 1: { from: 'MAD', to: 'BOG', departureDate: daysAhead(departInDays) } },
    travelerInfo: { adult: 1, child: 0, infant: 0 },
  });
}

/** Every caller has an address of their own: what is measured is no single visitor. */
export function searchHeaders(caller: number): Record<string, string> {
  return {
    'content-type': 'application/json',
    'accept-encoding': 'br',
    'accept-language': 'es',
    'x-forwarded-for': `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`,
  };
}
