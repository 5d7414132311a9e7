import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import {
  OpsHistorySchema,
  OpsOverviewSchema,
  OpsPreviewSchema,
  OpsReplySchema,
  OpsSessionSchema,
  type MarketSettings,
  type OpsCommand,
  type RemoteSlot,
} from '@travesia/contracts';
import { createFixtureFeed, FIXTURE_BUILD as FIRST, FLIGHTS_MANIFEST } from '@travesia/releases/testing';
import { hashOfToken, writeOperators, type Operator } from '@travesia/releases/operators';
import * as v from 'valibot';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { CLIENT, startFakeIssuer } from '../staff/testing/fake-issuer.ts';
import { openFixtureSite, type FixtureSiteOptions } from '../testing/fixture-site.ts';

const SECOND = 'cccccccc3333';
const REMOTE = FLIGHTS_MANIFEST.name;
const TOKENS = { marta: 'ops_marta', flights: 'ops_flights', root: 'ops_root' } as const;
const OPERATORS: Operator[] = [
  { name: 'marta', tokenHash: hashOfToken(TOKENS.marta), role: 'owner', remotes: '*', markets: ['MX'] },
  { name: 'flights', tokenHash: hashOfToken(TOKENS.flights), role: 'team', remotes: [REMOTE], markets: '*' },
  { name: 'root', tokenHash: hashOfToken(TOKENS.root), role: 'operator', remotes: '*', markets: '*' },
];
const DEALS: RemoteSlot = {
  slot: 'home.deals',
  widget: 'deals',
  order: 10,
  failureClass: 'regular',
  serverRendered: true,
};
const SETTINGS: MarketSettings = {
  contactNumber: '+52 55 5555 9999',
  defaultCurrency: 'USD',
  paymentMode: 'card',
  fees: { safi: 3 },
  margins: [{ product: 'flight', source: 'kayak', percent: 5, fixed: 150, minimum: 0, roundTo: 100 }],
  phoneDeals: [{ kind: 'call', endsOn: '2027-01-31' }],
};

let close = async () => {};
afterEach(() => close());

