import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createLogger } from './logging.ts';
import { traceCalls } from './trace-calls.ts';

let supplier: Server;
let app: FastifyInstance;
afterEach(async () => {
  await app.close();
  supplier.closeAllConnections();
  supplier.close();
});

const ask = async (url: string) => void (await (await fetch(url)).text());

/** An app whose one route asks a supplier twice, and what the supplier and the log have of it. */
async function openApp() {
  const heard: unknown[] = [];
  const lines: string[] = [];
  supplier = createServer((request, response) => {
    heard.push(request.headers['x-request-id']);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(supplier, 'listening');
  const base = `http://127.0.0.1:${(supplier.address() as AddressInfo).port}`;
  const loggerInstance: FastifyBaseLogger = createLogger('info', {
    write: (line) => void lines.push(line),
  });
  app = Fastify({
    loggerInstance,
    genReqId: (request) => String(request.headers['x-request-id'] ?? 'none'),
  });
  traceCalls(app);
  app.post('/search', async () => {
    await ask(`${base}/air/offers?name=Ana`);
    await ask(`${base}/air/orders/4242424242424242`);
    return {};
  });
  const search = (id: string) =>
    app.inject({ method: 'POST', url: '/search', headers: { 'x-request-id': id }, payload: { from: 'MAD' } });
  const told = () =>
    lines
      .map((line) => JSON.parse(line) as { msg: string; requestId?: string; path?: string; status?: number })
      .filter(({ msg }) => msg === 'a supplier answered');
  return { search, heard, told, base };
}

describe('one id from the browser to the supplier', () => {
  it('goes along with every call that a request causes, also when two requests cross', async () => {
    const { search, heard } = await openApp();
    await Promise.all([search('request-one'), search('request-two')]);
    const countOf = (id: string) => heard.filter((each) => each === id).length;
    expect([countOf('request-one'), countOf('request-two'), heard.length]).toEqual([2, 2, 4]);
  });

  it('stands in the log with host, status and time, and nothing personal', async () => {
    const { search, told } = await openApp();
    await search('request-one');
    expect(told()).toMatchObject([
      { requestId: 'request-one', path: '/air/offers', status: 200 },
      { requestId: 'request-one', path: '/air/orders/[digits]', status: 200 },
    ]);
  });

  it('what nobody asked for carries none', async () => {
    const { base, heard } = await openApp();
    await ask(`${base}/air/offers`);
    expect(heard).toEqual([undefined]);
  });
});
