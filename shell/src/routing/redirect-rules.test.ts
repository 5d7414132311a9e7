import { describe, expect, it } from '@jest/globals';
import { splitLocale } from './locale-path.ts';
import { findLoops, findRedirect, isSoundRule, REDIRECT_RULES } from './redirect-rules.ts';

describe('redirects', () => {
  it.each([
    ['/vuelos/', '', '/vuelos'],
    ['/es/', '', '/es'],
    ['//vuelos', '', '/vuelos'],
    ['/en//vuelos///', '?a=1&b=%2F', '/en/vuelos?a=1&b=%2F'],
    ['/user', '', '/'],
    ['/en/user', '?x=1', '/en?x=1'],
    ['/es/user/', '', '/es'],
    ['/aerolineas/turkish-airline', '', '/aerolineas/turkish-airlines'],
    ['/en/aerolineas/turkish-airline/', '', '/en/aerolineas/turkish-airlines'],
    ['/articulos/spirt-airlines', '', '/articulos/spirit-airlines'],
    ['/booking/billingsummary', '?orderId=1', '/booking/BillingSummary?orderId=1'],
    ['/en/BOOKING/BILLINGSUMMARY', '', '/en/booking/BillingSummary'],
  ])('P-35 P-36 P-37 F-34: %s%s goes to %s', (pathname, search, to) => {
    expect(findRedirect(pathname, search)).toEqual({ to, status: 301, isExternal: false });
  });

  it.each([
    ['/es/hoteles', '/es/hoteles/result'],
    ['/en/activities/', '/en/activities/result'],
    ['/turs', '/turs/result'],
  ])('an address that was cut short goes to its search: %s to %s', (pathname, to) => {
    expect(findRedirect(pathname, '')).toEqual({ to, status: 302, isExternal: false });
  });

  it.each([
    '/',
    '/es',
    '/en',
    '/vuelos',
    '/es/vuelos',
    '/espana',
    '/booking/BillingSummary',
    '/user/my-journey',
  ])('P-35: %s stays where it is', (pathname) => {
    expect(findRedirect(pathname, '?q=1')).toBeNull();
  });

  it.each([
    '//evil.tld',
    '///evil.tld/',
    '/\\evil.tld',
    '/\\/evil.tld',
    '\\\\evil.tld',
    '/es//evil.tld',
    '/es/\\evil.tld',
    '/en///evil.tld//x/',
    '//evil.tld/%2e%2e',
  ])('P-38: %s never leads to another site', (pathname) => {
    const redirect = findRedirect(pathname, '');
    expect(redirect?.to).toMatch(/^\/[^/\\]/);
    expect(new URL(redirect?.to ?? '', 'https://site.test').origin).toBe('https://site.test');
  });

  it('P-38: an external target is announced as a full page load', () => {
    const rules = [{ from: '/blog', to: 'https://blog.example/', status: 302 }] as const;
    expect(findRedirect('/en/blog', '?a=1', rules)).toEqual({
      to: 'https://blog.example/',
      status: 302,
      isExternal: true,
    });
  });

  it('P-38: a chain of rules is one redirect', () => {
    const rules = [
      { from: '/a', to: '/b', status: 301 },
      { from: '/b', to: '/c', status: 301 },
    ] as const;
    expect(findRedirect('/es/a', '', rules)?.to).toBe('/es/c');
  });

  it('P-38: the rules of the site are sound and form no loop', () => {
    expect(findLoops(REDIRECT_RULES)).toEqual([]);
    expect(REDIRECT_RULES.filter((rule) => !isSoundRule(rule))).toEqual([]);
  });

  it('P-38: a loop is found, however long', () => {
    const rules = [
      { from: '/a', to: '/b', status: 301 },
      { from: '/b', to: '/c', status: 301 },
      { from: '/c', to: '/a', status: 301 },
      { from: '/d', to: '/e', status: 301 },
    ] as const;
    expect(findLoops(rules)).toEqual(['/a', '/b', '/c']);
    expect(isSoundRule({ from: '/a', to: '//evil.tld', status: 301 })).toBe(false);
    expect(isSoundRule({ from: '/a', to: 'javascript:alert(1)', status: 301 })).toBe(false);
    expect(isSoundRule({ from: '/a', to: '/b', status: 200 as 301 })).toBe(false);
  });
});

describe('language prefix', () => {
  it.each([
    ['/es', 'es', '/'],
    ['/en/vuelos', 'en', '/vuelos'],
    ['/espana', null, '/espana'],
    ['/english/x', null, '/english/x'],
    ['/', null, '/'],
  ])('P-12: %s has language %s and path %s', (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
  });
});
