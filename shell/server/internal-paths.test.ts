import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfiguration } from './configuration.ts';
import { createFrontDoor } from './front-door.ts';
import { createMetricsServer } from './metrics/metrics-server.ts';
import { buildPaymentOrigin } from './payment-origin.ts';
import { openFixtureSite, type FixtureSite } from './testing/fixture-site.ts';

/** Every spelling of an internal address that somebody could try (W-12), as it stands in the request line. */
const TARGETS = [
  '/internal/metrics',
  '/internal/metrics?x=1',
  '/internal',
  '/INTERNAL/metrics',
  '/Internal/Metrics',
  '//internal/metrics',
  '/./internal/metrics',
  '/x/../internal/metrics',
  '/%69nternal/metrics',
  '/%2569nternal/metrics',
  '/%252569nternal/metrics',
  '/internal%2Fmetrics',
  '/internal%252fmetrics',
  '/internal;x=1/metrics',
  '/internal%3Fx/metrics',
  '\\internal\\metrics',
  '/api/internal/metrics',
  '/api/internal/payment-info',
  '/api/internal/content/purge',
  '/api//internal/content/purge',
  '//api//internal//content/purge',
  '/api/./internal/content/purge',
  '/api/%2e/internal/content/purge',
  '/api/x/../internal/content/purge',
  '/api/x/%2e%2e/internal/content/purge',
  '/api/x/..%2finternal/content/purge',
  '/api/x/%252e%252e%252finternal/content/purge',
  '/api%2Finternal%2Fcontent%2Fpurge',
  '/api/%49NTERNAL/content/purge',
  '/api/in%74ernal/content/purge',
  '/api/internal%5ccontent/purge',
  '/api\\internal\\content\\purge',
  '/api/internal%09/content/purge',
  '/api/in%0aternal/content/purge',
  '/api/internal%00/content/purge',
  '/api/%25%36%39nternal/content/purge',
  '/vault/../internal/payment-info',
  '/vault/internal/payment-info',
  '/pay/..%2finternal/metrics',
  'http://site.test/internal/metrics',
  'http://site.test/api/internal/content/purge',
  'http://127.0.0.1/internal/metrics',
  'HTTP://SITE.TEST/api/%69nternal/content/purge',
] as const;
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'QUERY',
  'PURGE',
] as const;

describe('the front door and what is for our own processes only', () => {
  /** Behind the door: what any of them saw. */
  const seen: (string | undefined)[] = [];
  const servers: Server[] = [];
  let site: FixtureSite;
  let payment: Awaited<ReturnType<typeof buildPaymentOrigin>>;
  let port = 0;

  async function listen(server: Server): Promise<number> {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
    return (server.address() as AddressInfo).port;
  }

  beforeAll(async () => {
    const behind = await listen(
      createServer((request, response) => {
        seen.push(request.url);
        response.end('{"reached":true}');
      }),
    );
    const environment = {
      LOG_LEVEL: 'silent',
      SITE_ORIGIN: 'http://site.test',
      VAULT_ORIGIN: 'http://vault.test',
      API_URL: `http://127.0.0.1:${behind}`,
      VAULT_URL: `http://127.0.0.1:${behind}`,
      PAYMENT_PAGE_URL: `http://127.0.0.1:${behind}`,
    };
    site = await openFixtureSite({ environment });
    const configuration = readConfiguration(environment);
    payment = await buildPaymentOrigin(configuration);
    port = await listen(await createFrontDoor({ site: site.app, payment }, configuration));
  });
  afterAll(async () => {
    await site.close();
    await payment.close();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  /** Sends the request line as it is: a client library would tidy the address. */
  async function statusOf(method: string, target: string, host: string, to = port): Promise<number> {
    const socket = connect(to, '127.0.0.1');
    await once(socket, 'connect');
    const secret = 'x-travesia-internal: travesia-development-internal-secret\r\n';
    socket.write(
      `${method} ${target} HTTP/1.1\r\nhost: ${host}\r\n${secret}content-length: 0\r\nconnection: close\r\n\r\n`,
    );
    let reply = '';
    for await (const part of socket) reply += String(part);
    expect(reply).not.toContain('reached');
    return Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1]);
  }

  it.each(TARGETS)('W-12: %s is not reached', async (target) => {
    seen.length = 0;
    for (const host of ['site.test', 'vault.test', '127.0.0.1']) {
      for (const method of METHODS) {
        // 400: the parser of Node refuses the line itself.
        expect([404, 400]).toContain(await statusOf(method, target, host));
      }
    }
    expect(seen).toEqual([]);
  });

  it('W-12: nor by a tunnel', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('CONNECT site.test:80 HTTP/1.1\r\nhost: site.test\r\n\r\n');
    let reply = '';
    for await (const part of socket) reply += String(part);
    expect(reply).not.toContain('200');
  });

  it.each([
    '/api/geo',
    '/api/content/path?path=%2Finternal%2Fnotes',
    '/api/air/international',
    '/api/internal-flights',
  ])('%s is passed on as before', async (target) => {
    seen.length = 0;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET ${target} HTTP/1.1\r\nhost: site.test\r\nconnection: close\r\n\r\n`);
    let text = '';
    for await (const part of socket) text += String(part);
    expect(text).toContain('reached');
    expect(seen).toEqual([target.slice('/api'.length)]);
  });

  it('W-12: metrics are on a port of their own, and nothing else is', async () => {
    const ownPort = await listen(createMetricsServer(site.app));
    expect(await statusOf('GET', '/internal/metrics', `127.0.0.1:${ownPort}`, ownPort)).toBe(200);
    for (const target of ['/', '/es', '/api/geo', '/internal/metrics/x', '/ops']) {
      expect(await statusOf('GET', target, 'site.test', ownPort)).toBe(404);
    }
  });
});
