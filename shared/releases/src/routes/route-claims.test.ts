import { describe, expect, it } from '@jest/globals';
import { FLIGHTS_MANIFEST } from '../testing/fixture-feed.ts';
import { refusalOfRoutes, withRoutesOf, type RouteClaim } from './route-claims.ts';

const remote = (name: string, paths: readonly string[], menu: readonly string[] = []) => ({
  name,
  routes: paths.map((path) => ({ ...FLIGHTS_MANIFEST.routes[0]!, path })),
  menu: menu.map((path) => ({ path, order: 1, label: { es: path, en: path } })),
});

const FIRST = [
  remote('mfe-content', ['/:countryPage', '/:content/:article', '/articulos', '/aerolineas/:airlineName']),
  remote('mfe-flights', ['/vuelos', '/:url/results', '/booking/summary']),
  remote('mfe-booking-lookup', ['/user/my-journey', '/user/my-journey/booking-detail']),
];
const CLAIMS = FIRST.reduce<RouteClaim[]>((claims, each) => withRoutesOf(each, claims), []);

describe('routes belong to who had them first', () => {
  it('A3: the site’s own remotes live side by side, in whatever order they come', () => {
    for (const order of [FIRST, FIRST.toReversed()]) {
      let claims: RouteClaim[] = [];
      for (const each of order) {
        expect(refusalOfRoutes(each, claims, true)).toBeNull();
        claims = withRoutesOf(each, claims);
      }
    }
  });

  it.each([
    ['/vuelos', 'belongs to mfe-flights'],
    ['/vuelos/:x?', 'belongs to mfe-flights'],
    ['/Vuelos/:x?', 'belongs to mfe-flights'],
    ['/booking/summary/:x?', 'belongs to mfe-flights'],
    ['/booking/:step', 'is a page of the shell'],
    ['/user/my-journey/:x?', 'belongs to mfe-booking-lookup'],
    ['/user/*', 'belongs to mfe-booking-lookup'],
    ['/articulos/:article', 'belongs to mfe-content'],
    ['/booking/billingsummary', 'is a page of the shell'],
    ['/hoteles/booking/:step', 'is a page of the shell'],
    ['/ops/:x?', 'is a page of the shell'],
    ['/api/session', 'is a page of the shell'],
    ['/:x/results', 'begins with any text'],
    ['/vuelos?/:x?', 'begins with any text'],
    ['/:a?/:b?/:c?', 'begins with any text'],
    ['/*', 'begins with any text'],
  ])('A3: another team’s release with %s is refused: %s', (path, words) => {
    expect(refusalOfRoutes(remote('mfe-hostile', [path]), CLAIMS, false)).toContain(words);
  });

  describe('orders', () => {
    const order = (kind: string, base: string, ends = base) => ({
      kind,
      paths: {
        results: base,
        summary: `${base}/booking/summary`,
        waiting: `${ends}/booking/waiting`,
        success: `${ends}/booking/success`,
      },
    });
    const insurance = remote('mfe-insurance', ['/seguros', '/seguros/booking/summary']);
    const claims = withRoutesOf({ ...insurance, orders: [order('insurance', '/seguros')] }, CLAIMS);

    it('A3: a kind of order belongs to who sold it first', () => {
      const hostile = remote('mfe-hostile', ['/hostil', '/hostil/booking/summary']);
      const refusal = refusalOfRoutes({ ...hostile, orders: [order('insurance', '/hostil')] }, claims, false);
      expect(refusal).toContain('belong to mfe-insurance');
      const same = { ...insurance, orders: [order('insurance', '/seguros')] };
      expect(refusalOfRoutes(same, claims, false)).toBeNull();
    });

    it.each([
      ['are filled in on', order('walk', '/vuelos')],
      ['end on', order('walk', '/seguros', '/user')],
    ])('A3: orders that %s another remote’s pages are refused', (_what, walk) => {
      expect(refusalOfRoutes({ ...insurance, orders: [walk] }, CLAIMS, false)).toContain(
        'is not of mfe-insurance',
      );
    });

    it('orders may end on the pages that all share', () => {
      const shared = { waiting: '/booking/authenticate/waiting', success: '/booking/confirm' };
      const walk = order('walk', '/seguros');
      const walks = { ...insurance, orders: [{ ...walk, paths: { ...walk.paths, ...shared } }] };
      expect(refusalOfRoutes(walks, CLAIMS, false)).toBeNull();
    });
  });

  it.each(['/seguros', '/seguros/:id?', '/seguros/*'])('a new vertical may begin with %s', (path) => {
    expect(refusalOfRoutes(remote('mfe-insurance', [path], ['/seguros']), CLAIMS, false)).toBeNull();
  });

  it('what a team has it keeps, also under a key for its remote only', () => {
    expect(refusalOfRoutes(FIRST[1]!, CLAIMS, false)).toBeNull();
  });

  it('P7: a menu entry leads to a page of its own remote', () => {
    const refusal = refusalOfRoutes(remote('mfe-insurance', ['/seguros'], ['/vuelos']), CLAIMS, false);
    expect(refusal).toContain('/vuelos is no page of mfe-insurance');
  });
});
