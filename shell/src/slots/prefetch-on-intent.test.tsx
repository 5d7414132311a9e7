import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DocumentRemote, RemoteRoute } from '@travesia/contracts';
import { remoteOfLink } from './prefetch-on-intent.ts';

const route = (path: string): RemoteRoute => ({
  path,
  layout: 'custom',
  serverRendered: false,
  noindex: false,
  title: { es: '', en: '' },
});
const remote = (name: string, path: string, enabled = true): DocumentRemote => ({
  name,
  build: 'aaaaaaaa1111',
  enabled,
  record: null,
  manifest: {
    name,
    platformMajor: 1,
    routes: [route(path)],
    slots: [],
    menu: [],
    defaultMarkets: null,
    failureClass: 'primary',
    locales: ['es', 'en'],
  },
});
const remotes = [remote('mfe-flights', '/vuelos'), remote('mfe-cruises', '/cruceros', false)];
const ORIGIN = window.location.origin;

function linkTo(href: string): Element {
  document.body.innerHTML = `<a href="${href}"><span>go</span></a>`;
  return document.querySelector('span') as Element;
}

describe('a link that is pointed at', () => {
  beforeEach(() => document.body.replaceChildren());

  it.each(['/es/vuelos', '/en/vuelos?adults=2', '/vuelos', `${ORIGIN}/es/vuelos#top`])(
    'P-01: %s brings the remote it leads to',
    (href) => {
      expect(remoteOfLink(linkTo(href), ORIGIN, remotes)?.name).toBe('mfe-flights');
    },
  );

  it.each([
    ['another site', 'https://other.example/es/vuelos'],
    ['the number to call', 'tel:+34900555010'],
    ['the payment document', '/es/booking/BillingSummary'],
    ['the home', '/es'],
    ['a page nobody has', '/es/nada'],
    ['a product that is off here', '/es/cruceros'],
  ])('%s brings nothing', (_what, href) => {
    expect(remoteOfLink(linkTo(href), ORIGIN, remotes)).toBeNull();
  });

  it('what is no link brings nothing', () => {
    expect(remoteOfLink(document.body, ORIGIN, remotes)).toBeNull();
    expect(remoteOfLink(null, ORIGIN, remotes)).toBeNull();
  });
});
