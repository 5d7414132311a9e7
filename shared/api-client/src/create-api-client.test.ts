import { describe, expect, it } from '@jest/globals';
import { HTTP_TIMEOUT_MS, RETRY_STATUSES } from '@travesia/domain';
import * as v from 'valibot';
import { createApiClient, failureCode, isApiFailure, type ApiClientOptions } from './index.ts';

const ReplySchema = v.object({ data: v.string() });

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

const failed = (code: string, status: number, headers?: Record<string, string>) =>
  json({ error: { code, message: 'No.', requestId: 'req-1' } }, status, headers);

function clientAnswering(
  replies: (() => Response | Promise<Response>)[],
  options: Partial<ApiClientOptions> = {},
) {
  const calls: { address: string; init: RequestInit }[] = [];
  const pauses: number[] = [];
  const client = createApiClient({
    infoData: () => ({ source: '', medium: '', affiliateId: '', referrer: '' }),
    baseUrl: '/api',
    locale: () => 'es',
    nowMs: () => 0,
    pause: async (ms) => void pauses.push(ms),
    fetch: async (address, init = {}) => {
      calls.push({ address: address instanceof Request ? address.url : address.toString(), init });
      init.signal?.throwIfAborted();
      const reply = replies[Math.min(calls.length, replies.length) - 1];
      if (!reply) throw new TypeError('no reply prepared');
      return reply();
    },
    ...options,
  });
  return { client, calls, pauses };
}

async function failureOf(promise: Promise<unknown>) {
  const thrown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (!isApiFailure(thrown)) throw new Error('expected an ApiFailure', { cause: thrown });
  return thrown;
}

describe('P-47: calls', () => {
  it('sends and reads JSON in the page’s language, with credentials to its own origin only', async () => {
    const { client, calls } = clientAnswering([() => json({ data: 'yes' })]);
    const reply = await client.post('/air/flight-offer/search', ReplySchema, {
      body: { from: 'MAD' },
      idempotencyKey: 'key-1',
    });
    expect(reply).toEqual({ data: 'yes' });
    expect(calls[0]?.address).toBe('/api/air/flight-offer/search');
    expect(calls[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      body: '{"from":"MAD"}',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'es', 'Idempotency-Key': 'key-1' },
    });
  });

  it('writes a query and leaves out what is not there', async () => {
    const { client, calls } = clientAnswering([() => json({ data: 'yes' })]);
    await client.get('/search/airports', ReplySchema, { query: { term: 'san josé & co', page: undefined } });
    expect(calls[0]?.address).toBe('/api/search/airports?term=san+jos%C3%A9+%26+co');
    expect(calls[0]?.init.body).toBeUndefined();
  });

  it('a reply of the wrong shape is a failure, not data', async () => {
    const { client } = clientAnswering([() => json({ data: 7 })]);
    expect((await failureOf(client.get('/x', ReplySchema))).code).toBe('unreadable');
  });

  it('a reply that is no JSON is a failure', async () => {
    const { client } = clientAnswering([() => new Response('<html>')]);
    expect((await failureOf(client.get('/x', ReplySchema))).code).toBe('unreadable');
  });
});

describe('P-47: repeats', () => {
  it.each(RETRY_STATUSES)('a GET answered %i is repeated once', async (status) => {
    const { client, calls } = clientAnswering([
      () => failed('unavailable', status),
      () => json({ data: 'yes' }),
    ]);
    await expect(client.get('/x', ReplySchema)).resolves.toEqual({ data: 'yes' });
    expect(calls).toHaveLength(2);
  });

  it.each(RETRY_STATUSES)('a POST answered %i is not repeated', async (status) => {
    const { client, calls } = clientAnswering([() => failed('unavailable', status)]);
    await failureOf(client.post('/x', ReplySchema));
    expect(calls).toHaveLength(1);
  });

  it.each([400, 401, 404, 410, 422, 501])('a GET answered %i is not repeated', async (status) => {
    const { client, calls } = clientAnswering([() => failed('not_found', status)]);
    await failureOf(client.get('/x', ReplySchema));
    expect(calls).toHaveLength(1);
  });

  it('never more than once', async () => {
    const { client, calls } = clientAnswering([() => failed('unavailable', 503)]);
    expect((await failureOf(client.get('/x', ReplySchema))).status).toBe(503);
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['2', [2000]],
    ['5', [5000]],
    [new Date(3000).toUTCString(), [3000]],
    ['soon', [300]],
  ])('Retry-After %s is waited for', async (retryAfter, waited) => {
    const { client, pauses } = clientAnswering([
      () => failed('too_many_requests', 429, { 'retry-after': retryAfter }),
      () => json({ data: 'yes' }),
    ]);
    await client.get('/x', ReplySchema);
    expect(pauses).toEqual(waited);
  });

  it('a Retry-After of more than five seconds is told at once', async () => {
    const { client, calls } = clientAnswering([
      () => failed('too_many_requests', 429, { 'retry-after': '6' }),
    ]);
    expect((await failureOf(client.get('/x', ReplySchema))).code).toBe('too_many_requests');
    expect(calls).toHaveLength(1);
  });
});

