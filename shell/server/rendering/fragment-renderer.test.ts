import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { RenderRequest } from '@travesia/contracts';
import { createFixtureFeed, FIXTURE_BUILD, FLIGHTS_MANIFEST, SLOW_BUILD } from '@travesia/releases/testing';
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

  function open({ deadlineMs = 2_000, build = FIXTURE_BUILD } = {}) {
    const feed = createFixtureFeed();
    const record = feed.publish(FLIGHTS_MANIFEST, build);
    const faults: string[] = [];
    renderer = createFragmentRenderer({
      feedFolder: feed.folder,
      deadlineMs,
      onFault: (release, fault) => faults.push(`${release}: ${fault}`),
    });
    const render = (url: string) => renderer?.render(record, { ...REQUEST, url });
    const warm = (...urls: string[]) =>
      renderer?.warm(
        record,
        urls.map((url) => ({ ...REQUEST, url })),
      );
    return { render, warm, faults };
  }

  it('a page is rendered by the release’s own bundle', async () => {
    const { render } = open();
    expect(await render('/vuelos')).toMatchObject({ html: '<p>route es</p>', state: { rendered: true } });
  });

  it('X-20: the code of a remote sees the language and nothing of Node or the web', async () => {
    const { render } = open();
    const globals = (await render('/globals'))?.html.split(' ') ?? [];
    expect(globals).toContain('JSON');
    const foreign =
      /^(process|require|Buffer|fetch|setTimeout|WebAssembly|SharedArrayBuffer|Atomics|_ivm.*)$/;
    expect(globals.filter((name) => foreign.test(name))).toEqual([]);
  });

  it('P-03: the first document of a release that was warmed is rendered in time, of another it is not', async () => {
    const { warm, render, faults } = open({ deadlineMs: 300, build: SLOW_BUILD });
    expect(await render('/vuelos')).toBeNull();
    await warm('/vuelos', '/globals');
    expect(await render('/vuelos')).toMatchObject({ html: '<p>route es</p>' });
    expect(faults).toEqual([]);
  });

  it('P-06: a bundle that breaks while it is warmed is asked nothing more, and told once', async () => {
    const { warm, faults } = open();
    await warm('/throws', '/throws');
    expect(faults).toEqual([expect.stringContaining('broken bundle')]);
  });

  it('an endless loop is killed and the browser renders instead', async () => {
    const { render, faults } = open();
    await render('/vuelos');
    expect(await render('/endless')).toBeNull();
    // On a busy machine the document's own patience may end first: the fault follows.
    while (faults.length === 0) await pause(20);
    expect(faults.join()).toMatch(/timed out|not rendered within 2000 ms/);
  });
});
