import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { integerOf, listOf, mapOf, parseForm, requiredInteger, requiredText, type Form } from './form.ts';
import { createIdempotency } from './idempotency.ts';
import { newId } from './ids.ts';
import type { Provider } from './provider.ts';
import type { IntentRecord, PaymentRecords } from './records.ts';
import { invalidParameter, noSuch, ProviderError } from './wire-error.ts';
import {
  balanceTransactionObject,
  listObject,
  methodObject,
  refundObject,
  webhookEndpointObject,
} from './wire-objects.ts';

interface ApiParts {
  readonly provider: Provider;
  readonly records: PaymentRecords;
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Where messages are posted; null: nowhere. */
  readonly webhookUrl: string | null;
}

type WithId = { Params: { id: string } };

/** The `/v1` API as the official SDK speaks it: form-encoded requests, JSON replies. */
export function registerApiRoutes(
  app: FastifyInstance,
  { provider, records, secretKey, publishableKey, webhookUrl }: ApiParts,
): void {
  const once = createIdempotency();

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, body);
    },
  );

  app.addHook('onRequest', async (request, reply) => {
    void reply.header('request-id', newId('req', 14)).header('cache-control', 'no-store');
    const isBrowsers = request.method === 'POST' && request.url === '/v1/payment_methods';
    if (!isAuthorised(request, secretKey) && !(isBrowsers && isAuthorised(request, publishableKey))) {
      throw new ProviderError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    }
  });

  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof ProviderError) return reply.code(error.status).send({ error: error.wire });
    return reply
      .code(500)
      .send({ error: { type: 'api_error', message: 'Something went wrong on our side.' } });
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0];
    return reply.code(404).send({
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${path}).`,
      },
    });
  });

  app.post('/payment_methods', (request, reply) =>
    once(request, reply, async () => methodObject(provider.saveMethod(bodyOf(request)))),
  );

  app.get<WithId>('/payment_methods/:id', async (request) => {
    const method = records.methods.get(request.params.id);
    if (!method) throw noSuch('payment_method', request.params.id);
    return methodObject(method);
  });

  app.post('/payment_intents', (request, reply) =>
    once(request, reply, async () => {
      const form = bodyOf(request);
      const intent = provider.createIntent({
        amount: requiredInteger(form, 'amount'),
        currency: currencyOf(form),
        captureMethod: form.get('capture_method') === 'manual' ? 'manual' : 'automatic',
        paymentMethodId: form.get('payment_method'),
        metadata: mapOf(form, 'metadata'),
        description: form.get('description'),
        statementSuffix: statementSuffixOf(form),
      });
      if (form.get('confirm') === 'true') {
        await provider.confirm(intent, null, form.get('return_url'));
      }
      return provider.wire(intent, listOf(form, 'expand'));
    }),
  );

  app.get('/payment_intents', async (request) => {
    const query = queryOf(request);
    const limit = Math.min(Math.max(integerOf(query, 'limit') ?? 10, 1), 100);
    const sinceMs = (integerOf(query, 'created[gte]') ?? 0) * 1000;
    // The vendor counts whole seconds: the last one is in.
    const untilMs = ((integerOf(query, 'created[lte]') ?? Infinity) + 1) * 1000;
    const newestFirst = [...records.intents.keys()]
      .map((id) => provider.intent(id))
      .filter(({ createdMs }) => createdMs >= sinceMs && createdMs < untilMs)
      .reverse();
    const after = query.get('starting_after');
    const start = after === null ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
    const page = newestFirst.slice(start, start + limit);
    const expand = listOf(query, 'expand').map((path) => path.replace(/^data\./, ''));
    return listObject(
      '/v1/payment_intents',
      page.map((intent) => provider.wire(intent, expand)),
      newestFirst.length > start + limit,
    );
  });

  app.get<WithId>('/payment_intents/:id', async (request) =>
    provider.wire(provider.intent(request.params.id), listOf(queryOf(request), 'expand')),
  );

  app.post<WithId>('/payment_intents/:id/confirm', (request, reply) =>
    once(request, reply, () =>
      change(request, (intent, form) =>
        provider.confirm(intent, form.get('payment_method'), form.get('return_url')),
      ),
    ),
  );

  app.post<WithId>('/payment_intents/:id/capture', (request, reply) =>
    once(request, reply, () =>
      change(request, (intent, form) => provider.capture(intent, integerOf(form, 'amount_to_capture'))),
    ),
  );

  app.post<WithId>('/payment_intents/:id/cancel', (request, reply) =>
    once(request, reply, () =>
      change(request, (intent, form) => provider.cancel(intent, form.get('cancellation_reason'))),
    ),
  );

  app.post('/refunds', (request, reply) =>
    once(request, reply, async () => {
      const form = bodyOf(request);
      const intent = provider.intent(requiredText(form, 'payment_intent'));
      return refundObject(await provider.refund(intent, integerOf(form, 'amount'), mapOf(form, 'metadata')));
    }),
  );

  app.get<WithId>('/refunds/:id', async (request) => refundObject(provider.currentRefund(request.params.id)));

  app.get<{ Querystring: { payment_intent?: string } }>('/refunds', async (request) => {
    const ofIntent = request.query.payment_intent;
    const found = [...records.refunds.values()].filter(
      ({ intentId }) => ofIntent === undefined || intentId === ofIntent,
    );
    const current = found.map(({ id }) => refundObject(provider.currentRefund(id)));
    return listObject('/v1/refunds', current.toReversed(), false);
  });

  app.get('/balance_transactions', async (request) => {
    const query = queryOf(request);
    const limit = Math.min(Math.max(integerOf(query, 'limit') ?? 10, 1), 100);
    const fromS = integerOf(query, 'created[gte]') ?? 0;
    const beforeS = integerOf(query, 'created[lt]') ?? Infinity;
    const isExpanded = listOf(query, 'expand').includes('data.source');
    const newestFirst = records.ledger
      .flatMap((line, place) => balanceTransactionObject({ line, place, isExpanded }, records) ?? [])
      .filter(({ created }) => created >= fromS && created < beforeS)
      .toReversed();
    const after = query.get('starting_after');
    const start = after === null ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
    return listObject(
      '/v1/balance_transactions',
      newestFirst.slice(start, start + limit),
      newestFirst.length > start + limit,
    );
  });

  app.get('/webhook_endpoints', async () =>
    listObject(
      '/v1/webhook_endpoints',
      webhookUrl === null ? [] : [webhookEndpointObject(webhookUrl)],
      false,
    ),
  );

  app.get<WithId>('/events/:id', async (request) => {
    const event = records.events.get(request.params.id);
    if (!event) throw noSuch('event', request.params.id);
    return JSON.parse(event.payload);
  });

  async function change(
    request: FastifyRequest<WithId>,
    move: (intent: IntentRecord, form: Form) => Promise<void>,
  ): Promise<object> {
    const form = bodyOf(request);
    const intent = provider.intent(request.params.id);
    await move(intent, form);
    return provider.wire(intent, listOf(form, 'expand'));
  }
}

function bodyOf(request: FastifyRequest): Form {
  return parseForm(typeof request.body === 'string' ? request.body : '');
}

function queryOf(request: FastifyRequest): Form {
  return parseForm(request.url.split('?')[1] ?? '');
}

/** The documented rules: at most 22 characters, at least one letter, none of these signs. */
function statementSuffixOf(form: Form): string | null {
  const suffix = form.get('statement_descriptor_suffix');
  if (suffix !== null && (suffix.length > 22 || !/[a-z]/i.test(suffix) || /[<>\\'"*]/.test(suffix)))
    throw invalidParameter('statement_descriptor_suffix', `Invalid statement descriptor: ${suffix}.`);
  return suffix;
}

function currencyOf(form: Form): string {
  const currency = requiredText(form, 'currency').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw invalidParameter('currency', `Invalid currency: ${currency}.`);
  return currency;
}

function isAuthorised(request: FastifyRequest, secretKey: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${secretKey}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
