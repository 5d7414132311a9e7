import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DocumentStateSchema, type DocumentState } from '@travesia/contracts';
import * as v from 'valibot';
import { FLIGHTS_MANIFEST } from '@travesia/releases/testing';
import { openFixtureSite, type FixtureSite } from '../testing/fixture-site.ts';

const FROM_ROBOT = { 'user-agent': 'examplebot' };
const NEXT_BUILD = 'cccccccc3333';

function stateOf(html: string): DocumentState {
  const json = /<script type="application\/json" id="document-state">(.*?)<\/script>/s.exec(html)?.[1];
  return v.parse(DocumentStateSchema, JSON.parse(json ?? 'null'));
}

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

describe('documents', () => {
  let site: FixtureSite;
  beforeAll(async () => {
    site = await openFixtureSite();
  });
  afterAll(() => site.close());
  const get = (url: string, headers: Record<string, string> = {}) =>
    site.app.inject({ url, headers: { ...FROM_ROBOT, ...headers } });

  it.each([
    ['/es', 200, 'es', '/es', true, 'Travesía · Vuelos'],
    ['/en', 200, 'en', '/en', true, 'Travesía · Flights'],
    ['/', 200, 'es', '/es', true, 'Travesía · Vuelos'],
    ['/en/vuelos', 200, 'en', '/en/vuelos', true, 'Flights · Travesía'],
    ['/es/mad-bog/results?a=1', 200, 'es', '/es/mad-bog/results', false, 'Resultados · Travesía'],
    ['/en/booking/summary', 200, 'en', '/en/booking/summary', false, 'Your trip · Travesía'],
    ['/es/booking/BillingSummary', 200, 'es', '/es/booking/BillingSummary', false, 'Pago · Travesía'],
    ['/en/booking/confirm', 200, 'en', '/en/booking/confirm', false, 'Booking confirmed · Travesía'],
    ['/en/nowhere/at/all', 404, 'en', '/en/nowhere/at/all', false, 'Page not found · Travesía'],
    ['/es/espana', 404, 'es', '/es/espana', false, 'Página no encontrada · Travesía'],
    ['/booking/results', 404, 'es', '/es/booking/results', false, 'Página no encontrada · Travesía'],
  ])(
    'P-13 P-44 P-48: %s answers %i in %s with the head of its page',
    async (url, status, locale, canonical, isIndexed, title) => {
      const { statusCode, body, headers } = await get(url);
      expect(statusCode).toBe(status);
      expect(body).toContain(`<html lang="${locale}">`);
      expect(body).toContain(`<link rel="canonical" href="http://site.test${canonical}">`);
      expect(body).toMatch(new RegExp(`<title>${title}`));
      expect(body.includes('<meta name="robots" content="noindex">')).toBe(!isIndexed);
      const path = canonical.replace(/^\/(es|en)/, '');
      expect(body).toContain(`hreflang="es" href="http://site.test/es${path}"`);
      expect(body).toContain(`hreflang="en" href="http://site.test/en${path}"`);
      expect(body).toContain(`hreflang="x-default" href="http://site.test${path || '/'}"`);
      expect(stateOf(body)).toMatchObject({ status, locale });
      expect(headers.etag).toBeUndefined();
    },
  );

  it.each(['/es', '/es/vuelos', '/es/booking/BillingSummary', '/es/nowhere/x'])(
    'X-20: %s holds no inline code, no style attribute, and asks for each file once, with its digest',
    async (url) => {
      const { body } = await get(url);
      expect(body).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/i);
      const scripts = [...body.matchAll(/<script([^>]*)>/g)].map((match) => match[1] ?? '');
      expect(
        scripts.filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes)),
      ).toHaveLength(1);
      for (const attributes of scripts.filter((each) => each.includes('src='))) {
        expect(attributes).toMatch(/integrity="sha256-.+" crossorigin="anonymous"/);
      }
      const files = [...body.matchAll(/(?:href|src)="(\/(?:assets|r)\/[^"]+)"/g)].map((match) => match[1]);
      expect(new Set(files).size).toBe(files.length);
      expect(count(body, /rel="preload" as="script"[^>]*integrity="sha256-/g)).toBe(
        count(body, /rel="preload" as="script"/g),
      );
    },
  );

  it('P-01: a page names the files of the remotes it uses and of no other', async () => {
    const home = (await get('/es')).body;
    expect(count(home, /\/r\/mfe-flights\//g)).toBe(3);
    expect(home).toContain('/r/mfe-flights/aaaaaaaa1111/remoteEntry.11111.js');
    expect(home).not.toContain('"/r/mfe-flights/aaaaaaaa1111/later.33333.js"');
    const missing = (await get('/es/nowhere/x')).body;
    expect(missing).not.toContain('href="/r/');
    expect(stateOf(missing).remotes).toMatchObject([{ name: 'mfe-flights', record: null }]);
  });

  it('S-01: a checkout document runs no remote, allows only the vault in frames, and stands alone', async () => {
    const { body, headers } = await get('/es/booking/BillingSummary');
    expect(body).toContain('<header>checkout</header>');
    expect(body).toContain('/assets/checkout.ddddd.js');
    expect(body).not.toContain('/assets/shell.');
    expect(body).not.toContain('"/r/');
    expect(stateOf(body).remotes).toEqual([]);
    expect(headers['content-security-policy']).toContain('frame-src http://vault.test;');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('X-20: other documents allow no frame and no inline code, and demand trusted types', async () => {
    const { headers } = await get('/es');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    // A20: no name is left that a remote could make a policy of.
    expect(policy).toMatch(/; trusted-types default$/);
    expect(policy).not.toMatch(/unsafe|nonce|\*|http:/);
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
    expect(headers['permissions-policy']).toContain('geolocation=(self)');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('F-01: the home comes with its search panel rendered, and the state to go on from', async () => {
    const { body } = await get('/en');
    expect(body).toContain('<p>search en</p>');
    expect(stateOf(body).fragments).toEqual([
      {
        hostId: 'home-search-mfe-flights-search',
        remote: 'mfe-flights',
        build: 'aaaaaaaa1111',
        target: 'search',
        state: { rendered: true },
      },
    ]);
    expect(stateOf(body).today).toBe('2026-11-20');
  });

  it('the home says who stands behind the site, in its language; other pages say what is theirs', async () => {
    const blocks = ({ body }: { body: string }) =>
      [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
        (match) => JSON.parse(match[1] ?? 'null') as Record<string, unknown>,
      );
    const [agency, website] = blocks(await get('/en'));
    expect(agency).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'TravelAgency',
      url: 'http://site.test/en',
    });
    expect(website).toMatchObject({ '@type': 'WebSite', inLanguage: 'en' });
    expect(blocks(await get('/es/vuelos'))).toEqual([]);
    expect(blocks(await get('/es/booking/BillingSummary'))).toEqual([]);
  });

  it('X-20: words from the address cannot leave the data block', async () => {
    const { body } = await get('/es/nada/%3C/script%3E?q=</script><script>alert(1)</script>');
    expect(body).not.toContain('<script>alert');
    expect(count(body, /<\/script>/g)).toBe(count(body, /<script/g));
  });

  it('P-11: a prefixed path remembers its language for a year; an unprefixed one does not', async () => {
    const prefixed = await get('/en/vuelos');
    expect(prefixed.cookies).toContainEqual(
      expect.objectContaining({ name: 'lang', value: 'en', maxAge: 31_536_000, sameSite: 'Lax', path: '/' }),
    );
    const plain = await get('/vuelos', { 'accept-language': 'en' });
    expect(plain.body).toContain('<html lang="en">');
    expect(plain.cookies.map(({ name }) => name)).toEqual(['bucket']);
    expect(plain.headers.vary).toContain('Accept-Language, Cookie');
    const again = await get('/en', { cookie: 'lang=en' });
    expect(again.cookies.map(({ name }) => name)).not.toContain('lang');
  });

  it('P-15: the bucket is random, out of reach of scripts, and given once', async () => {
    const first = (await get('/es')).cookies.find(({ name }) => name === 'bucket');
    expect(first).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const second = await get('/es', { cookie: `bucket=${first?.value}` });
    expect(second.cookies.map(({ name }) => name)).not.toContain('bucket');
  });

  it('P-49: a market shapes the page and keeps it private; robots see the default', async () => {
    const cookie = 'market=MX; currency=EUR';
    const person = await get('/es', { cookie, 'user-agent': 'Mozilla/5.0' });
    expect(stateOf(person.body)).toMatchObject({ market: { id: 'MX' }, currency: 'EUR' });
    expect(person.headers['cache-control']).toBe('private, no-cache');
    const robot = await get('/es', { cookie });
    expect(stateOf(robot.body)).toMatchObject({ market: { id: 'intl' }, currency: 'USD' });
  });

  it('P-18: an api that does not answer costs nothing but the country', async () => {
    const { statusCode, body } = await get('/es', { 'user-agent': 'Mozilla/5.0' });
    expect(statusCode).toBe(200);
    expect(stateOf(body)).toMatchObject({ market: { id: 'intl' }, currency: 'USD' });
  });

  it('P-35: untidy addresses are redirected before anything is rendered', async () => {
    const reply = await get('/es//vuelos/?a=1');
    expect(reply.statusCode).toBe(301);
    expect(reply.headers.location).toBe('/es/vuelos?a=1');
    expect((await get('//evil.tld/x')).headers.location).toBe('/evil.tld/x');
  });

  it('P-42: a provider that posts the visitor back is answered with a page to fetch', async () => {
    const reply = await site.app.inject({
      method: 'POST',
      url: '/es/booking/authenticate/authorize?x=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://bank.example' },
      payload: 'cartId=abc_123&evil=1',
    });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/es/booking/authenticate/authorize?x=1&cartId=abc_123');
  });

  it.each(['/_payload.json', '/es/vuelos/_payload.json'])(
    'P-31: %s of the former site is not there',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('P-45: other methods are refused with a page that says where to go', async () => {
    const reply = await site.app.inject({ method: 'POST', url: '/en/vuelos', payload: { a: 1 } });
    expect(reply.statusCode).toBe(405);
    expect(reply.headers.allow).toBe('GET, HEAD');
    expect(reply.body).toContain('This page does not take that action');
    expect(reply.body).toMatch(/href="tel:\+\d+"/);
  });
});

describe('documents when something is wrong', () => {
  it('P-02: a product that is off in the market answers 404 and says so', async () => {
    const site = await openFixtureSite({ off: ['intl'] });
    const { statusCode, body } = await site.app.inject({ url: '/en/vuelos', headers: FROM_ROBOT });
    expect(statusCode).toBe(404);
    expect(stateOf(body).problem).toBe('not-sold-here');
    expect(body).not.toContain('href="/r/');
    const home = await site.app.inject({ url: '/en', headers: FROM_ROBOT });
    expect(home.statusCode).toBe(200);
    expect(stateOf(home.body).remotes).toMatchObject([{ enabled: false, record: null }]);
    await site.close();
  });

  it('P-44: a page whose remote finds nothing at the address is the 404 page, without the remote', async () => {
    const site = await openFixtureSite({
      fragments: {
        render: async () => ({
          html: '<p>nada</p>',
          status: 404,
          head: { title: 'Nada · Travesía', structuredData: [{ '@type': 'Article' }] },
          state: null,
        }),
      },
    });
    const { statusCode, body } = await site.app.inject({ url: '/es/vuelos', headers: FROM_ROBOT });
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Página no encontrada · Travesía</title>');
    expect(body).not.toMatch(/nada<|ld\+json/);
    expect(body).toContain('<meta name="robots" content="noindex">');
    const state = stateOf(body);
    expect(state).toMatchObject({ problem: 'not-found', layout: 'not-found', fragments: [] });
    expect(state.remotes.every(({ record }) => record === null)).toBe(true);
    await site.close();
  });

  it('Q-15: a page that is only sent has its preview, title and picture, and is not listed', async () => {
    const site = await openFixtureSite({
      route: { noindex: true, isPreviewed: true },
      fragments: {
        render: async () => ({
          html: '<p>512 US$</p>',
          status: 200,
          head: { title: 'Madrid – Bogotá: 512 US$ · Travesía', description: 'Visto hoy' },
          state: null,
        }),
      },
    });
    const { statusCode, body, headers } = await site.app.inject({ url: '/es/vuelos', headers: FROM_ROBOT });
    expect(statusCode).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('<meta property="og:title" content="Madrid – Bogotá: 512 US$ · Travesía">');
    expect(body).toContain('<meta property="og:description" content="Visto hoy">');
    expect(body).toContain('<meta property="og:image" content="http://site.test/share/es/vuelos.jpg">');
    const picture = await site.app.inject({ url: '/share/es/vuelos.jpg', headers: FROM_ROBOT });
    expect(picture.headers['content-type']).toBe('image/jpeg');
    await site.close();
  });

  it('a page whose remote says that it was taken away is 410, says so, and is not listed', async () => {
    const site = await openFixtureSite({
      fragments: {
        render: async () => ({ html: '', status: 410, head: { title: 'Nada' }, state: null }),
      },
    });
    const { statusCode, body } = await site.app.inject({ url: '/en/vuelos', headers: FROM_ROBOT });
    expect(statusCode).toBe(410);
    expect(body).toContain('<title>This page is gone · Travesía</title>');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(stateOf(body)).toMatchObject({ problem: 'gone', layout: 'not-found', fragments: [], status: 410 });
    await site.close();
  });

  describe('the cache of rendered pages (R-02)', () => {
    /** Names the renders that were not taken from the cache. */
    async function openCountedSite() {
      const rendered: string[] = [];
      const site = await openFixtureSite({
        fragments: {
          async render({ build }, { url, locale, currency }) {
            rendered.push([locale, url, currency, build].join(' '));
            return { html: `<p>${locale} ${url}</p>`, status: 200, head: {}, state: null };
          },
        },
      });
      const view = async (url: string, headers: Record<string, string> = FROM_ROBOT) => {
        rendered.length = 0;
        const { body } = await site.app.inject({ url, headers });
        return { body, rendered: [...rendered] };
      };
      return { site, view };
    }

    it('renders a public page once for each language and release', async () => {
      const { site, view } = await openCountedSite();
      const first = await view('/es/vuelos');
      expect(first.rendered).not.toEqual([]);
      expect(await view('/es/vuelos')).toEqual({ body: first.body, rendered: [] });
      expect((await view('/en/vuelos')).rendered).not.toEqual([]);
      site.feed.publish(FLIGHTS_MANIFEST, NEXT_BUILD);
      site.feed.setRules(2, { 'mfe-flights': { live: NEXT_BUILD, off: [] } });
      await site.refreshFeed();
      expect((await view('/es/vuelos')).rendered.join()).toContain(NEXT_BUILD);
      await site.close();
    });

    it('keeps no page with a query, which may hold anything', async () => {
      const { site, view } = await openCountedSite();
      const url = '/es/vuelos?for=ana@example.com';
      await view(url);
      expect((await view(url)).rendered).not.toEqual([]);
      await site.close();
    });

    it('holds nothing of a visitor but market, currency and country', async () => {
      const { site, view } = await openCountedSite();
      const visitor = (bucket: string) => ({ cookie: `currency=EUR; bucket=${bucket}` });
      const first = await view('/es/vuelos', visitor('a'));
      expect(stateOf(first.body).currency).toBe('EUR');
      expect((await view('/es/vuelos', visitor('b'))).rendered).toEqual([]);
      const other = await view('/es/vuelos');
      expect(other.rendered).not.toEqual([]);
      expect(stateOf(other.body).currency).not.toBe('EUR');
      await site.close();
    });
  });

  it('P-06: a shell that cannot be rendered here is rendered by the browser', async () => {
    const site = await openFixtureSite({
      renderShell: () => {
        throw new Error('no window');
      },
    });
    const { statusCode, body } = await site.app.inject({ url: '/es', headers: FROM_ROBOT });
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="shell"></div>');
    await site.close();
  });

  it('P-45: a fault answers 500 with words, a phone and a code, and nothing of the fault', async () => {
    const site = await openFixtureSite({
      fragments: {
        render: () => Promise.reject(new Error('secret detail')),
      },
    });
    const { statusCode, body } = await site.app.inject({ url: '/es', headers: FROM_ROBOT });
    expect(statusCode).toBe(500);
    expect(body).toContain('Error interno del servidor');
    expect(body).toMatch(/Código para el soporte: [\w-]{36}/);
    expect(body).not.toContain('secret detail');
    await site.close();
  });

  describe.each(['is away', 'has no database'])('an api that %s (B-44, P-45)', (what) => {
    const unavailable = JSON.stringify({ error: { code: 'unavailable' } });
    const api = createServer((_request, response) =>
      response.writeHead(503, { 'content-type': 'application/json' }).end(unavailable),
    );
    let site: FixtureSite;
    beforeAll(async () => {
      await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
      const { port } = api.address() as AddressInfo;
      site = await openFixtureSite(
        what === 'is away' ? {} : { environment: { API_URL: `http://127.0.0.1:${port}` } },
      );
    });
    afterAll(async () => {
      await site.close();
      api.close();
    });
    const open = (method: 'GET' | 'POST', url: string, accept: string) =>
      site.app.inject({ method, url, headers: { accept, 'accept-language': 'en' } });

    it.each([
      ['GET', '/api/payments/go?cartId=abc'],
      ['GET', '/api/payments/return/abc'],
      ['POST', '/api/payments/return/abc'],
      ['GET', '/api/payments/cancel/abc'],
    ] as const)('says to whom the bank sends by %s %s that nothing is paid twice', async (method, url) => {
      const { statusCode, headers, body } = await open(method, url, 'text/html,*/*;q=0.8');
      expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(body).toContain('<html lang="en">');
      expect(body).toContain('We cannot open your payment right now');
      expect(body).toContain('Do not pay again');
      expect(body).toContain(`<a href="${url}">Try again</a>`);
    });

    it('is told to a program as an error', async () => {
      const reply = await open('GET', '/api/payments/go?cartId=abc', '*/*');
      expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'unavailable']);
    });
  });

  it('P-09: maintenance answers every page with 503 and when to come back', async () => {
    const site = await openFixtureSite({ environment: { MAINTENANCE: 'on' } });
    const { statusCode, headers, body } = await site.app.inject({ url: '/es/vuelos', headers: FROM_ROBOT });
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('300');
    expect(stateOf(body)).toMatchObject({ problem: 'maintenance', layout: 'server-error' });
    await site.close();
  });

  it('X-20: on https cookies are secure and the site promises to stay there', async () => {
    const site = await openFixtureSite({
      environment: { SITE_ORIGIN: 'https://site.test', VAULT_ORIGIN: 'https://vault.test' },
    });
    const { headers, cookies } = await site.app.inject({ url: '/es', headers: FROM_ROBOT });
    expect(headers['strict-transport-security']).toMatch(/max-age=\d+/);
    expect(cookies.every(({ secure }) => secure === true)).toBe(true);
    await site.close();
  });
});
