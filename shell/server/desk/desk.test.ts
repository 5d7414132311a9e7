import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { StaffClaimSchema } from '@travesia/contracts';
import * as v from 'valibot';
import { CLIENT, startFakeIssuer } from '../staff/testing/fake-issuer.ts';
import { openFixtureSite } from '../testing/fixture-site.ts';

const SECRET = 'site-secret-of-tests';
const MINUTE_MS = 60_000;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The api as far as the desk's way to it goes: it says what it heard. */
async function startApi() {
  const heard: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    heard.push({ url: `${request.method} ${request.url}`, headers: request.headers });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"data":"from the api"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function openDesk({ hasApi = true } = {}) {
  let nowMs = Date.now();
  const issuer = await startFakeIssuer();
  const api = hasApi ? await startApi() : null;
  const site = await openFixtureSite({
    nowMs: () => nowMs,
    environment: {
      SITE_SECRET: SECRET,
      STAFF_ISSUER_URL: issuer.url,
      STAFF_CLIENT_ID: CLIENT.id,
      STAFF_CLIENT_SECRET: CLIENT.secret,
      ...(api && { API_URL: api.url }),
    },
  });
  closing.push(site.close, issuer.close);
  const jar = new Map<string, string>();

  async function call(method: 'GET' | 'POST' | 'DELETE', url: string, headers: Record<string, string> = {}) {
    const reply = await site.app.inject({
      method,
      url,
      cookies: Object.fromEntries(jar),
      headers: { host: 'site.test', ...headers },
      ...(method === 'POST' && { payload: { text: 'Ferrer' } }),
    });
    for (const { name, value } of reply.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return reply;
  }

  /** As a browser goes: to the issuer, back, and to the page; the address it ends at. */
  async function signIn(change: (back: URL) => void = () => {}) {
    const away = await call('GET', '/desk/sign-in');
    const { location = '' } = away.headers;
    if (!location.startsWith(issuer.url)) return location;
    const back = issuer.signIn(location);
    change(back);
    const home = await call('GET', back.pathname + back.search);
    return String(home.headers.location);
  }

  /** Signed in, with calls that carry the page's proof. */
  async function come() {
    const proof = (await signIn()).split('#proof=')[1] ?? '';
    return (method: 'GET' | 'POST' | 'DELETE', path: string, headers: Record<string, string> = {}) =>
      call(method, `/desk/api${path}`, {
        'x-desk-proof': proof,
        'sec-fetch-site': 'same-origin',
        ...headers,
      });
  }

  return {
    issuer,
    api,
    jar,
    call,
    signIn,
    come,
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

describe('the document', () => {
  it('D-01: is of its own: no remote, no frame, no shared window, never stored or indexed', async () => {
    const { call } = await openDesk();
    const page = await call('GET', '/desk');
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['content-security-policy']).toContain("frame-src 'none'");
    expect(page.body).not.toContain('/r/mfe-');
    expect(page.body).not.toMatch(/<script(?![^>]*(src=|application\/json))/);
  });

  it('a site without an issuer has no such page', async () => {
    const site = await openFixtureSite();
    closing.push(site.close);
    const page = await site.app.inject({ url: '/desk', headers: { host: 'site.test' } });
    expect(page.statusCode).toBe(404);
  });
});

describe('signing in at the issuer', () => {
  it('D-01: goes there with PKCE, state and nonce, and comes back with a session', async () => {
    const { call, come, jar } = await openDesk();
    const there = new URL(String((await call('GET', '/desk/sign-in')).headers.location));
    expect(Object.fromEntries(there.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.id,
      redirect_uri: 'http://site.test/desk/signed-in',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/.{20,}/),
      nonce: expect.stringMatching(/.{20,}/),
    });
    const asked = await come();
    expect((await asked('GET', '/session')).json()).toEqual({
      id: 'ines',
      name: 'Inés Moreno',
      role: 'agent',
    });
    const [[name, cookie] = ['', ''], ...others] = [...jar];
    expect([name, others]).toEqual([expect.stringMatching(/^desk-session-[0-9a-f]{16}$/), []]);
    // Nothing of the person or the issuer's tokens can be read from the cookie.
    expect(Buffer.from(cookie, 'base64url').toString('latin1')).not.toMatch(/ines|refresh/);
  });

  it('the cookie of the session is for the desk only, and for no script and no other site', async () => {
    const { call, issuer } = await openDesk();
    const away = await call('GET', '/desk/sign-in');
    expect(String(away.headers['set-cookie'])).toMatch(
      /^desk-sign-in=.+; Max-Age=600; Path=\/desk\/signed-in; HttpOnly; SameSite=Lax$/,
    );
    const back = issuer.signIn(String(away.headers.location));
    const home = await call('GET', back.pathname + back.search);
    expect(String(home.headers['set-cookie'])).toMatch(
      /desk-session-\w+=.+; Max-Age=36000; Path=\/desk; HttpOnly; SameSite=Strict$/,
    );
  });

  it.each([
    ['of another issuer', { iss: 'https://elsewhere.test' }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 600 }],
    ['for another client', { aud: 'another-client' }],
    ['with another nonce', { nonce: 'another' }],
  ])('D-01: an ID token %s is refused', async (_what, wrong) => {
    const { issuer, signIn, jar } = await openDesk();
    issuer.wrong = wrong;
    expect(await signIn()).toBe('/desk?problem=refused');
    expect(jar.size).toBe(0);
  });

  it('D-01: an ID token that somebody else signed is refused', async () => {
    const { issuer, signIn } = await openDesk();
    issuer.isForged = true;
    expect(await signIn()).toBe('/desk?problem=refused');
  });

  it('D-01: another state, another code and no begun sign-in lead nowhere', async () => {
    const { signIn, call } = await openDesk();
    expect(await signIn((back) => back.searchParams.set('state', 'another'))).toBe('/desk?problem=refused');
    expect(await signIn((back) => back.searchParams.set('code', 'another'))).toBe('/desk?problem=refused');
    expect((await call('GET', '/desk/signed-in?code=one&state=two')).headers.location).toBe(
      '/desk?problem=too_late',
    );
  });

  it('D-01: a sign-in that was begun too long ago begins anew', async () => {
    const { signIn, pass } = await openDesk();
    expect(await signIn(() => pass(11 * MINUTE_MS))).toBe('/desk?problem=too_late');
  });

  it.each([[undefined], ['customer'], [['customer', 'admin']]])(
    'D-01: somebody whose role is %j has no place at the desk',
    async (role) => {
      const { issuer, signIn } = await openDesk();
      issuer.person = { ...issuer.person, role };
      expect(await signIn()).toBe('/desk?problem=role_missing');
    },
  );

  it('of several roles the one that may most counts', async () => {
    const { issuer, come } = await openDesk();
    issuer.person = { ...issuer.person, role: ['read-only', 'lead', 'customer'] };
    expect((await (await come())('GET', '/session')).json()).toMatchObject({ role: 'lead' });
  });

  it('D-01: while the issuer is away the page says so, and works again when it is back', async () => {
    const { issuer, signIn } = await openDesk();
    issuer.isDown = true;
    expect(await signIn()).toBe('/desk?problem=issuer_down');
    issuer.isDown = false;
    expect(await signIn()).toMatch(/^\/desk#proof=/);
    expect(await signIn(() => (issuer.isDown = true))).toBe('/desk?problem=issuer_down');
  });

  it('X-20: only a person’s click begins a sign-in: no frame and no fetch of a remote', async () => {
    const { call, jar } = await openDesk();
    for (const destination of ['iframe', 'empty', 'script'])
      expect((await call('GET', '/desk/sign-in', { 'sec-fetch-dest': destination })).headers.location).toBe(
        '/desk?problem=refused',
      );
    expect(jar.size).toBe(0);
  });
});

describe('a session', () => {
  it('X-20: the cookie alone opens nothing, nor does the proof of another session', async () => {
    const { come, call, jar } = await openDesk();
    await come();
    const [cookie = ''] = [...jar.values()];
    jar.clear();
    const second = await come();
    expect((await call('GET', '/desk/api/session')).statusCode).toBe(401);
    expect((await call('POST', '/desk/api/search')).statusCode).toBe(401);
    for (const name of jar.keys()) jar.set(name, cookie);
    expect((await second('GET', '/session')).statusCode).toBe(401);
  });

  it('a second tab signs in beside the first; whoever signs out leaves both', async () => {
    const { come, issuer } = await openDesk();
    const tabs = [await come(), await come()];
    for (const asked of tabs) expect((await asked('GET', '/session')).statusCode).toBe(200);
    await tabs[0]?.('DELETE', '/session');
    for (const asked of tabs) expect((await asked('GET', '/session')).statusCode).toBe(401);
    expect(issuer.revoked).toHaveLength(2);
  });

  it('cookies of tabs that signed in long ago do not pile up', async () => {
    const { come, jar, pass } = await openDesk();
    const first = await come();
    for (let tab = 0; tab < 8; tab += 1) {
      pass(MINUTE_MS);
      await (
        await come()
      )('GET', '/session');
    }
    expect(jar.size).toBe(6);
    expect((await first('GET', '/session')).statusCode).toBe(401);
  });

  it.each([
    ['another origin', { origin: 'http://elsewhere.test', 'sec-fetch-site': 'cross-site' }],
    ['a sub-domain', { 'sec-fetch-site': 'same-site' }],
  ])('X-20: a call from %s is refused', async (_where, headers) => {
    const { come } = await openDesk();
    const asked = await come();
    const reply = await asked('POST', '/search', headers);
    expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'not_from_here']);
  });

  it('ends half an hour after the last call, and after a working day in any case', async () => {
    const { come, pass } = await openDesk();
    const asked = await come();
    pass(29 * MINUTE_MS);
    expect((await asked('GET', '/session')).statusCode).toBe(200);
    pass(30 * MINUTE_MS);
    expect((await asked('GET', '/session')).statusCode).toBe(401);
    const all = await come();
    for (let half = 0; half < 24; half += 1) {
      pass(25 * MINUTE_MS);
      const { statusCode } = await all('GET', '/session');
      if (half === 22) expect(statusCode).toBe(200);
      if (half === 23) expect(statusCode).toBe(401);
    }
  });

  it('D-01: a role that changes or is taken away is noticed within minutes', async () => {
    const { issuer, come, pass } = await openDesk();
    const asked = await come();
    issuer.person = { ...issuer.person, role: 'lead' };
    expect((await asked('GET', '/session')).json()).toMatchObject({ role: 'agent' });
    pass(2 * MINUTE_MS);
    expect((await asked('GET', '/session')).json()).toMatchObject({ role: 'lead' });
    issuer.person = { ...issuer.person, role: undefined };
    pass(2 * MINUTE_MS);
    expect((await asked('GET', '/session')).statusCode).toBe(401);
  });

  it.each([
    ['of another issuer', { iss: 'https://elsewhere.test' }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 600 }],
    ['for another client', { aud: 'another-client' }],
  ])('D-01: a session that is renewed with an ID token %s is over', async (_what, wrong) => {
    const { issuer, come, pass } = await openDesk();
    const asked = await come();
    issuer.wrong = wrong;
    pass(2 * MINUTE_MS);
    expect((await asked('GET', '/session')).statusCode).toBe(401);
  });

  it('many calls of one page renew the session once', async () => {
    const { issuer, come, pass } = await openDesk();
    const asked = await come();
    pass(2 * MINUTE_MS);
    const replies = await Promise.all([1, 2, 3].map(() => asked('GET', '/session')));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(issuer.renewals()).toBe(1);
  });

  it('while the issuer is away a session lasts ten minutes, then says why it waits', async () => {
    const { issuer, come, pass } = await openDesk();
    const asked = await come();
    issuer.isDown = true;
    pass(9 * MINUTE_MS);
    expect((await asked('GET', '/session')).statusCode).toBe(200);
    pass(2 * MINUTE_MS);
    const reply = await asked('GET', '/session');
    expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'issuer_down']);
    issuer.isDown = false;
    expect((await asked('GET', '/session')).statusCode).toBe(200);
  });

  it('signing out ends it here and at the issuer, and a copy of the cookie soon after', async () => {
    const { issuer, come, pass, jar } = await openDesk();
    const asked = await come();
    const [[name, copy] = ['', '']] = [...jar];
    const left = await asked('DELETE', '/session');
    expect(left.json().goTo).toBe(
      `${issuer.url}/end?post_logout_redirect_uri=${encodeURIComponent('http://site.test/desk')}&client_id=${CLIENT.id}`,
    );
    expect(issuer.revoked).toEqual(['refresh-1']);
    expect((await asked('GET', '/session')).statusCode).toBe(401);
    jar.set(name, copy);
    pass(2 * MINUTE_MS);
    expect((await asked('GET', '/session')).statusCode).toBe(401);
  });
});

