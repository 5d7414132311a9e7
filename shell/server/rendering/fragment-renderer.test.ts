import { afterEach, describe, expect, it } from '@jest/globals';
import type { RenderRequest } from '@travesia/contracts';
import { createFixtureFeed, FIXTURE_BUILD, FLIGHTS_MANIFEST } from '@travesia/releases/testing';
import { createFragmentRenderer, type FragmentRenderer } from './fragment-renderer.ts';

const REQUEST: RenderRequest = {
  target: 'route',
  url: '/vuelos',
  hostId: 'page-mfe-flights',
  locale: 'es',
  market: {
    id: 'ES',
    defaultCurrency: 'EUR',
    numberLocale: { es: 'es-ES', en: 'en-GB' },
    contactNumber: '+34 900 555 010',
    paymentMode: 'provider',
  },
  currency: 'EUR',
  contactNumber: '+34 900 555 010',
  today: '2026-11-20',
};

describe('server rendering of remotes', () => {
  let renderer: FragmentRenderer | null = null;
  afterEach(() => renderer?.close());

  function open() {
    const feed = createFixtureFeed();
    const record = feed.publish(FLIGHTS_MANIFEST, FIXTURE_BUILD);
    const faults: string[] = [];
    renderer = createFragmentRenderer({
      feedFolder: feed.folder,
      deadlineMs: 2_000,
      onFault: (release, fault) => faults.push(`${release}: ${fault}`),
    });
    const draw = (url: string) => renderer?.render(record, { ...REQUEST, url });
    return { draw, faults };
  }

  it('a page is drawn by the release’s own bundle', async () => {
    const { draw } = open();
    expect(await draw('/vuelos')).toMatchObject({ html: '<p>route es</p>', state: { drawn: true } });
  });

  it('X-20: the code of a remote sees no environment and no file but releases', async () => {
    const { draw } = open();
    expect((await draw('/env'))?.html).toBe('{}');
    expect((await draw('/secrets'))?.html).toBe('ERR_ACCESS_DENIED');
  });

  it('an endless loop is killed and the browser draws instead', async () => {
    const { draw, faults } = open();
    await draw('/vuelos');
    expect(await draw('/endless')).toBeNull();
    // On a busy machine the site's own patience may end first: either way the browser draws.
    expect(faults.join()).toMatch(/not drawn within 2000 ms|no answer from the rendering process/);
  });
});
