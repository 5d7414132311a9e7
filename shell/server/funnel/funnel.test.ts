import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { FunnelBatch, FunnelCount } from '@travesia/contracts';
import { text } from 'node:stream/consumers';
import { openFixtureSite } from '../testing/fixture-site.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** An api whose searches find something, and that keeps what the site has counted. */
async function startApi() {
  const batches: FunnelBatch[] = [];
  const visits: (string | undefined)[] = [];
  const api = { batches, visits, url: '' };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url === '/internal/funnel') {
      batches.push(JSON.parse(body) as FunnelBatch);
      response.writeHead(200, { 'content-type': 'application/json' });
      return response.end('{}');
    }
    visits.push(request.headers['x-travesia-visit'] as string | undefined);
    response.writeHead(200, { 'content-type': 'application/json', 'x-travesia-step': 'results flight' });
    return response.end('{"data":[]}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return api;
}

interface Browser {
  readonly market?: string;
  readonly headers?: Record<string, string>;
  readonly cookies?: Record<string, string>;
}

async function openSite() {
  const api = await startApi();
  const site = await openFixtureSite({
    nowMs: () => Date.parse('2026-11-20T10:00:00Z'),
    environment: { API_URL: api.url },
  });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await site.close();
    isOpen = false;
  };
  closing.push(close);

  function browser({ market = 'MX', headers = {}, cookies = {} }: Browser = {}) {
    const jar = new Map(Object.entries({ market, ...cookies }));
    async function send(method: 'GET' | 'POST', url: string, own: Record<string, string> = {}) {
      const reply = await site.app.inject({
        method,
        url,
        cookies: Object.fromEntries(jar),
        headers: {
          host: 'site.test',
          'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile',
          ...(method === 'POST' && { 'content-type': 'application/json' }),
          ...headers,
          ...own,
        },
        ...(method === 'POST' && { payload: '{}' }),
      });
      for (const { name, value } of reply.cookies) jar.set(name, value);
      return reply;
    }
    return {
      jar,
      open: (url = '/es', own = {}) => send('GET', url, own),
      search: () => send('POST', '/api/air/flight-offer/search'),
    };
  }
  /** What was counted, once the process ends. */
  async function counted(): Promise<FunnelCount[]> {
    await close();
    return api.batches.flatMap(({ counts }) => counts);
  }
  return { api, browser, counted };
}

const VISIT = {
  day: '2026-11-20',
  market: 'MX',
  language: 'es',
  device: 'phone',
  source: 'newsletter',
};

describe('counting what visits do', () => {
  it('O-03: a visit is counted once with its source and device, and each step with its product and release', async () => {
    const { browser, counted, api } = await openSite();
    const { open, search, jar } = browser();
    const page = await open('/es?utm_source=Newsletter%20');
    expect(page.cookies.find(({ name }) => name === 'visit')).toMatchObject({
      value: 'source=newsletter&device=phone',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 86_400,
    });
    await open('/es/vuelos');
    const found = await search();
    await search();
    expect([found.statusCode, found.headers['x-travesia-step']]).toEqual([200, undefined]);
    expect(jar.get('visit')).not.toMatch(/[0-9a-f]{8}/);
    expect(api.visits).toEqual(['source=newsletter&device=phone', 'source=newsletter&device=phone']);
    expect(await counted()).toEqual([
      { ...VISIT, step: 'visits', product: '', release: expect.stringMatching(/^shell@/), count: 1 },
      { ...VISIT, step: 'results', product: 'flight', release: expect.any(String), count: 2 },
    ]);
  });

  it.each<[string, Browser, boolean]>([
    ['in a market that counts unless refused', {}, true],
    ['who refuses on the page', { cookies: { measuring: 'no' } }, false],
    ['whose browser refuses for them (GPC)', { headers: { 'sec-gpc': '1' } }, false],
    ['whose browser asks not to be tracked', { headers: { dnt: '1' } }, false],
    ['in a market that asks for consent', { market: 'ES' }, false],
    ['who consents there', { market: 'ES', cookies: { measuring: 'yes' } }, true],
    [
      'who consents but whose browser refuses',
      { cookies: { measuring: 'yes' }, headers: { 'sec-gpc': '1' } },
      false,
    ],
    ['who is a robot', { headers: { 'user-agent': 'Googlebot/2.1' } }, false],
    ['who only looks ahead', { headers: { 'sec-purpose': 'prefetch' } }, false],
  ])('O-03: a visitor %s', async (_who, who, isCounted) => {
    const { browser, counted, api } = await openSite();
    const { open, search, jar } = browser(who);
    await open();
    await search();
    expect(jar.has('visit')).toBe(isCounted);
    expect(api.visits).toEqual([isCounted ? 'source=direct&device=phone' : undefined]);
    expect((await counted()).map(({ step }) => step)).toEqual(isCounted ? ['visits', 'results'] : []);
  });

  it('O-03: who refuses later is no longer counted from then on', async () => {
    const { browser, counted, api } = await openSite();
    const { open, search, jar } = browser();
    await open();
    jar.set('measuring', 'no');
    await search();
    expect(api.visits).toEqual([undefined]);
    expect((await counted()).map(({ step }) => step)).toEqual(['visits']);
  });

  it('O-03: the site that led here is the source where no campaign is named; ours is none', async () => {
    const { browser, counted } = await openSite();
    await browser().open('/es', { referer: 'https://www.example.org/list?q=secret' });
    await browser().open('/es', { referer: 'http://site.test/es/vuelos' });
    expect((await counted()).map(({ source }) => source)).toEqual(['example.org', 'direct']);
  });
});
