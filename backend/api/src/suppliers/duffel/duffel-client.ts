import { readJson } from '../../supplier-replies/read-reply.ts';
import type { Duffel } from './duffel-types.ts';
import { settleAmounts } from './settle-amounts.ts';
import type { SettlementRate } from '../../settled.ts';

export interface DuffelAccess {
  readonly baseUrl: string;
  readonly token: string;
  /** Absent: the account settles in the currency that we charge. */
  readonly rateOf?: SettlementRate;
}

/** One call of the official client, as its resources ask for it. */
interface WireCall {
  readonly method: string;
  readonly path: string;
  readonly data?: object;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** What came was no answer to the call. */
class DuffelRefusal extends Error {
  readonly status: number;
  /** As the supplier wrote them. */
  readonly errors: unknown;

  constructor(status: number, errors: unknown) {
    super(`the supplier answered ${status}`);
    this.name = 'DuffelRefusal';
    this.status = status;
    this.errors = errors;
  }
}

const API_VERSION = 'v2';

function addressOf(baseUrl: string, { path, params = {} }: WireCall): URL {
  const url = new URL(path, baseUrl);
  for (const [name, value] of Object.entries(params)) {
    for (const each of Array.isArray(value) ? value : [value]) url.searchParams.append(name, String(each));
  }
  return url;
}

/**
 * Asks through the official client, whose requests go over our own `fetch`: its own one reads replies of any length
 * and can be neither timed out nor aborted. All requests of one `ask` share its deadline; what is past it is aborted.
 * The client is loaded on first use: importing it replaces `process.env`, so configuration is read before.
 */
export function createDuffelAsk({ baseUrl, token, rateOf }: DuffelAccess) {
  return async function ask<Reply>(
    deadlineMs: number,
    call: (client: Duffel) => Promise<Reply>,
  ): Promise<Reply> {
    const signal = AbortSignal.timeout(deadlineMs);
    const { Duffel: Client } = await import('@duffel/api');
    const request = async (wire: WireCall) => {
      const response = await fetch(addressOf(baseUrl, wire), {
        method: wire.method,
        headers: {
          Accept: 'application/json',
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'Duffel-Version': API_VERSION,
        },
        ...(wire.data ? { body: JSON.stringify({ data: wire.data }) } : {}),
        redirect: 'error',
        signal,
      });
      const { status, headers } = response;
      if (!(headers.get('content-type') ?? '').includes('json')) throw new DuffelRefusal(status, undefined);
      const body = await readJson(response);
      if (typeof body !== 'object' || body === null) throw new TypeError('the reply is no object');
      const errors = Reflect.get(body, 'errors');
      if (!response.ok || errors) throw new DuffelRefusal(status, errors);
      if (rateOf) await settleAmounts(wire.path, body, rateOf);
      return { ...body, status, headers };
    };
    const client = new Client({ token, basePath: baseUrl, apiVersion: API_VERSION });
    // Every resource sends through this one object, pages of lists too.
    const sender: unknown = Reflect.get(client, 'client');
    if (typeof sender !== 'object' || sender === null)
      throw new TypeError('the client sends by another object');
    Object.assign(sender, { request });
    return call(client);
  };
}