describe('the way to the api', () => {
  it('D-01: says who calls in a header that is signed, for this call and for seconds', async () => {
    const { come, api, pass } = await openDesk();
    const asked = await come();
    pass(1_000);
    const reply = await asked('POST', '/search', {
      'x-travesia-staff': 'forged',
      'x-travesia-site': 'forged',
    });
    expect(reply.json()).toEqual({ data: 'from the api' });
    const [{ url, headers } = { url: '', headers: {} }] = api?.heard ?? [];
    expect(url).toBe('POST /internal/desk/search');
    expect(headers['x-travesia-site']).toBe(SECRET);
    const [payload = '', signature] = String(headers['x-travesia-staff']).split('.');
    const key = createHmac('sha256', SECRET).update('staff').digest();
    expect(signature).toBe(createHmac('sha256', key).update(payload).digest('base64url'));
    const claim = v.parse(StaffClaimSchema, JSON.parse(Buffer.from(payload, 'base64url').toString()));
    expect(claim).toMatchObject({ id: 'ines', role: 'agent', call: 'POST /internal/desk/search' });
    expect(claim.expiresAtMs - Date.now()).toBeLessThan(12_000);
  });

  it.each(['/../content/purge', '/%2e%2e/content/purge', '/a//b', '/a%2fb', '/.csv', '/search?x=1/..'])(
    'nobody gets to another internal address by %s',
    async (path) => {
      const { come, api } = await openDesk();
      const asked = await come();
      await asked('POST', path);
      expect(api?.heard.filter(({ url }) => !url.startsWith('POST /internal/desk/')) ?? []).toEqual([]);
    },
  );

  it('an api that is away is told in an error that the page knows', async () => {
    const { come } = await openDesk({ hasApi: false });
    const reply = await (await come())('POST', '/search');
    expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'unavailable']);
  });
});
