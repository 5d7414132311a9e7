import { describe, expect, it } from '@jest/globals';
import type { RemoteManifest } from '@travesia/contracts';
import { resolvePage, type RoutedRemote } from './resolve-page.ts';

function remote(name: string, paths: readonly string[], enabled = true): RoutedRemote {
  const manifest: RemoteManifest = {
    name,
    platformMajor: 1,
    routes: paths.map((path) => ({
      path,
      layout: 'custom',
      serverRendered: false,
      noindex: false,
      title: { es: path, en: path },
    })),
    slots: [],
    menu: [],
    defaultMarkets: null,
    failureClass: 'primary',
    locales: ['es', 'en'],
  };
  return { name, enabled, manifest };
}

/** A remote whose orders end on pages of their own. */
function selling(base: string, seller: RoutedRemote): RoutedRemote {
  const paths = {
    results: `${base}/result`,
    summary: `${base}/booking/summary`,
    waiting: `${base}/booking/waiting`,
    success: `${base}/booking/success`,
  };
  return { ...seller, manifest: { ...seller.manifest, orders: [{ kind: 'walk', paths }] } };
}

// Content comes first, so that an order of arrival would answer wrongly.
const REMOTES = [
  remote('mfe-content', [
    '/:countryPage',
    '/:content/:article',
    '/:content/:subpath/:article',
    '/aerolineas',
    '/aeropuertos',
    '/articulos',
    '/noticias',
    '/aerolineas/:airlineName',
    '/contacta-con-nosotras',
  ]),
  remote('mfe-flights', ['/:url/results', '/vuelos', '/booking/summary']),
  remote('mfe-booking-lookup', ['/user/my-journey']),
  remote('mfe-cruises', ['/cruceros']),
  selling('/walks', remote('mfe-walks', ['/walks/result'])),
  selling('/hoteles', remote('mfe-hotels', ['/hoteles/result', '/hoteles/summary'], false)),
];

const patternOf = (path: string) => {
  const page = resolvePage(path, REMOTES);
  return page.kind === 'remote' || page.kind === 'checkout' ? page.route.path : page.kind;
};

describe('route precedence', () => {
  it.each([
    ['/', 'home'],
    ['/vuelos', '/vuelos'],
    ['/mad-bog/results', '/:url/results'],
    ['/booking/summary', '/booking/summary'],
    ['/booking/BillingSummary', '/booking/BillingSummary'],
    ['/booking/authenticate/waiting', '/booking/authenticate/waiting'],
    ['/walks/booking/waiting', '/walks/booking/waiting'],
    ['/Walks/booking/Success', '/walks/booking/success'],
    // A payment goes on where its product was switched off meanwhile.
    ['/hoteles/booking/success', '/hoteles/booking/success'],
    // Nobody sells anything that ends here.
    ['/trains/booking/waiting', '/:content/:subpath/:article'],
    ['/aerolineas', '/aerolineas'],
    ['/aerolineas/iberia', '/aerolineas/:airlineName'],
    ['/contacta-con-nosotras', '/contacta-con-nosotras'],
    ['/espana', '/:countryPage'],
    ['/guias/madrid', '/:content/:article'],
    ['/guias/espana/madrid', '/:content/:subpath/:article'],
    ['/articulos/spirit-airlines', '/:content/:article'],
    ['/a/b/c/d', 'not-found'],
  ])('P-34: %s is %s', (path, pattern) => {
    expect(patternOf(path)).toBe(pattern);
  });

  it('A3: a pattern that begins with any text never answers where a remote named the word', () => {
    const others = [remote('mfe-other', ['/:a?/:b?/:c?', '/*']), ...REMOTES];
    const page = resolvePage('/vuelos', others);
    expect(page).toMatchObject({ kind: 'remote', remote: 'mfe-flights' });
    expect(resolvePage('/booking/summary', others)).toMatchObject({ remote: 'mfe-flights' });
  });

  it.each([
    'booking',
    'hoteles',
    'walks',
    'user',
    'airlines',
    'cruceros',
    'api',
    'builds',
    'r',
    'desk',
    'ops',
    'graphql',
    'es',
    'en',
  ])('P-12 P-34: %s is neither a search nor a content folder', (segment) => {
    expect(patternOf(`/${segment}/results`)).toBe('not-found');
    expect(patternOf(`/${segment}/anything`)).toBe('not-found');
    expect(patternOf(`/${segment}/any/thing`)).toBe('not-found');
  });

  it('P-34: a remote may have a word and any text, and keeps both', () => {
    expect(patternOf('/vuelos/results')).toBe('/:url/results');
    expect(patternOf('/vuelos/anything')).toBe('not-found');
    expect(patternOf('/articulos')).toBe('/articulos');
  });

  it.each(['aeropuertos', 'articulos', 'noticias'])(
    'P-34: /%s/results is an article, not a search',
    (segment) => {
      expect(patternOf(`/${segment}/results`)).toBe('/:content/:article');
    },
  );

  it('P-02: a page of a product that is off here says so', () => {
    expect(resolvePage('/hoteles/result', REMOTES)).toEqual({
      kind: 'not-sold-here',
      layout: 'not-found',
      remote: 'mfe-hotels',
    });
  });

  it('P-44: a remote that is off leaves addresses that any text could have to the 404 page', () => {
    const off = [remote('mfe-content', ['/:countryPage', '/aerolineas'], false)];
    expect(resolvePage('/espana', off).kind).toBe('not-found');
    expect(resolvePage('/aerolineas', off).kind).toBe('not-sold-here');
  });
});
