import { anOrder } from './orders.ts';
import type { OrderView } from '@travesia/contracts';

export interface Answer {
  readonly status?: number;
  readonly body: unknown;
}
type Reply = Answer | ((body: Readonly<Record<string, unknown>>) => Answer | Promise<Answer>);

interface Call {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | null;
}

export const data = (value: unknown, status = 200): Answer => ({ status, body: { data: value } });
export const failure = (status: number, code: string, details?: Record<string, unknown>): Answer => ({
  status,
  body: { error: { code, message: code, requestId: 'req_1', ...(details && { details }) } },
});
export const outcome = (value: Record<string, unknown>, status = 200): Answer =>
  data(
    { booking: null, referenceId: null, cartId: 'cart_1', summaryPath: '/booking/summary', ...value },
    status,
  );

/** The backend as the checkout hears it: by path, the last answer of a list stays. */
export function createFakeServer(order: Partial<OrderView> = {}) {
  const calls: Call[] = [];
  const view = { ...anOrder, ...order };
  const replies = new Map<string, Reply[]>([
    ['/user/session/start', [data({ expiresAt: '2026-11-21T00:00:00Z' }, 201)]],
    ['/user/session/order-view', [data(view)]],
    ['/user/session/card-handle', [data({ cardHandle: `handle-${'a'.repeat(20)}`, secondsLeft: 900 })]],
    ['/user/session/create-billing-info', [data({ id: 'bil_1', cardHandle: `handle-${'a'.repeat(20)}` })]],
    [
      '/user/session/payment-direction',
      [data({ worldpayTransactionUrl: 'http://localhost/api/payments/go?cartId=cart_1' })],
    ],
  ]);

  const fetch: typeof globalThis.fetch = async (address, init) => {
    const path = new URL(
      address instanceof Request ? address.url : address,
      'http://localhost',
    ).pathname.replace(/^\/api/, '');
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Record<string, unknown>;
    calls.push({ path, body, key: new Headers(init?.headers).get('Idempotency-Key') });
    const list = replies.get(path) ?? [failure(404, 'not_found')];
    const reply = (list.length > 1 ? list.shift() : list[0]) as Reply;
    const { status = 200, body: answer } = typeof reply === 'function' ? await reply(body) : reply;
    return Response.json(answer, { status });
  };

  return {
    fetch,
    calls,
    callsOf: (path: string) => calls.filter((call) => call.path === path),
    answer: (path: string, ...list: [Reply, ...Reply[]]) => void replies.set(path, list),
  };
}
export type FakeServer = ReturnType<typeof createFakeServer>;
