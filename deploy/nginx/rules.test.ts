import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { findProgram } from '../programs/find-program.ts';
import { freePorts } from '../stack/free-ports.ts';
import { startNginx, type BalancedPorts, type Nginx } from './start-nginx.ts';

/** Where neither the machine nor Debian's mirror has nginx, these are skipped; `npm run demo:scale` says so too. */
const withNginx = findProgram(['nginx'], 'nginx') === null ? describe.skip : describe;

interface Heard {
  readonly by: string;
  readonly method: string;
  readonly path: string;
  readonly forwardedFor: string;
  readonly body: string;
}

withNginx('the rules of the balancer, in nginx itself', () => {
  const servers: Server[] = [];
  let nginx: Nginx | null;
  let ports: BalancedPorts;
  /** What the first of two processes does instead of answering. */
  let first: 'answers' | 'hangs up' | 'fails' | 'does not know it' = 'answers';
  let heard = 0;

  async function listen(by: string): Promise<number> {
    const server = createServer(async (call: IncomingMessage, reply) => {
      heard += 1;
      let body = '';
      for await (const part of call) body += String(part);
      const isFirst = by === 'first';
      if (isFirst && first === 'hangs up') return void call.socket.resetAndDestroy();
      if (isFirst && first === 'fails') reply.statusCode = 502;
      if (isFirst && first === 'does not know it') reply.statusCode = 404;
      const { method = '', url: path = '', headers } = call;
      reply.end(
        JSON.stringify({ by, method, path, body, forwardedFor: String(headers['x-forwarded-for'] ?? '') }),
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
    return (server.address() as AddressInfo).port;
  }

  beforeAll(async () => {
    const both = [await listen('first'), await listen('second')];
    const [open = 0, apis = 0, vaults = 0] = await freePorts(3);
    ports = { open, apis, vaults };
    nginx = await startNginx({
      folder: temporaryFolder('nginx'),
      ports,
      sites: both,
      apis: both,
      vaults: both,
      leftAloneS: 0,
    });
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const server of servers) server.closeAllConnections();
    for (const server of servers) server.close();
  });

  async function ask(address: string, init: RequestInit = {}) {
    const reply = await fetch(address, init);
    const text = await reply.text();
    return { status: reply.status, heard: text.startsWith('{') ? (JSON.parse(text) as Heard) : null };
  }
  let visitors = 0;
  /** Each call is another visitor's, unless it says whose. */
  const api = (path: string, init: RequestInit = {}) => {
    visitors += 1;
    const headers = { 'x-forwarded-for': `198.51.100.${visitors % 250}`, ...init.headers };
    return ask(`http://127.0.0.1:${ports.apis}${path}`, { ...init, headers });
  };
  const site = (path: string, init?: RequestInit) => ask(`http://localhost:${ports.open}${path}`, init);
  const vault = (path: string) => ask(`http://127.0.0.1:${ports.open}${path}`);

  it('a process that dies with a write in its hands is followed by the next, which gets the same body', async () => {
    first = 'hangs up';
    for (let number = 0; number < 12; number += 1) {
      const body = `{"number":${number}}`;
      const reply = await api('/user/session/customer', { method: 'POST', body });
      expect(reply).toMatchObject({ status: 200, heard: { by: 'second', method: 'POST', body } });
    }
  });

  it('a failure that was answered is the answer: nobody else is asked', async () => {
    first = 'fails';
    heard = 0;
    let asked = 0;
    // It was left alone for a moment, for hanging up.
    for (let status = 0; status !== 502; asked += 1) ({ status } = await api('/air/flight-offer/search'));
    expect(heard).toBe(asked);
  });

  it('a visitor stays with one api', async () => {
    first = 'answers';
    const visitor = { headers: { 'x-forwarded-for': '203.0.113.40' } };
    const met = new Set<string | undefined>();
    for (let number = 0; number < 8; number += 1) met.add((await api('/geo', visitor)).heard?.by);
    expect(met.size).toBe(1);
    for (let number = 0; number < 40; number += 1) met.add((await api('/geo')).heard?.by);
    expect(met.size).toBe(2);
  });

  it('a file that one process does not know is asked of the next; the question for a build is not', async () => {
    first = 'does not know it';
    for (const name of ['one', 'two', 'three']) {
      expect((await site(`/assets/${name}.js`)).status).toBe(200);
    }
    const statuses = [];
    for (let number = 0; number < 4; number += 1) {
      statuses.push((await site('/r/mfe-flights/current.json')).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 404]));
    first = 'answers';
  });

  it('where a visitor calls from is the balancer’s word; behind the site it is the site’s', async () => {
    const lie = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await site('/es', lie)).heard?.forwardedFor).toBe('127.0.0.1');
    expect((await api('/geo', lie)).heard?.forwardedFor).toBe('203.0.113.9');
  });

  it('the two origins have nothing of one another, and the inside is not shown', async () => {
    expect((await vault('/vault/card')).status).toBe(200);
    for (const path of ['/', '/api/geo', '/es', '/ops', '/assets/one.js'])
      expect((await vault(path)).status).toBe(404);
    expect((await site('/internal/metrics')).status).toBe(404);
  });

  it('too many calls from one address are told so, with 429', async () => {
    const replies = await Promise.all(Array.from({ length: 1_500 }, () => site('/api/geo')));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(600);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
});
