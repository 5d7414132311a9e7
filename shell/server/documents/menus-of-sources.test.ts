import { afterEach, describe, expect, it } from '@jest/globals';
import { createFixtureFeed, FIXTURE_BUILD, FLIGHTS_MANIFEST } from '@travesia/releases/testing';
import { openFixtureSite, type FixtureSite } from '../testing/fixture-site.ts';

const BUILD = 'ccccccccc333';
const LABEL = 'Cruceros de prueba';
let site: FixtureSite;
afterEach(() => site.close());

/** A site with a second remote that needs cruises. */
async function openSite(environment: Record<string, string>) {
  const feed = createFixtureFeed();
  feed.publish(
    {
      ...FLIGHTS_MANIFEST,
      name: 'mfe-ships',
      routes: FLIGHTS_MANIFEST.routes
        .slice(0, 1)
        .map((route) => ({ ...route, path: '/barcos', name: 'ships' })),
      slots: [],
      needs: ['cruises'],
      menu: [{ path: '/barcos', order: 50, label: { es: LABEL, en: 'Test cruises' } }],
    },
    BUILD,
  );
  site = await openFixtureSite({ feed, environment });
  feed.setRules(2, {
    'mfe-flights': { live: FIXTURE_BUILD, off: [] },
    'mfe-ships': { live: BUILD, off: [] },
  });
  await site.refreshFeed();
  const document = await site.app.inject({ url: '/es', headers: { host: 'site.test' } });
  const ready = await site.app.inject({ url: '/readyz', headers: { host: 'site.test' } });
  return { hasEntry: document.body.includes(LABEL), ready: ready.json() as { cruises: string } };
}

describe('W-11: a site without a source of cruises', () => {
  it('has no entry in the menu, and says so', async () => {
    const { hasEntry, ready } = await openSite({ CRUISE_SOURCE_URL: '' });
    expect([hasEntry, ready.cruises]).toEqual([false, 'off']);
  });

  it('has it with one', async () => {
    const { hasEntry, ready } = await openSite({ CRUISE_SOURCE_URL: 'https://ships.test/cruises' });
    expect([hasEntry, ready.cruises]).toEqual([true, 'on']);
  });
});
