import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RenderRequest } from '@travesia/contracts';
import { openFixtureSite, type FixtureSite } from '../testing/fixture-site.ts';

/** What the backend was sent, and what it answers. */
const received: { url: string; body: unknown; language: string | undefined }[] = [];
let answer: { status: number; body: object } = { status: 201, body: {} };
let rendered: RenderRequest[] = [];
let backend: Server;
let site: FixtureSite;

beforeAll(async () => {
  backend = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { url = '', headers } = request;
    if (request.method === 'POST') {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      received.push({ url, body, language: headers['accept-language'] });
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  site = await openFixtureSite({
    environment: { API_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` },
    route: { forms: { enquiry: '/contact/enquiry' } },
    fragments: {
      render: async (_record, request) => {
        rendered.push(request);
        return { html: '<p>form</p>', status: 200, head: {}, state: null };
      },
    },
  });
});
beforeEach(() => {
  received.length = 0;
  rendered = [];
  answer = { status: 201, body: { data: { id: 'one' } } };
});
afterAll(async () => {
  await site.close();
  backend.close();
});

const OWN = { origin: 'http://site.test', 'user-agent': 'examplebot' };
const post = (url: string, payload: string, headers: Record<string, string> = OWN) =>
  site.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('a form that the browser sends by itself', () => {
  it('is sent on in the language of its page, and leads back there', async () => {
    const reply = await post('/en/vuelos?a=1', 'form=enquiry&name=Ana+G%C3%B3mez&email=a%40example.com');
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/en/vuelos?sent=enquiry#sent');
    expect(received).toEqual([
      {
        url: '/contact/enquiry',
        body: { name: 'Ana Gómez', email: 'a@example.com', locale: 'en' },
        language: 'en',
      },
    ]);
  });

  it('E-15: with a wrong field comes back with all that was typed and the field named', async () => {
    const fields = [{ path: 'email', code: 'email_invalid', message: 'Correo Electrónico Inválido' }];
    answer = {
      status: 400,
      body: { error: { code: 'invalid_request', message: '', requestId: 'x', fields } },
    };
    const reply = await post('/es/vuelos', 'form=enquiry&name=Ana&email=a');
    expect(reply.statusCode).toBe(400);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(rendered.at(-1)?.posted).toEqual({
      form: 'enquiry',
      values: { name: 'Ana', email: 'a' },
      problems: { email: 'email_invalid' },
      failure: null,
    });
  });

  it.each([
    [
      'too many',
      { status: 429, body: { error: { code: 'too_many_requests', message: '', requestId: 'x' } } },
      429,
    ],
    ['a reply nobody understands', { status: 502, body: {} }, 503],
  ])('X-16: %s keeps what was typed and says so', async (_what, reply, status) => {
    answer = reply;
    expect((await post('/es/vuelos', 'form=enquiry&name=Ana')).statusCode).toBe(status);
    expect(rendered.at(-1)?.posted).toMatchObject({ values: { name: 'Ana' }, failure: expect.any(String) });
  });

  it.each([
    ['a form the page does not have', '/es/vuelos', 'form=constructor', OWN, 405],
    ['no form', '/es/vuelos', 'name=Ana', OWN, 405],
    ['a page without forms', '/es', 'form=enquiry', OWN, 405],
    ['another site', '/es/vuelos', 'form=enquiry', { ...OWN, origin: 'https://evil.example' }, 403],
  ])('%s is refused and sent nowhere', async (_what, url, payload, headers, status) => {
    expect((await post(url, payload, headers)).statusCode).toBe(status);
    expect(received).toEqual([]);
  });
});
