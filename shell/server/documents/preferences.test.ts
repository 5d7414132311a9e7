import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openFixtureSite, type FixtureSite } from '../testing/fixture-site.ts';
import { safeReturn } from './preferences.ts';

describe('market and currency', () => {
  let site: FixtureSite;
  beforeAll(async () => {
    site = await openFixtureSite();
  });
  afterAll(() => site.close());
  const choose = (payload: string, headers: Record<string, string> = { origin: 'http://site.test' }) =>
    site.app.inject({
      method: 'POST',
      url: '/preferences',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    });

  it('P-49: the choice is remembered and the visitor is back on the same page', async () => {
    const reply = await choose('market=CO&currency=EUR&return=%2Fen%2Fvuelos%3Fa%3D1');
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/en/vuelos?a=1');
    expect(reply.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['market', 'CO'],
      ['currency', 'EUR'],
    ]);
  });

  it('P-49: the language of the choice is remembered, and the page comes back in it', async () => {
    const reply = await choose('market=MX&currency=MXN&language=es&return=%2Fen%2Fvuelos%3Fa%3D1');
    expect(reply.headers.location).toBe('/es/vuelos?a=1');
    expect(reply.cookies.map(({ name, value }) => [name, value])).toContainEqual(['lang', 'es']);
    expect((await choose('language=fr&return=%2Fen%2Fvuelos')).headers.location).toBe('/en/vuelos');
  });

  it('P-49: an open page is told where it stands by the choice, without a new document', async () => {
    const asked = { origin: 'http://site.test', accept: 'application/json' };
    const reply = await choose('market=MX&currency=USD&language=en', asked);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toMatchObject({
      market: { id: 'MX' },
      currency: 'USD',
      contactNumber: '+52 55 5555 0120',
      isMarketChosen: true,
      onSale: ['mfe-flights'],
    });
    expect(reply.cookies.map(({ name }) => name)).toEqual(['market', 'currency', 'lang']);
  });

  it('P-05: an open page may ask where it stands by now', async () => {
    const reply = await site.app.inject({ url: '/preferences.json', headers: { cookie: 'market=PE' } });
    expect(reply.json()).toMatchObject({ market: { id: 'PE' }, currency: 'PEN', isMarketChosen: true });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('P-49: markets that do not exist and currencies that are none are left out', async () => {
    const reply = await choose('market=ZZ&currency=euro');
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/');
    expect(reply.cookies).toEqual([]);
  });

  it.each([
    [{ origin: 'https://evil.tld' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'content-type': 'text/plain', origin: 'http://site.test' }, 415],
  ] as const)('another site cannot choose for the visitor: %j', async (headers, status) => {
    expect((await choose('market=CO', headers as unknown as Record<string, string>)).statusCode).toBe(status);
  });

  it('forgets every cookie of the site when its own page asks, and only then', async () => {
    const ask = (origin: string) => site.app.inject({ method: 'POST', url: '/forget', headers: { origin } });
    const reply = await ask('http://site.test');
    expect(reply.statusCode).toBe(204);
    expect(reply.headers['clear-site-data']).toBe('"cookies"');
    expect(reply.cookies.map(({ name, value }) => [name, value])).toEqual(
      ['lang', 'market', 'currency', 'bucket', 'viewport', 'visit', 'measuring'].map((name) => [name, '']),
    );
    expect((await ask('https://evil.tld')).statusCode).toBe(403);
  });

  it.each([
    ['//evil.tld', '/evil.tld'],
    ['/\\evil.tld', '/evil.tld'],
    ['https://evil.tld', '/'],
    ['javascript:alert(1)', '/'],
    ['/en\r\nset-cookie: a=b', '/'],
    ['/en/vuelos?a=1#x', '/en/vuelos?a=1'],
    [null, '/'],
  ])('P-38: %j leads back to %s', (target, safe) => {
    expect(safeReturn(target)).toBe(safe);
  });
});