describe('failures', () => {
  it('carry code, fields, details and the request’s id', async () => {
    const fields = [{ path: 'email', code: 'email_invalid', message: 'Correo inválido' }];
    const { client } = clientAnswering([
      () =>
        json(
          { error: { code: 'price_changed', message: '', requestId: 'r', fields, details: { current: 5 } } },
          409,
        ),
    ]);
    const failure = await failureOf(client.post('/x', ReplySchema));
    expect(failure).toMatchObject({
      code: 'price_changed',
      status: 409,
      fields,
      details: { current: 5 },
      requestId: 'r',
    });
  });

  it.each([
    [404, 'not_found'],
    [400, 'invalid_request'],
    [502, 'supplier_failed'],
    [500, 'internal_error'],
  ])('a proxy’s page with %i is %s', async (status, code) => {
    const { client } = clientAnswering([() => new Response('<html>', { status })]);
    expect((await failureOf(client.post('/x', ReplySchema))).code).toBe(code);
  });

  it('a dead network has its own code and is reported once', async () => {
    const reported: string[] = [];
    const { client } = clientAnswering(
      [
        () => {
          throw new TypeError('Failed to fetch');
        },
      ],
      { onFailure: (failure) => void reported.push(failure.code) },
    );
    expect((await failureOf(client.get('/x', ReplySchema))).code).toBe('network');
    expect(reported).toEqual(['network']);
  });

  it('a call that takes too long has its own code', async () => {
    expect(HTTP_TIMEOUT_MS).toBe(30_000);
    const { client } = clientAnswering([], {
      timeoutMs: 1,
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        }),
    });
    expect((await failureOf(client.post('/x', ReplySchema))).code).toBe('timeout');
  });

  it('what is thrown by others counts as network', () => expect(failureCode('oops')).toBe('network'));
});

describe('equal calls at the same time', () => {
  it('are one call', async () => {
    const { client, calls } = clientAnswering([() => json({ data: 'yes' })]);
    const [one, other] = await Promise.all([
      client.get('/x', ReplySchema, { query: { a: 1 } }),
      client.get('/x', ReplySchema, { query: { a: 1 } }),
    ]);
    expect(calls).toHaveLength(1);
    expect(one).toEqual(other);
    await client.get('/x', ReplySchema, { query: { a: 1 } });
    expect(calls).toHaveLength(2);
  });

  it('F-13: so are equal searches with a key', async () => {
    const { client, calls } = clientAnswering([() => json({ data: 'yes' })]);
    await Promise.all([
      client.post('/search', ReplySchema, { shareKey: 'k' }),
      client.post('/search', ReplySchema, { shareKey: 'k' }),
      client.post('/search', ReplySchema, { shareKey: 'other' }),
    ]);
    expect(calls).toHaveLength(2);
  });

  it('one that leaves does not take the call from the other', async () => {
    let answer: (reply: Response) => void = () => {};
    const { client, calls } = clientAnswering([() => new Promise<Response>((resolve) => (answer = resolve))]);
    const leaving = new AbortController();
    const left = failureOf(client.get('/x', ReplySchema, { signal: leaving.signal }));
    const stays = client.get('/x', ReplySchema);
    leaving.abort();
    expect((await left).code).toBe('aborted');
    answer(json({ data: 'yes' }));
    await expect(stays).resolves.toEqual({ data: 'yes' });
    expect(calls).toHaveLength(1);
  });

  it('when all have left the call is ended', async () => {
    const { client, calls } = clientAnswering([() => new Promise<Response>(() => {})]);
    const leaving = new AbortController();
    const left = failureOf(client.get('/x', ReplySchema, { signal: leaving.signal }));
    leaving.abort();
    await left;
    expect(calls[0]?.init.signal?.aborted).toBe(true);
  });
});

describe('the loading bar', () => {
  it('P-32: is told of start and end, of failures too', async () => {
    const log: string[] = [];
    const onRequest = ({ path }: { path: string }) => {
      log.push(`start ${path}`);
      return () => void log.push(`end ${path}`);
    };
    const { client } = clientAnswering([() => json({ data: 'yes' }), () => failed('sold_out', 422)], {
      onRequest,
    });
    await client.get('/a', ReplySchema);
    await failureOf(client.post('/b', ReplySchema));
    expect(log).toEqual(['start /a', 'end /a', 'start /b', 'end /b']);
  });
});
