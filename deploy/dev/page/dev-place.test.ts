import { describe, expect, it } from '@jest/globals';
import { placeOf } from './dev-place.ts';

describe('what a page for one remote shows', () => {
  it.each([
    ['/es/cruceros', '', { locale: 'es', path: '/cruceros', target: 'route' }],
    ['/en/cruceros', '?puerto=miami', { locale: 'en', path: '/cruceros?puerto=miami', target: 'route' }],
    ['/cruceros', '', { locale: 'es', path: '/cruceros', target: 'route' }],
    ['/en', '', { locale: 'en', path: '/', target: 'route' }],
    ['/en/widget/phone-deals', '', { locale: 'en', path: '/', target: 'phone-deals' }],
  ])('%s%s', (pathname, search, place) => {
    expect(placeOf({ pathname, search })).toEqual(place);
  });
});
