import { describe, expect, it } from '@jest/globals';
import type { RenderRequest } from '@travesia/contracts';
import { useQuery } from '@travesia/platform/libraries';
import { defineRemote, needKey, usePageHead, usePlatform, useServerNeed } from '../react/index.ts';
import { renderRemote } from './index.tsx';

const NEED = { method: 'GET', path: '/boats' } as const;

function Boats() {
  const { data } = useQuery<string[]>({ queryKey: needKey(usePlatform(), NEED), queryFn: () => [] });
  useServerNeed(data ? null : NEED);
  usePageHead({
    title: data ? `Boats: ${data.length}` : 'Boats',
    ...(data?.length === 0 && { status: 404 }),
    structuredData: [{ '@type': 'ItemList' }],
  });
  return <p>{data?.join(' and ') ?? 'reading'}</p>;
}

const boats = defineRemote({ name: 'mfe-boats', texts: [], routes: Boats, widgets: { boats: Boats } });

const REQUEST: RenderRequest = {
  target: 'route',
  url: '/boats',
  hostId: 'page-mfe-boats',
  locale: 'en',
  market: {
    id: 'US',
    defaultCurrency: 'USD',
    numberLocale: { es: 'es-US', en: 'en-US' },
    contactNumber: '+1 800 555 0100',
    paymentMode: 'provider',
  },
  currency: 'USD',
  contactNumber: '+1 800 555 0100',
  today: '2026-11-20',
};

describe('a remote rendered on the server', () => {
  it('says what it needs, and with the answer renders the page, its head and the state to hydrate with', () => {
    expect(renderRemote(boats, REQUEST)).toMatchObject({
      html: '<p>reading</p>',
      needs: [NEED],
      state: null,
    });
    const answers = [{ need: NEED, status: 200, body: ['Aurora', 'Brisa'] }];
    expect(renderRemote(boats, { ...REQUEST, answers })).toEqual({
      html: '<p>Aurora and Brisa</p>',
      status: 200,
      head: { title: 'Boats: 2 · Travesía', structuredData: [{ '@type': 'ItemList' }] },
      state: { queries: [[needKey(REQUEST, NEED), ['Aurora', 'Brisa']]] },
      needs: [],
    });
  });

  it('knows the country that the browser hydrates with', () => {
    const Country = () => usePlatform().countryCode ?? 'none';
    const remote = defineRemote({ name: 'mfe-boats', texts: [], routes: Country, widgets: {} });
    expect(renderRemote(remote, { ...REQUEST, countryCode: 'US' }).html).toBe('US');
    expect(renderRemote(remote, REQUEST).html).toBe('none');
  });

  it('E-10: a page may have its address elsewhere, and a picture', () => {
    const canonicalPath = '/airlines/iberia';
    function Airline() {
      usePageHead({ title: 'Iberia', canonicalPath, locales: ['es'], image: '/a.png', kind: 'article' });
      return null;
    }
    const airlines = defineRemote({ name: 'mfe-boats', texts: [], routes: Airline, widgets: {} });
    expect(renderRemote(airlines, REQUEST).head).toEqual({
      title: 'Iberia · Travesía',
      canonicalPath,
      locales: ['es'],
      image: '/a.png',
      kind: 'article',
    });
  });

  it('P-44: what is not there has its status', () => {
    const answers = [{ need: NEED, status: 200, body: [] }];
    expect(renderRemote(boats, { ...REQUEST, answers }).status).toBe(404);
  });

  it('a page whose read failed is 503 and asks no second time; a widget does not change the page', () => {
    const answers = [{ need: NEED, status: 504 }];
    expect(renderRemote(boats, { ...REQUEST, answers })).toMatchObject({ status: 503, needs: [] });
    expect(renderRemote(boats, { ...REQUEST, target: 'boats', answers }).status).toBe(200);
  });
});
