import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { maskDigits } from './logging.ts';

/** What node tells of every request that this process makes, whichever client of a vendor makes it. */
const CREATED = 'http.client.request.created';
const ANSWERED = 'http.client.response.finish';

interface Asking {
  readonly id: string;
  readonly log: FastifyInstance['log'];
}
interface Outgoing {
  readonly request: ClientRequest;
}
interface Answered extends Outgoing {
  readonly response: IncomingMessage;
}

/**
 * Whatever is asked of suppliers because of a visitor's request carries the id of that request, and is
 * logged with it: one id from the browser to the supplier. Addresses are written without their query.
 */
export function traceCalls(app: FastifyInstance): void {
  const asking = new AsyncLocalStorage<Asking>();
  const begun = new WeakMap<ClientRequest, { readonly by: Asking; readonly atMs: number }>();

  const onCreated = (message: unknown) => {
    const { request } = message as Outgoing;
    const by = asking.getStore();
    if (!by || request.headersSent) return;
    request.setHeader('x-request-id', by.id);
    begun.set(request, { by, atMs: performance.now() });
  };
  const onAnswered = (message: unknown) => {
    const { request, response } = message as Answered;
    const call = begun.get(request);
    call?.by.log.info(
      {
        requestId: call.by.id,
        host: request.host,
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