/** A site with an owner's page, and somebody in front of it. */
async function openOps(options: FixtureSiteOptions = {}) {
  let nowMs = Date.parse('2026-11-20T10:00:00Z');
  const feed = createFixtureFeed();
  feed.publish({ ...FLIGHTS_MANIFEST, slots: [...FLIGHTS_MANIFEST.slots, DEALS] }, SECOND);
  const { privateKey } = generateKeyPairSync('ed25519');
  feed.trust('ops', privateKey, { role: 'operator', remotes: '*', markets: '*' });
  const folder = temporaryFolder('ops');
  const operatorsFile = join(folder, 'operators.json');
  writeOperators(operatorsFile, OPERATORS);
  writeFileSync(join(folder, 'ops.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const site = await openFixtureSite({
    feed,
    nowMs: () => nowMs,
    ...options,
    environment: {
      OPS_KEY_FILE: join(folder, 'ops.pem'),
      OPERATORS_FILE: operatorsFile,
      ...options.environment,
    },
  });
  ({ close } = site);

  async function call(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    { cookies = {}, headers = {}, payload }: { cookies?: object; headers?: object; payload?: object } = {},
  ) {
    const reply = await site.app.inject({
      method,
      url: `/ops/api${url}`,
      cookies: cookies as Record<string, string>,
      headers: { host: 'site.test', 'sec-fetch-site': 'same-origin', ...headers },
      ...(payload && { payload }),
    });
    return { status: reply.statusCode, body: reply.body === '' ? null : (reply.json() as unknown), reply };
  }

  async function signIn(token: string) {
    const { body, reply, status } = await call('POST', '/session', { payload: { token } });
    expect(status).toBe(200);
    const { proof, operator } = v.parse(OpsSessionSchema, body);
    const cookies = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
    const own = { cookies, headers: { 'x-ops-proof': proof } };
    const overview = async () => v.parse(OpsOverviewSchema, (await call('GET', '/overview', own)).body);
    return {
      own,
      operator,
      overview,
      history: async () => v.parse(OpsHistorySchema, (await call('GET', '/history', own)).body).entries,
      async ask(command: OpsCommand, { rehearse = false, reason = 'storm', sequence = NaN } = {}) {
        const seen = Number.isNaN(sequence) ? (await overview()).sequence : sequence;
        return call('POST', rehearse ? '/rehearsals' : '/changes', {
          ...own,
          payload: { command, reason, sequence: seen },
        });
      },
    };
  }
  return {
    site,
    call,
    signIn,
    operatorsFile,
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

const codeOf = (body: unknown) => (body as { error: { code: string } }).error.code;

describe('who comes in', () => {
  it('X-20: the page is a document of its own: no remote, no frame, no shared window, never kept', async () => {
    const { site } = await openOps();
    const page = await site.app.inject({ url: '/ops', headers: { host: 'site.test' } });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toContain('/r/mfe-');
    expect(page.body).not.toMatch(/<script(?![^>]*(src=|application\/json))/);
  });

  it('a site without operators has no such page', async () => {
    const site = await openFixtureSite();
    ({ close } = site);
    const page = await site.app.inject({ url: '/ops', headers: { host: 'site.test' } });
    expect(page.statusCode).toBe(404);
  });

  it('a token opens a session whose cookie no script can read and no other site can send', async () => {
    const { call, signIn } = await openOps();
    const { reply } = await call('POST', '/session', { payload: { token: TOKENS.marta } });
    expect(String(reply.headers['set-cookie'])).toMatch(/^ops=.+; Path=\/ops; HttpOnly; SameSite=Strict$/);
    const { operator } = await signIn(TOKENS.marta);
    expect(operator).toEqual({ name: 'marta', role: 'owner', remotes: '*', markets: ['MX'] });
  });

  it('X-20: the cookie alone opens nothing, so a remote in the same origin cannot borrow it', async () => {
    const { call, signIn } = await openOps();
    const { own } = await signIn(TOKENS.root);
    const other = await signIn(TOKENS.marta);
    expect((await call('GET', '/overview', own)).status).toBe(200);
    for (const headers of [{}, { 'x-ops-proof': '' }, other.own.headers])
      expect((await call('GET', '/overview', { cookies: own.cookies, headers })).status).toBe(401);
    expect((await call('GET', '/overview', { headers: own.headers })).status).toBe(401);
    const forged = { ops: `${Object.values(own.cookies)[0]?.split('.')[0]}.AAAA` };
    expect((await call('GET', '/overview', { ...own, cookies: forged })).status).toBe(401);
  });

  it.each([
    ['another origin', { origin: 'http://elsewhere.test', 'sec-fetch-site': 'cross-site' }],
    ['a sub-domain', { 'sec-fetch-site': 'same-site' }],
  ])('X-20: a request from %s is refused', async (_where, headers) => {
    const { call, signIn } = await openOps();
    const { own } = await signIn(TOKENS.root);
    const reply = await call('GET', '/overview', { ...own, headers: { ...own.headers, ...headers } });
    expect([reply.status, codeOf(reply.body)]).toEqual([403, 'not_from_here']);
  });

  it('wrong tokens are counted, and the right one is never refused', async () => {
    const { call, signIn } = await openOps();
    for (let guess = 0; guess < 5; guess += 1)
      expect((await call('POST', '/session', { payload: { token: `wrong ${guess}` } })).status).toBe(401);
    const { status, reply } = await call('POST', '/session', { payload: { token: 'wrong again' } });
    expect([status, reply.headers['retry-after']]).toEqual([429, '900']);
    await signIn(TOKENS.marta);
  });

  it('a session ends with its time, and with the operator who is taken out', async () => {
    const { call, signIn, pass, operatorsFile } = await openOps();
    const { own } = await signIn(TOKENS.marta);
    writeOperators(operatorsFile, OPERATORS.slice(1));
    expect((await call('GET', '/session', own)).status).toBe(401);
    const root = await signIn(TOKENS.root);
    expect((await call('GET', '/session', root.own)).status).toBe(200);
    pass(12 * 3_600_000);
    expect((await call('GET', '/session', root.own)).status).toBe(401);
  });

  it.each([['not JSON'], ['{"token":7}'], ['{}']])(
    'a body that is %s is no fault of ours',
    async (payload) => {
      const { site } = await openOps();
      const reply = await site.app.inject({
        method: 'POST',
        url: '/ops/api/session',
        headers: { host: 'site.test', 'content-type': 'application/json' },
        payload,
      });
      expect([400, 401]).toContain(reply.statusCode);
    },
  );
});

describe('people who sign in at the issuer', () => {
  it.each([
    ['owner', 200],
    ['lead', 401],
    ['read-only', 401],
  ])('D-01: of the roles only an owner has a place here: %s', async (role, status) => {
    const issuer = await startFakeIssuer();
    issuer.person = { ...issuer.person, role };
    const { call, site } = await openOps({
      environment: {
        STAFF_ISSUER_URL: issuer.url,
        STAFF_CLIENT_ID: CLIENT.id,
        STAFF_CLIENT_SECRET: CLIENT.secret,
      },
    });
    const go = (url: string, cookies = {}) =>
      site.app.inject({ url, headers: { host: 'site.test' }, cookies });
    expect((await go('/ops')).body).toContain('"hasIssuer":true');
    const away = await go('/ops/sign-in');
    const jar = (cookies: readonly { name: string; value: string }[]) =>
      Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
    const back = issuer.signIn(String(away.headers.location));
    const home = await go(back.pathname + back.search, jar(away.cookies));
    const headers = { 'x-ops-proof': String(home.headers.location).split('#proof=')[1] ?? '' };
    const reply = await call('GET', '/session', { cookies: jar(home.cookies), headers });
    await issuer.close();
    expect(reply.status).toBe(status);
    if (status === 200) expect(reply.body).toMatchObject({ name: 'Inés Moreno (ines)', markets: '*' });
  });
});

describe('what can be seen and done', () => {
  it('P-02: markets × remotes, with what each is and gets', async () => {
    const { signIn } = await openOps();
    const { overview } = await signIn(TOKENS.marta);
    const { remotes, markets } = await overview();
    expect(remotes).toHaveLength(1);
    expect(remotes[0]).toMatchObject({
      name: REMOTE,
      menu: [{ es: 'Vuelos', en: 'Flights' }],
      live: FIRST,
    });
    expect(remotes[0]?.builds.map(({ build }) => build).toSorted()).toEqual([FIRST, SECOND]);
    expect(remotes[0]?.cells).toHaveLength(8);
    expect(remotes[0]?.cells.find(({ market }) => market === 'MX')).toMatchObject({
      state: 'on',
      build: FIRST,
    });
    expect(markets.find(({ id }) => id === 'MX')).toMatchObject({ isSet: false });
  });

  it('P-02: an owner turns a product off in her market, and visitors there see it at once', async () => {
    const { signIn, site } = await openOps();
    const { ask, overview, history } = await signIn(TOKENS.marta);
    const { status, body } = await ask({ kind: 'toggle', remote: REMOTE, market: 'MX', position: 'off' });
    expect(status).toBe(200);
    expect(v.parse(OpsReplySchema, body).changes).toEqual([
      { kind: 'toggle', remote: REMOTE, market: 'MX', position: 'off' },
    ]);
    const page = async (market: string) =>
      (
        await site.app.inject({
          url: '/es/vuelos',
          headers: { host: 'site.test' },
          cookies: { market },
        })
      ).statusCode;
    expect([await page('MX'), await page('CO')]).toEqual([404, 200]);
    const cell = (await overview()).remotes[0]?.cells.find(({ market }) => market === 'MX');
    expect(cell?.state).toBe('off');
    expect((await history())[0]).toMatchObject({ by: 'marta', key: 'ops', reason: 'storm' });
  });

  it('P-02: an owner launches a product in a market that its manifest does not name, and ends it again', async () => {
    const { signIn, site } = await openOps({ defaultMarkets: ['ES'] });
    const { ask, overview } = await signIn(TOKENS.marta);
    const page = async () => {
      const cookies = { market: 'MX' };
      const { statusCode, body } = await site.app.inject({
        url: '/es/vuelos',
        headers: { host: 'site.test' },
        cookies,
      });
      return { statusCode, isInMenu: /"enabled":true/.test(body) };
    };
    const state = async () =>
      (await overview()).remotes[0]?.cells.find(({ market }) => market === 'MX')?.state;
    expect([await state(), await page()]).toEqual(['absent', { statusCode: 404, isInMenu: false }]);
    const on = { kind: 'toggle', remote: REMOTE, market: 'MX', position: 'on' } as const;
    const { body } = await ask(on);
    expect(v.parse(OpsReplySchema, body).changes).toEqual([on]);
    expect([await state(), await page()]).toEqual(['on', { statusCode: 200, isInMenu: true }]);
    await ask({ ...on, position: 'off' });
    expect([await state(), await page()]).toEqual(['off', { statusCode: 404, isInMenu: false }]);
  });

  it('P-02: a toggle at a time comes due by itself', async () => {
    const { signIn, pass } = await openOps();
    const { ask, overview } = await signIn(TOKENS.marta);
    const at = '2026-11-20T12:00:00.000Z';
    const plan = { kind: 'plan', remote: REMOTE, market: 'MX', position: 'off', at } as const;
    expect((await ask(plan)).status).toBe(200);
    const cell = async () => (await overview()).remotes[0]?.cells.find(({ market }) => market === 'MX');
    expect(await cell()).toMatchObject({ state: 'on', planned: [{ position: 'off', at }] });
    pass(2 * 3_600_000);
    expect(await cell()).toMatchObject({ state: 'off', planned: [] });
    expect((await ask({ ...plan, kind: 'toggle', position: 'on' })).status).toBe(200);
    expect(await cell()).toMatchObject({ state: 'on' });
  });

  it('P-03: a team tries its build, promotes it, and goes back', async () => {
    const { signIn } = await openOps();
    const { ask, overview } = await signIn(TOKENS.flights);
    const remote = async () => (await overview()).remotes[0];
    await ask({ kind: 'canary', remote: REMOTE, market: null, percent: 10, build: SECOND });
    expect((await remote())?.canary).toEqual({ build: SECOND, percent: 10 });
    await ask({ kind: 'promote', remote: REMOTE, build: null });
    expect(await remote()).toMatchObject({ live: SECOND, canary: null });
    await ask({ kind: 'rollback', remote: REMOTE, market: null, to: null });
    expect((await remote())?.live).toBe(FIRST);
    await ask({ kind: 'pin', remote: REMOTE, market: 'CO', build: SECOND });
    expect((await remote())?.cells.find(({ market }) => market === 'CO')?.pin).toBe(SECOND);
  });

  it('P-49: an owner sees what her settings would change, sets them, and visitors have them', async () => {
    const { signIn, site } = await openOps();
    const { ask, overview } = await signIn(TOKENS.marta);
    const command = { kind: 'settings', market: 'MX', settings: SETTINGS } as const;
    const rehearsal = v.parse(OpsReplySchema, (await ask(command, { rehearse: true })).body);
    expect(rehearsal).toMatchObject({ isRehearsal: true, changes: [{ kind: 'settings', to: SETTINGS }] });
    const ofMexico = async () => (await overview()).markets.find(({ id }) => id === 'MX');
    const before = await ofMexico();
    expect(before).toMatchObject({ isSet: false, earlier: null });
    await ask(command);
    // Whatever else happens, undoing leads back to what was before.
    await ask({ kind: 'toggle', remote: REMOTE, market: 'MX', position: 'off' });
    expect(await ofMexico()).toMatchObject({ isSet: true, settings: SETTINGS, earlier: before?.settings });
    const page = await site.app.inject({
      url: '/es',
      headers: { host: 'site.test' },
      cookies: { market: 'MX' },
    });
    expect(page.body).toContain(SETTINGS.contactNumber);
    await ask({ kind: 'settings', market: 'MX', settings: null });
    expect(await ofMexico()).toMatchObject({ isSet: false, earlier: SETTINGS });
  });

  it('P-49: what visitors would see is rendered in either language by the build they have; no script is in it', async () => {
    const rendered: string[] = [];
    const { signIn, call } = await openOps({
      fragments: {
        async render({ build }, { target, locale, market, contactNumber }) {
          rendered.push(`${build} ${target} ${locale} ${market.phoneDeals?.[0]?.endsOn} ${contactNumber}`);
          return { html: `<p>${target}</p>`, status: 200, head: {}, state: null };
        },
      },
    });
    const { own, ask } = await signIn(TOKENS.root);
    await ask({ kind: 'promote', remote: REMOTE, build: SECOND });
    const look = (payload: object, by: object = own) => call('POST', '/previews', { ...by, payload });
    for (const locale of ['es', 'en'] as const) {
      const { status, body } = await look({ market: 'MX', settings: SETTINGS, locale });
      const { html } = v.parse(OpsPreviewSchema, body);
      expect([status, html.includes(`<html lang="${locale}">`), html.includes('<script')]).toEqual([
        200,
        true,
        false,
      ]);
      expect(html).toMatch(/http:\/\/site\.test\/r\/mfe-flights\/cccccccc3333\/main\.44444\.css/);
      expect(html).toContain('<header>sample</header><p>deals</p>');
    }
    expect(rendered).toEqual(
      ['es', 'en'].map((locale) => `${SECOND} deals ${locale} 2027-01-31 ${SETTINGS.contactNumber}`),
    );
    const asked = { market: 'MX', settings: SETTINGS, locale: 'es' };
    expect((await look(asked, {})).status).toBe(401);
    for (const wrong of [
      { market: 'ZZ' },
      { locale: 'fr' },
      { settings: { ...SETTINGS, contactNumber: 'call us' } },
    ])
      expect((await look({ ...asked, ...wrong })).status).toBe(422);
  });

  it('O-03: an owner sees the figures of her markets only, whatever she asks for', async () => {
    const asked: unknown[] = [];
    const api = createServer(async (request, response) => {
      asked.push([request.url, JSON.parse(await text(request)), request.headers['x-travesia-visitor']]);
      response.setHeader('content-type', 'application/json').end('{"data":[]}');
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const { signIn, call } = await openOps({ environment: { API_URL: apiUrl } });
    const query = { by: 'day', from: '2026-11-01', to: '2026-11-20' };
    const read = async (token: string, markets: string[] | null, path = '/funnel') => {
      const { own } = await signIn(token);
      return (await call('POST', path, { ...own, payload: { ...query, markets } })).status;
    };
    expect(await read(TOKENS.marta, null)).toBe(200);
    expect(await read(TOKENS.marta, ['MX', 'CO'], '/funnel.csv')).toBe(200);
    expect(await read(TOKENS.marta, ['CO'])).toBe(200);
    expect(await read(TOKENS.root, null)).toBe(200);
    expect(asked).toEqual([
      ['/internal/funnel/read', { ...query, markets: ['MX'] }, 'site'],
      ['/internal/funnel/csv', { ...query, markets: ['MX'] }, 'site'],
      ['/internal/funnel/read', { ...query, markets: [] }, 'site'],
      ['/internal/funnel/read', { ...query, markets: null }, 'site'],
    ]);
    expect((await call('POST', '/funnel', { payload: { ...query, markets: null } })).status).toBe(401);
    const { own } = await signIn(TOKENS.root);
    const wrong = { ...query, to: '2026-10-01', markets: null };
    expect((await call('POST', '/funnel', { ...own, payload: wrong })).status).toBe(422);
    api.closeAllConnections();
    api.close();
    const down = await call('POST', '/funnel', { ...own, payload: { ...query, markets: null } });
    expect([down.status, codeOf(down.body)]).toEqual([503, 'figures_missing']);
  });

  describe('a market that asks for a second person', () => {
    const OFF = { kind: 'toggle', remote: REMOTE, market: 'MX', position: 'off' } as const;
    /** Mexico asks for a second person, and its owner proposes to switch flights off. */
    async function proposed(options: FixtureSiteOptions = {}) {
      const ops = await openOps(options);
      const marta = await ops.signIn(TOKENS.marta);
      await marta.ask({ kind: 'settings', market: 'MX', settings: { ...SETTINGS, fourEyes: true } });
      const isOff = async () => {
        const { remotes } = await marta.overview();
        return remotes[0]?.cells.find(({ market }) => market === 'MX')?.state === 'off';
      };
      const decide = (by: object, id: number, payload: object = { decision: 'confirm' }) =>
        ops.call('POST', `/proposals/${id}`, { ...by, payload });
      return { ...ops, marta, isOff, decide };
    }

    it('O-10: it is looked at, proposed, seen by everybody, and done once somebody else confirms', async () => {
      const { marta, signIn, isOff, decide } = await proposed();
      const rehearsal = v.parse(OpsReplySchema, (await marta.ask(OFF, { rehearse: true })).body);
      expect(rehearsal).toMatchObject({ isProposal: true, isRehearsal: true, changes: [OFF] });
      expect((await marta.overview()).proposals).toEqual([]);
      expect(v.parse(OpsReplySchema, (await marta.ask(OFF)).body)).toMatchObject({ isProposal: true });
      expect(await isOff()).toBe(false);
      const [own] = (await marta.overview()).proposals;
      expect(own).toMatchObject({ by: 'marta', reason: 'storm', isOwn: true, mayConfirm: false });
      const id = own?.id ?? 0;
      expect(codeOf((await decide(marta.own, id)).body)).toBe('own_proposal');

      const flights = await signIn(TOKENS.flights);
      const root = await signIn(TOKENS.root);
      expect((await root.overview()).proposals[0]).toMatchObject({ isOwn: false, mayConfirm: true });
      expect((await decide(root.own, id)).status).toBe(200);
      expect(await isOff()).toBe(true);
      const late = await decide(flights.own, id);
      expect([late.status, codeOf(late.body)]).toEqual([409, 'proposal_gone']);
      expect((await root.history()).slice(0, 2)).toMatchObject([
        { by: 'root', reason: 'storm', proposal: { step: 'confirmed', by: 'marta' }, changes: [OFF] },
        { by: 'marta', reason: 'storm', proposal: { step: 'made', by: 'marta' }, changes: [OFF] },
      ]);
    });

    it('O-10: a second person rejects it with a reason, and who does not look after the market decides nothing', async () => {
      const { marta, signIn, isOff, decide } = await proposed();
      await marta.ask({
        kind: 'settings',
        market: 'MX',
        settings: { ...SETTINGS, fees: {}, fourEyes: true },
      });
      const id = (await marta.overview()).proposals[0]?.id ?? 0;
      // A team speaks for a product, not for the settings of a market.
      const flights = await signIn(TOKENS.flights);
      expect((await flights.overview()).proposals[0]).toMatchObject({ mayConfirm: false });
      expect(codeOf((await decide(flights.own, id)).body)).toBe('not_allowed');
      const root = await signIn(TOKENS.root);
      expect((await decide(root.own, id, { decision: 'reject', reason: ' ' })).status).toBe(422);
      expect((await decide(root.own, id, { decision: 'reject', reason: 'not now' })).status).toBe(200);
      expect((await root.history())[0]).toMatchObject({
        by: 'root',
        reason: 'not now',
        proposal: { step: 'rejected', by: 'marta' },
      });
      expect([await isOff(), (await marta.overview()).proposals]).toEqual([false, []]);
    });

    it('O-10: beside an issuer a token is no person: it neither proposes nor confirms', async () => {
      const issuer = await startFakeIssuer();
      const { marta, isOff, decide } = await proposed({
        environment: {
          STAFF_ISSUER_URL: issuer.url,
          STAFF_CLIENT_ID: CLIENT.id,
          STAFF_CLIENT_SECRET: CLIENT.secret,
        },
      });
      const alone = await marta.ask(OFF);
      expect([alone.status, codeOf(alone.body)]).toEqual([403, 'second_person_needed']);
      expect([await isOff(), (await marta.overview()).proposals]).toEqual([false, []]);
      expect((await decide(marta.own, 1)).status).toBe(409);
      await issuer.close();
    });
  });

  it.each([
    ['a percent of a hundred', { percent: 100 }],
    ['less than nothing', { fixed: -1 }],
    ['half a cent', { minimum: 0.5 }],
    ['a day that is none', { until: '2027-02-31' }],
    ['a product that we do not sell', { product: 'cruise' }],
    ['nothing of it', { percent: undefined }],
  ])('W-14: a margin with %s is refused, and nothing is changed', async (_what, wrong) => {
    const { signIn } = await openOps();
    const { ask, overview } = await signIn(TOKENS.root);
    const before = await overview();
    const margin = { percent: 5, fixed: 0, minimum: 0, roundTo: 1, ...wrong };
    const settings = { ...SETTINGS, margins: [margin] } as MarketSettings;
    const reply = await ask({ kind: 'settings', market: 'MX', settings });
    expect([reply.status, codeOf(reply.body)]).toEqual([422, 'invalid_request']);
    expect(await overview()).toMatchObject({ sequence: before.sequence, markets: before.markets });
  });

  it.each([
    ['elsewhere', { kind: 'toggle', remote: REMOTE, market: 'CO', position: 'off' }, 403, 'not_allowed'],
    ['for all', { kind: 'promote', remote: REMOTE, build: SECOND }, 403, 'not_allowed'],
    ['elsewhere, settings', { kind: 'settings', market: 'CO', settings: SETTINGS }, 403, 'not_allowed'],
    ['nonsense', { kind: 'pin', remote: REMOTE, market: 'MX', build: 'ffffffff0000' }, 422, 'unknown_build'],
    [
      'in the past',
      { kind: 'plan', remote: REMOTE, market: 'MX', position: 'off', at: '2020-01-01T00:00:00Z' },
      422,
      'moment_invalid',
    ],
    [
      'for a market that is none',
      { kind: 'toggle', remote: REMOTE, market: 'XX', position: 'off' },
      422,
      'invalid_request',
    ],
  ] satisfies [string, OpsCommand, number, string][])(
    'X-20: an owner asks %s and is refused',
    async (_what, command, status, code) => {
      const { signIn } = await openOps();
      const reply = await (await signIn(TOKENS.marta)).ask(command);
      expect([reply.status, codeOf(reply.body)]).toEqual([status, code]);
    },
  );

  it('nothing is changed without a reason, or on top of what nobody has seen', async () => {
    const { signIn } = await openOps();
    const { ask, overview } = await signIn(TOKENS.root);
    const command = { kind: 'toggle', remote: REMOTE, market: 'MX', position: 'off' } as const;
    expect((await ask(command, { reason: '  ' })).status).toBe(422);
    const { sequence } = await overview();
    expect((await ask(command, { sequence })).status).toBe(200);
    const late = await ask({ ...command, market: 'CO' }, { sequence });
    expect([late.status, codeOf(late.body)]).toEqual([409, 'feed_moved']);
    const elsewhere = await ask({ kind: 'settings', market: 'CO', settings: SETTINGS }, { sequence });
    expect(elsewhere.status).toBe(200);
  });
});
