import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataAnswer, RenderReply } from '@travesia/contracts';
import { renderWithData } from './render-with-data.ts';
import { createFragmentData, type FragmentData } from './fragment-data.ts';

const LIST = { method: 'GET', path: '/search/airports?term=mad' } as const;
const ARTICLE = { method: 'POST', path: '/graphql', body: { query: 'query x' } } as const;
const READER = { locale: 'es', address: '203.0.113.7', market: { id: 'ES' } } as const;

describe('what server renders read from the backend', () => {
  let backend: Server;
  let asked: { line: string; headers: IncomingMessage['headers'] }[] = [];
  let answerWith = { status: 200, body: '{"data":1}' };
  let faults: string[] = [];
  let nowMs = 0;
  let read: FragmentData;

  beforeAll(async () => {
    backend = createServer((request, response) => {
      asked.push({ line: `${request.method} ${request.url}`, headers: request.headers });
      response.writeHead(answerWith.status).end(answerWith.body);
    }).listen(0, '127.0.0.1');
    await once(backend, 'listening');
  });
  afterAll(() => {
    backend.close();
  });
  beforeEach(() => {
    asked = [];
    faults = [];
    nowMs = 1_000;
    answerWith = { status: 200, body: '{"data":1}' };
    read = createFragmentData({
      apiUrl: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
      siteHeaders: { 'x-travesia-visitor': 'site' },
      timeoutMs: 5_000,
      onFault: (what) => faults.push(what),
      nowMs: () => nowMs,
    });
  });

  it('equal reads are one call, cached for a minute, in each language and market', async () => {
    const both = await Promise.all([read([LIST], READER), read([LIST], READER)]);
    expect(both.flat()).toEqual(Array(2).fill({ need: LIST, status: 200, body: { data: 1 } }));
    await read([LIST], READER);
    expect(asked).toHaveLength(1);
    await read([LIST], { ...READER, locale: 'en' });
    expect(asked).toHaveLength(2);
    await read([LIST], { ...READER, market: { id: 'MX' } });
    expect(asked.map(({ headers }) => headers['x-visitor'])).toEqual(['ES', 'ES', 'MX']);
  });

  it('R-02: after a minute the copy is served while it is revalidated', async () => {
    await read([LIST], READER);
    answerWith = { status: 200, body: '{"data":2}' };
    nowMs += 60_001;
    const revalidated = once(backend, 'request');
    expect(await read([LIST], READER)).toMatchObject([{ body: { data: 1 } }]);
    await revalidated;
    nowMs += 600_001;
    expect(await read([LIST], READER)).toMatchObject([{ body: { data: 2 } }]);
  });

  it('R-02: a copy of long ago is not served without asking, unless the backend is away', async () => {
    await read([LIST], READER);
    answerWith = { status: 200, body: '{"data":2}' };
    nowMs += 86_400_000;
    expect(await read([LIST], READER)).toMatchObject([{ body: { data: 2 } }]);
    answerWith = { status: 503, body: '{}' };
    nowMs += 86_400_000;
    expect(await read([LIST], READER)).toMatchObject([{ status: 200, body: { data: 2 } }]);
    expect(await read([LIST], READER)).toMatchObject([{ status: 200, body: { data: 2 } }]);
  });

  it('R-02: a text that was taken down is not served from its copy', async () => {
    await read([LIST], READER);
    answerWith = { status: 410, body: '{}' };
    nowMs += 86_400_000;
    expect(await read([LIST], READER)).toEqual([{ need: LIST, status: 410 }]);
  });

  it('X-20: the language and the address go along, nothing else of the visitor', async () => {
    await read([ARTICLE], READER);
    const { headers } = asked[0] ?? { headers: {} };
    expect(headers).toMatchObject({ 'accept-language': 'es', 'x-forwarded-for': '203.0.113.7' });
    expect(headers).not.toHaveProperty('cookie');
  });

  it('X-20: a remote cannot make the site write', async () => {
    const write = { method: 'POST', path: '/user/session/start', body: {} } as const;
    expect(await read([write], READER)).toEqual([{ need: write, status: 403 }]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['a failure', { status: 500, body: '{}' }, 504],
    ['no JSON', { status: 200, body: '<html>' }, 504],
  ])('%s is not cached and never breaks the document', async (_what, reply, status) => {
    answerWith = reply;
    expect(await read([LIST], READER)).toEqual([{ need: LIST, status }]);
    answerWith = { status: 200, body: '{"data":2}' };
    expect(await read([LIST], READER)).toMatchObject([{ status: 200, body: { data: 2 } }]);
  });

  it('a rendering is made again with what it missed, and what that leads to, but not for ever', async () => {
    const rounds: number[] = [];
    const reply = await renderWithData(
      async (answers: DataAnswer[]): Promise<RenderReply> => {
        rounds.push(answers.length);
        const path = `/step/${answers.length}`;
        return { html: path, status: 200, head: {}, state: null, needs: [{ method: 'GET', path }] };
      },
      async (needs) => needs.map((need) => ({ need, status: 200, body: {} })),
    );
    expect(rounds).toEqual([0, 1, 2]);
    expect(reply?.html).toBe('/step/2');
  });
});
