import { describe, expect, it } from '@jest/globals';
import { haveCommonAddress, ORDER_PAGES, SHELL_PAGES } from '@travesia/releases';
import { CHECKOUT_ROUTES, findCheckoutRoute } from '../../src/routing/checkout-routes.ts';

describe('pages of the shell', () => {
  it.each(CHECKOUT_ROUTES.map(({ path }) => path))('A3: no release may have a route at %s', (path) => {
    expect(SHELL_PAGES.some((page) => haveCommonAddress(page, path))).toBe(true);
  });

  it.each(ORDER_PAGES)('A3: what looks like %s is a document of the checkout', (page) => {
    expect(findCheckoutRoute(page.replace(':product', 'walks'))).toMatchObject({ isOwn: true });
  });
});
