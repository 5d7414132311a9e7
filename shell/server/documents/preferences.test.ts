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
