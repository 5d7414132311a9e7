import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createCachedReplies, type Answered } from './cached-replies.ts';

const BODY = '{"city":"Lima"}';
const BYTES = Buffer.from('stored bytes of Lima');
const PLAIN = {
  'content-type': 'application/json',
  'accept-encoding': 'gzip, br',
  'accept-language': 'es',
  origin: 'https://shop.example',
} as const;

let server: Server;
let left: number;
let isAtEase: boolean;
let answered: Answered[];
/** A framework that says what reached it. */
beforeEach(async () => {
  left = 100;
  isAtEase = true;
  answered = [];
  const cached = createCachedReplies({
    siteOrigin: 'https://shop.example',
    headers: { 'x-content-type-options': 'nosniff' },
    callerOf: () => ({ address: '203.0.113.7', who: { kind: 'unknown' } }),
    requestIdOf: () => 'request-one',
    mayHaveSession: (cookies) => cookies?.includes('session') ?? false,
    mayHave: () => (left -= 1) >= 0,
    isAtEase: () => isAtEase,
    onAnswered: (each) => answered.push(each),
  });
  cached.add({
    url: '/search',
    limit: 'search',
    step: 'results flight',
    find: (text, locale) => (text === BODY && locale === 'es' ? BYTES : null),
  });
  server = createServer(
    cached.before(async (call, reply) => {
      const parts: Buffer[] = [];
      for await (const part of call) parts.push(part as Buffer);
      reply.setHeader('x-way', 'framework');
      reply.end(`${call.method} ${call.url} ${Buffer.concat(parts).toString()}`);
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}
function send(
  parts: readonly string[],
  headers: Record<string, string | undefined> = {},
  { method = 'POST', path = '/search' } = {},
): Promise<Heard> {
  const { port } = server.address() as AddressInfo;
  const all = { ...PLAIN, 'content-length': String(Buffer.byteLength(parts.join(''))), ...headers };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', method, path, headers: given }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.on('end', () => resolve({ headers: reply.headers, text }));
    });
    call.on('error', reject);
    const sendNext = ([first, ...rest]: readonly string[]) => {
      if (first === undefined) call.end();
      else call.write(first, () => setImmediate(sendNext, rest));
    };
    sendNext(parts);
  });
}

describe('a body whose answer is at hand', () => {
  it.each([[[BODY]], [['{"city"', ':"Lima"', '}']]])(
    'is answered at once, in however many parts (%j)',
    async (parts) => {
      const { headers, text } = await send(parts);
      expect(text).toBe(BYTES.toString());
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'content-length': String(BYTES.length),
        'x-content-type-options': 'nosniff',
        'x-request-id': 'request-one',
      });
      expect(headers['x-way']).toBeUndefined();
      expect(answered).toEqual([{ id: 'request-one', url: '/search', ms: expect.any(Number) }]);
      expect(left).toBe(99);
    },
  );

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a page of another site', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
    ['"refresh"', { 'cache-control': 'no-cache' }],
    ['a session', { cookie: 'session=1' }],
    ['no Brotli', { 'accept-encoding': 'gzip' }],
    ['a language we do not speak', { 'accept-language': 'fr' }],
    ['another language', { 'accept-language': 'en' }],
    ['no language', { 'accept-language': undefined }],
    ['another type', { 'content-type': 'text/plain' }],
    ['an unknown length', { 'content-length': undefined, 'transfer-encoding': 'chunked' }],
  ])('goes the usual way, untouched, with %s', async (_what, headers) => {
    const { headers: replied, text } = await send([BODY], headers);
    expect([replied['x-way'], text]).toEqual(['framework', `POST /search ${BODY}`]);
    expect([left, answered]).toEqual([100, []]);
  });

  it('goes the usual way where its limit is reached, or the process is not at ease', async () => {
    left = 1;
    expect((await send([BODY])).headers['x-way']).toBeUndefined();
    expect((await send([BODY])).text).toBe(`POST /search ${BODY}`);
    left = 100;
    isAtEase = false;
    expect((await send([BODY])).text).toBe(`POST /search ${BODY}`);
  });
});

describe('anything else goes the usual way, untouched', () => {
  const long = JSON.stringify({ city: 'L'.repeat(2000) });
  it.each([
    ['another body', ['{"city":', '"Quito"}'], {}],
    ['no body', [], { 'content-length': '0' }],
    ['a long body', [long.slice(0, 1500), long.slice(1500)], {}],
  ])('%s', async (_what, parts, headers) => {
    expect((await send(parts, headers)).text).toBe(`POST /search ${parts.join('')}`);
    expect(left).toBe(100);
  });

  it.each([
    { method: 'PUT', path: '/search' },
    { method: 'POST', path: '/search?a=1' },
    { method: 'POST', path: '/other' },
  ])('%j', async (line) => {
    expect((await send([BODY], {}, line)).text).toBe(`${line.method} ${line.path} ${BODY}`);
  });
});
