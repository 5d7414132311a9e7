import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { maskDigits } from './logging.ts';

/** What node tells of every `fetch` of this process; all clients of vendors send through it. */
const CREATED = 'undici:request:create';
const ANSWERED = 'undici:request:headers';

interface Asking {
  readonly id: string;
  readonly log: FastifyInstance['log'];
}
interface OutgoingRequest {
  readonly origin: string;
  readonly method: string;
  readonly path: string;
  addHeader(name: string, value: string): void;
}
interface Outgoing {
  readonly request: OutgoingRequest;
}
interface Answered extends Outgoing {
  readonly response: { readonly statusCode: number };
}

/**
 * Whatever is asked of suppliers because of a visitor's request carries the id of that request, and is
 * logged with it: one id from the browser to the supplier. Addresses are written without their query.
 */
export function traceCalls(app: FastifyInstance): void {
  const asking = new AsyncLocalStorage<Asking>();
  const begun = new WeakMap<OutgoingRequest, { readonly by: Asking; readonly atMs: number }>();

  const onCreated = (message: unknown) => {
    const { request } = message as Outgoing;
    const by = asking.getStore();
    if (!by) return;
    request.addHeader('x-request-id', by.id);
    begun.set(request, { by, atMs: performance.now() });
  };
  const onAnswered = (message: unknown) => {
    const { request, response } = message as Answered;
    const call = begun.get(request);
    call?.by.log.info(
      {
        requestId: call.by.id,
        host: new URL(request.origin).host,
        method: request.method,
        path: maskDigits(request.path.split('?')[0] ?? ''),
        status: response.statusCode,
        ms: Math.round(performance.now() - call.atMs),
      },
      'a supplier answered',
    );
  };
  subscribe(CREATED, onCreated);
  subscribe(ANSWERED, onAnswered);
  app.addHook('onClose', async () => {
    unsubscribe(CREATED, onCreated);
    unsubscribe(ANSWERED, onAnswered);
  });
  // Not earlier: reading the body leaves whatever context there was before it.
  app.addHook('preHandler', (request, _reply, done) => {
    asking.run({ id: request.id, log: request.log }, done);
  });
}
