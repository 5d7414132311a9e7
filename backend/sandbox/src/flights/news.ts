import { createHmac } from 'node:crypto';
import { idFrom } from '../world/hash.ts';

export interface FlightNewsOptions {
  /** Where messages go; null sends none. */
  readonly url: string | null;
  readonly secret: string;
}

/** How the network treats a message. */
export type NewsManner = 'as usual' | 'missing' | 'twice' | 'forged';

const DELIVERY_TIMEOUT_MS = 10_000;
const RETRY_DELAYS_MS = [1_000, 5_000, 30_000];

/** `X-Duffel-Signature: t=…,v1=…`: HMAC-SHA256 of "seconds.body". */
function signDuffel(payload: string, secret: string, atMs: number): string {
  const seconds = Math.floor(atMs / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`;
}

/** Sends what happened to an order; at least once, in no particular order, again where it was not received. */
export function createFlightNews(options: FlightNewsOptions) {
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new AbortController();
  let count = 0;

  async function deliver(payload: string, secret: string, attempt: number): Promise<void> {
    if (options.url === null || underWay.signal.aborted) return;
    let isReceived = false;
    try {
      const response = await fetch(options.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // The age of a signature is counted in real time on both sides, whatever a test does to the clocks.
          'x-duffel-signature': signDuffel(payload, secret, Date.now()),
        },
        body: payload,
        signal: AbortSignal.any([underWay.signal, AbortSignal.timeout(DELIVERY_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      isReceived = response.ok;
    } catch {
      // Nobody listens: sent again below.
    }
    const delayMs = RETRY_DELAYS_MS[attempt];
    if (isReceived || delayMs === undefined) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void deliver(payload, secret, attempt + 1);
    }, delayMs);
    timer.unref();
    timers.add(timer);
  }

  return {
    async send(type: string, object: object, key: string, manner: NewsManner): Promise<void> {
      if (options.url === null || manner === 'missing') return;
      count += 1;
      const payload = JSON.stringify({
        id: `wev_${idFrom(22, 'news', key, type, count)}`,
        api_version: 'v2',
        type,
        data: { object },
        live_mode: false,
        idempotency_key: key,
        created_at: new Date().toISOString(),
        identity_organisation_id: 'org_0000sandbox',
      });
      const secret = manner === 'forged' ? 'somebody-else' : options.secret;
      const copies = manner === 'twice' ? 2 : 1;
      for (let copy = 0; copy < copies; copy += 1) await deliver(payload, secret, 0);
    },
    close(): void {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      underWay.abort();
    },
  };
}
