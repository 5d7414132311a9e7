import { describe, expect, it } from '@jest/globals';
import { remoteOfRelease, remotesIn, workerRule, type WorkerRequest } from './worker-rules.ts';

const SITE = 'https://travesia.example';
const rule = (path: string, request: Partial<WorkerRequest> = {}) =>
  workerRule(
    { method: 'GET', mode: 'no-cors', url: SITE + path, referrer: `${SITE}/es`, integrity: '', ...request },
    SITE,
  );

describe('what passes the service worker (P-26)', () => {
  it.each([
    ['/assets/shell.a1b2c3d4e5.js', 'asset'],
    ['/r/mfe-flights/aaaaaaaa1111/main.22222.js', 'release'],
    ['/r/mfe-flights/aaaaaaaa1111/chunk.33333.css', 'release'],
    ['/releases.json', 'releases'],
    ['/api/search/airports?term=mad', 'public-read'],
    ['/api/currencyExchange', 'public-read'],
  ])('%s is %s', (path, expected) => {
    expect(rule(path, { integrity: 'sha384-abc' })).toBe(expected);
  });

  it.each(['/assets/figtree.a1b2c3d4e5.woff2', '/r/mfe-flights/aaaaaaaa1111/picture.webp'])(
    'A7: %s has no digest in the document and is never served from a cache that pages can write',
    (path) => {
      expect(rule(path)).toBe('untouched');
    },
  );

  it('A7: files belong to the remote of their folder, and to those that the site offers', () => {
    expect(remoteOfRelease(`${SITE}/r/mfe-ships/aaaaaaaa1111/main.js`)).toBe('mfe-ships');
    expect([...remotesIn([{ name: 'mfe-flights', build: 'b' }, null, { name: 7 }])]).toEqual(['mfe-flights']);
    expect(remotesIn({ error: 'x' }).size).toBe(0);
  });

  it.each([
    '/es',
    '/en/vuelos',
    '/es/mad-bog/results?from=MAD',
    '/es/booking/summary',
    '/es/user/my-journey',
  ])('the document %s is fetched, never kept, and replaced when there is no connection', (path) => {
    expect(rule(path, { mode: 'navigate' })).toBe('document');
  });

  it.each([
    '/es/booking/BillingSummary',
    '/en/booking/authenticate/waiting?cartId=c',
    '/es/booking/confirm',
    '/hoteles/booking/success',
    '/en/turs/booking/waiting',
  ])('S-01: the payment document %s stays outside', (path) => {
    expect(rule(path, { mode: 'navigate', referrer: '' })).toBe('untouched');
    expect(rule('/assets/checkout.a1b2c3d4e5.js', { referrer: SITE + path })).toBe('untouched');
  });

  it.each([
    '/api/user/session/order-view',
    '/api/user/session/provider/status',
    '/api/booking?userId=1',
    '/api/booking/lookup',
    '/api/payments/go?cartId=c',
    '/api/air/flightOffer/off_1',
    '/api/airports/nearby?lat=40.42&lon=-3.70',
    '/api/graphql',
    '/r/mfe-flights/current.json',
    '/r/mfe-flights/aaaaaaaa1111/record.json',
    '/preferences.json',
    '/ops',
    '/ops/api/overview',
    '/desk',
    '/desk/api/session',
    '/builds/latest.json',
    '/vault/card',
    '/sw.js',
  ])('%s is never kept', (path) => {
    expect(rule(path)).toBe('untouched');
  });

  it('what is sent, and what belongs to another site, is not ours', () => {
    expect(rule('/api/search/airports', { method: 'POST' })).toBe('untouched');
    expect(rule('', { url: 'https://other.example/assets/x.js' })).toBe('untouched');
  });
});
