import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { staffIssuerProblems } from './check-staff-issuer.ts';

let url = '';
const server = createServer((request, response) => {
  const [, name] = (request.url ?? '').split('/');
  const issuer = name === 'other' ? 'https://elsewhere.test' : `${url}/${name}`;
  const metadata = { issuer, authorization_endpoint: `${url}/auth`, token_endpoint: `${url}/token` };
  response.end(JSON.stringify(name === 'nothing' ? {} : metadata));
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('check:production of the staff’s issuer', () => {
  it.each([
    ['no issuer', () => '', []],
    ['one that describes itself', () => `${url}/right`, []],
    ['another issuer', () => `${url}/other`, [/the issuer there is https:\/\/elsewhere\.test/]],
    ['a page that is none', () => `${url}/nothing`, [/describes no issuer/]],
    ['nobody there', () => 'http://127.0.0.1:9/issuer', [/127\.0\.0\.1:9 does not answer/]],
  ])('%s', async (_what, address, words) => {
    const problems = await staffIssuerProblems({ STAFF_ISSUER_URL: address() });
    expect(problems).toEqual(words.map((pattern) => expect.stringMatching(pattern)));
  });
});
