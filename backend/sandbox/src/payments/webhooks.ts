import { createHmac } from 'node:crypto';
import type { EventRecord, IntentRecord, PaymentRecords } from './records.ts';
import type { CardBehaviour } from './cards.ts';
import { newId } from './ids.ts';
import { PROVIDER_API_VERSION } from './wire-objects.ts';

export interface WebhookOptions {
  /** Where messages go; null sends none. */
  readonly url: string | null;
  readonly secret: string;
  /** How long after the fact the first message leaves. */
  readonly delayMs: number;
  readonly retryDelaysMs: readonly number[];
}

const DELIVERY_TIMEOUT_MS = 10_000;
const EARLY_TIMEOUT_MS = 5_000;
const DUPLICATES = 3;

/** `t=…,v1=…`: HMAC-SHA256 of "time.body", as the SDK's constructEvent verifies it. */
function signPayload(payload: string, secret: string, nowMs: number): string {
  const timestamp = Math.floor(nowMs / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}

export function createWebhooks(records: PaymentRecords, nowMs: () => number, options: WebhookOptions) {
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new AbortController();

  return { emit, resend, close };

  /** Writes the event down and sends it as the card's behaviour wants; an early one is awaited. */
  async function emit(
    type: string,
    intent: IntentRecord,
    dataObject: object,
    notification: CardBehaviour['notification'],
  ): Promise<void> {
    const event = record(type, intent, dataObject);
    if (options.url === null || notification === 'missing') return;
    if (notification === 'early') {
      await deliver(event, 0, EARLY_TIMEOUT_MS);
      return;
    }
    const copies = notification === 'duplicate' ? DUPLICATES : 1;
    for (let copy = 0; copy < copies; copy += 1) later(options.delayMs, () => deliver(event, 0));
  }

  async function resend(event: EventRecord): Promise<void> {
    await deliver(event, options.retryDelaysMs.length);
  }

  function close(): void {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    underWay.abort();
  }

  function record(type: string, intent: IntentRecord, dataObject: object): EventRecord {
    const id = newId('evt');
    const createdMs = nowMs();
    const payload = JSON.stringify({
      id,
      object: 'event',
      api_version: PROVIDER_API_VERSION,
      created: Math.floor(createdMs / 1000),
      data: { object: dataObject },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    });
    const event: EventRecord = { id, type, createdMs, intentId: intent.id, payload, deliveries: [] };
    records.events.set(id, event);
    return event;
  }

  async function deliver(
    event: EventRecord,
    attempt: number,
    timeoutMs = DELIVERY_TIMEOUT_MS,
  ): Promise<void> {
    const status = await post(event.payload, timeoutMs);
    event.deliveries.push({ atMs: nowMs(), status });
    if (status >= 200 && status < 300) return;
    const retryDelayMs = options.retryDelaysMs[attempt];
    if (retryDelayMs !== undefined) later(retryDelayMs, () => deliver(event, attempt + 1));
  }

  async function post(payload: string, timeoutMs: number): Promise<number> {
    if (options.url === null || underWay.signal.aborted) return 0;
    try {
      const response = await fetch(options.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          // The age of a signature is counted in real time on both sides, whatever a test does to the clocks.
          'stripe-signature': signPayload(payload, options.secret, Date.now()),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([underWay.signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  }

  function later(delayMs: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void work();
    }, delayMs);
    timer.unref();
    timers.add(timer);
  }
}

export type Webhooks = ReturnType<typeof createWebhooks>;
