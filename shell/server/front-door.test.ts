import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { readConfiguration } from './configuration.ts';
import { appOfHost, createFrontDoor } from './front-door.ts';
import { buildPaymentOrigin } from './payment-origin.ts';
import { forward } from './proxy/forward.ts';

interface Seen {
  readonly name: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server behind the front door that answers with what reached it. */
async function echo(name: string): Promise<{ server: Server; url: string }> {
  const server = createServer(async (incoming, response) => {
    let body = '';
    for await (const part of incoming) body += String(part);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ name, url: incoming.url, headers: incoming.headers, body } satisfies Record<
        string,
        unknown
      >),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('front door', () => {
  const servers: Server[] = [];
  const ends: (() => Promise<void>)[] = [];
  let port = 0;
  let isDraining = false;

  beforeAll(async () => {
    const [api, vault, pay] = await Promise.all(['api', 'vault', 'pay'].map(echo));
    if (!api || !vault || !pay) throw new Error('no servers');
    servers.push(api.server, vault.server, pay.server);
    const configuration = readConfiguration({
      LOG_LEVEL: 'silent',
      SITE_ORIGIN: 'http://site.test',
      VAULT_ORIGIN: 'http://vault.test',
      API_URL: api.url,
      VAULT_URL: vault.url,
      PAYMENT_PAGE_URL: pay.url,
    });
    const site = Fastify();
    await forward(site, { prefix: '/api', rewritePrefix: '/', upstream: api.url });
    await forward(site, { prefix: '/dead', rewritePrefix: '/', upstream: 'http://127.0.0.1:9' });
    site.get('/healthz', async () => ({ ok: true }));
    const payment = await buildPaymentOrigin(configuration);
    const door = await createFrontDoor({ site, payment }, configuration, () => isDraining);
    door.listen(0, '127.0.0.1');
    await once(door, 'listening');
    port = (door.address() as AddressInfo).port;
    servers.push(door);
    ends.push(
      async () => site.close(),
      async () => payment.close(),
    );
  });
  afterAll(async () => {
    for (const end of ends) await end();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  function ask(
    host: string,
    path: string,
    options: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ) {
    return new Promise<{ status: number; text: string; connection?: string; json: () => Seen }>(
      (resolve, reject) => {
        const sent = request(
          {
            port,
            host: '127.0.0.1',
            path,
            method: options.method ?? 'GET',
            headers: { ...options.headers, host },
          },
          async (reply) => {
            let text = '';
            for await (const part of reply) text += String(part);
            resolve({
              status: reply.statusCode ?? 0,
              text,
              connection: reply.headers.connection,
              json: () => JSON.parse(text) as Seen,
            });
          },
        );
        sent.on('error', reject);
        sent.end(options.body);
      },
    );
  }

  it('the api is reached on the site’s own origin, below /api, with body and cookies as sent', async () => {
    const seen = (
      await ask('site.test', '/api/user/session/start?a=1', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: 'a=b', 'idempotency-key': 'k' },
        body: '{"agentId":"x"}',
      })
    ).json();
    expect(seen).toMatchObject({ name: 'api', url: '/user/session/start?a=1', body: '{"agentId":"x"}' });
    expect(seen.headers).toMatchObject({ cookie: 'a=b', 'idempotency-key': 'k' });
  });

  it('nobody can claim another address: what a visitor says about it is replaced', async () => {
    const { headers } = (
      await ask('site.test', '/api/geo', {
        headers: {
          'x-forwarded-for': '8.8.8.8',
          forwarded: 'for=8.8.8.8',
          'x-real-ip': '8.8.8.8',
          'x-request-id': 'mine',
        },
      })
    ).json();
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers.forwarded).toBeUndefined();
    expect(headers['x-real-ip']).toBeUndefined();
    expect(headers['x-request-id']).not.toBe('mine');
  });

  it('the vault and the payment page live on the other origin only', async () => {
    expect((await ask('vault.test', '/vault/card?locale=es')).json()).toMatchObject({
      name: 'vault',
      url: '/vault/card?locale=es',
    });
    expect((await ask('vault.test', '/pay/challenge/t')).json()).toMatchObject({
      name: 'pay',
      url: '/pay/challenge/t',
    });
    expect((await ask('vault.test', '/api/geo')).status).toBe(404);
    expect((await ask('vault.test', '/')).status).toBe(404);
    expect((await ask('site.test', '/vault/card')).status).toBe(404);
  });

  it('a host that is not ours is not served, except for a health check', async () => {
    expect((await ask('evil.test', '/api/geo')).status).toBe(421);
    expect((await ask('10.0.0.1', '/healthz')).status).toBe(200);
  });

  it('while it drains it answers on, and keeps no connection', async () => {
    expect((await ask('site.test', '/api/geo')).connection).toBe('keep-alive');
    isDraining = true;
    const { status, connection } = await ask('site.test', '/api/geo');
    isDraining = false;
    expect([status, connection]).toEqual([200, 'close']);
  });

  it('B-02: an api that is away is said in words, with a code', async () => {
    const { status, text } = await ask('site.test', '/dead/x', { headers: { 'accept-language': 'en' } });
    expect(status).toBe(502);
    expect(JSON.parse(text)).toMatchObject({
      error: { code: 'unavailable', message: expect.stringContaining('not available') },
    });
  });

  it.each([
    ['site.test', 'site'],
    ['SITE.test', 'site'],
    ['vault.test', 'payment'],
    ['site.test:81', null],
    ['site.test.evil.tld', null],
    [undefined, null],
  ] as const)('host %s is %s', (host, app) => {
    expect(appOfHost(host, { SITE_ORIGIN: 'http://site.test', VAULT_ORIGIN: 'http://vault.test' })).toBe(app);
  });
});
