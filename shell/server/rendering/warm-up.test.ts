import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { DocumentStateSchema, type DocumentState } from '@travesia/contracts';
import { createFixtureFeed, FIXTURE_BUILD, FLIGHTS_MANIFEST, SLOW_BUILD } from '@travesia/releases/testing';
import * as v from 'valibot';
import { DEFAULT_MARKET, readMarkets } from '../documents/markets.ts';
import { openFixtureSite, type FixtureSite } from '../testing/fixture-site.ts';
import { createFragmentRenderer, type FragmentRenderer } from './fragment-renderer.ts';
import { firstRenders } from './warm-up.ts';

const MARKET = readMarkets('shell/markets').get(DEFAULT_MARKET);
if (!MARKET) throw new Error('the default market is missing');

describe('a release comes in while the site is being read', () => {
  let renderer: FragmentRenderer | null = null;
  let site: FixtureSite | null = null;
  afterEach(async () => {
    renderer?.close();
    await site?.close();
  });

  it('P-03: whoever gets it first gets it rendered; until then everybody has the one before', async () => {
    const feed = createFixtureFeed();
    const own = createFragmentRenderer({ feedFolder: feed.folder, deadlineMs: 400, onFault: () => {} });
    renderer = own;
    const opened = await openFixtureSite({
      feed,
      fragments: own,
      prepare: (record) => own.warm(record, firstRenders(record, MARKET, Date.now())),
    });
    site = opened;
    /** The build that a document names, and whether its page was rendered. */
    async function read() {
      const { body } = await opened.app.inject({ url: '/es/vuelos', headers: { host: 'site.test' } });
      const block = /id="document-state"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
      const state: DocumentState = v.parse(DocumentStateSchema, JSON.parse(block));
      const build = state.remotes.find(({ name }) => name === FLIGHTS_MANIFEST.name)?.build;
      return { build, isRendered: body.includes('<p>route es</p>') };
    }
    while (!(await read()).isRendered) await pause(20);

    feed.publish(FLIGHTS_MANIFEST, SLOW_BUILD);
    feed.setRules(2, { [FLIGHTS_MANIFEST.name]: { live: SLOW_BUILD, off: [] } });
    await opened.refreshFeed();
    const seen = [await read()];
    while (seen.at(-1)?.build !== SLOW_BUILD) {
      await pause(20);
      seen.push(await read());
    }
    expect(seen[0]).toEqual({ build: FIXTURE_BUILD, isRendered: true });
    expect(seen.filter(({ isRendered }) => !isRendered)).toEqual([]);
  });
});
