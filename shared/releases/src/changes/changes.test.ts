import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { MarketSettings } from '@travesia/contracts';
import {
  FEED,
  followSettings,
  followTrustedKeys,
  newestOf,
  openReleaseFeed,
  readTrustedKeys,
  type KeyScope,
} from '../feed/index.ts';
import { cancelPlan, canary, changeSettings, planToggle, promote, readFeed, toggle } from './index.ts';
import { FIRST, openAccess, REMOTE, SECOND } from './testing.ts';

const NOW_MS = Date.parse('2026-11-20T10:00:00.000Z');
const HOUR_MS = 3_600_000;
const LATER = '2026-11-20T12:00:00.000Z';
const SETTINGS: MarketSettings = {
  contactNumber: '+52 55 5555 9999',
  defaultCurrency: 'MXN',
  paymentMode: 'card',
  fees: { safi: 3 },
  phoneDeals: [],
};

/** A feed, and the moment its commands are given at. */
function atNoon() {
  let nowMs = NOW_MS;
  const access = { ...openAccess(), nowMs: () => nowMs };
  return {
    access,
    pass: (ms: number) => {
      nowMs += ms;
    },
    rules: async () => newestOf(await readFeed(access))?.remotes[REMOTE],
    states: async () => (await readFeed(access)).states.length,
    openFeed: () =>
      openReleaseFeed({
        folder: access.feedFolder,
        trusted: followTrustedKeys(access.trustedFolder, () => {}),
        pollMs: 60_000,
        onRefused: () => {},
        nowMs: () => nowMs,
      }),
  };
}

describe('a planned change', () => {
  it('P-02: comes due in a site that runs, without anybody writing anything', async () => {
    const { access, pass, openFeed, states } = atNoon();
    await planToggle(access, REMOTE, { market: 'MX', position: 'off', at: LATER });
    const feed = await openFeed();
    const off = () => feed.current().remotes.get(REMOTE)?.rule.off;
    expect(off()).toEqual([]);
    pass(2 * HOUR_MS);
    await feed.refresh();
    expect(off()).toEqual(['MX']);
    expect(await states()).toBe(2);
    feed.close();
  });

  it('P-02: what came due is written down with the next change, and is nobody’s doing then', async () => {
    const { access, pass, rules } = atNoon();
    await planToggle(access, REMOTE, { market: 'MX', position: 'off', at: LATER });
    pass(3 * HOUR_MS);
    const { privateKey: key } = generateKeyPairSync('ed25519');
    access.trust('bogota', key, { role: 'owner', remotes: '*', markets: ['CO'] });
    await toggle({ ...access, key }, REMOTE, 'CO', 'off');
    expect(await rules()).toMatchObject({ off: ['MX', 'CO'], planned: [] });
  });

  it('is planned once, and can be called off', async () => {
    const { access, rules } = atNoon();
    const plan = { market: 'MX', position: 'off', at: LATER } as const;
    await planToggle(access, REMOTE, plan);
    await planToggle(access, REMOTE, plan);
    expect((await rules())?.planned).toEqual([plan]);
    await cancelPlan(access, REMOTE, plan);
    expect((await rules())?.planned).toEqual([]);
    await expect(cancelPlan(access, REMOTE, plan)).rejects.toThrow('nothing is planned');
  });

  it.each([
    ['that has passed', '2026-11-20T09:59:59.000Z', 'has passed'],
    ['more than a year ahead', '2028-01-01T00:00:00.000Z', 'more than a year'],
    ['that is none', 'soon', 'has passed'],
  ])('a moment %s is refused', async (_what, at, words) => {
    const { access } = atNoon();
    await expect(planToggle(access, REMOTE, { market: 'MX', position: 'off', at })).rejects.toThrow(words);
  });
});

describe('the settings of a market (P-49)', () => {
  it('are a signed state like the rules; whoever follows the feed has them, and the file is back when they go', async () => {
    const { access, openFeed, rules } = atNoon();
    await changeSettings(access, 'MX', SETTINGS);
    const trusted = readTrustedKeys(access.trustedFolder);
    const follower = await followSettings({
      folder: access.feedFolder,
      trusted: () => trusted,
      pollMs: 60_000,
      onRefused: () => {},
    });
    const feed = await openFeed();
    expect(follower.current()).toEqual({ MX: SETTINGS });
    expect(feed.current().markets).toEqual({ MX: SETTINGS });
    await toggle(access, REMOTE, 'CO', 'off');
    await changeSettings(access, 'MX', null);
    await Promise.all([follower.refresh(), feed.refresh()]);
    expect(follower.current()).toEqual({});
    expect(feed.current().markets).toEqual({});
    expect((await rules())?.off).toEqual(['CO']);
    follower.close();
    feed.close();
  });
});

describe('margins (W-14)', () => {
  it('come with the signed settings; one that somebody wrote into the feed counts for nothing', async () => {
    const { access } = atNoon();
    const margins = [{ product: 'flight' as const, percent: 5, fixed: 0, minimum: 0, roundTo: 1 as const }];
    await changeSettings(access, 'MX', { ...SETTINGS, margins });
    const follow = (onRefused: (what: string) => void) =>
      followSettings({
        folder: access.feedFolder,
        trusted: () => readTrustedKeys(access.trustedFolder),
        pollMs: 60_000,
        onRefused,
      });
    const signed = await follow(() => {});
    expect(signed.current()['MX']?.margins).toEqual(margins);
    signed.close();

    const folder = FEED.rules(access.feedFolder);
    const newest = join(folder, readdirSync(folder).toSorted().at(-1) ?? '');
    const { payload, ...envelope } = JSON.parse(readFileSync(newest, 'utf8')) as { payload: string };
    const forged = payload.replace('"percent":5', '"percent":9');
    expect(forged).not.toBe(payload);
    writeFileSync(newest, JSON.stringify({ ...envelope, payload: forged }));
    const refused: string[] = [];
    const follower = await follow((what) => refused.push(what));
    expect(follower.current()).toEqual({});
    expect(refused).toHaveLength(1);
    follower.close();
  });
});

describe('who may ask for what', () => {
  const asked = async (
    scope: KeyScope,
    keyScope: KeyScope = { role: 'operator', remotes: '*', markets: '*' },
  ) => {
    const { access } = atNoon();
    const { privateKey: key } = generateKeyPairSync('ed25519');
    access.trust('ops', key, keyScope);
    return { ...access, key, by: 'marta', onBehalfOf: scope };
  };
  const OWNER: KeyScope = { role: 'owner', remotes: '*', markets: ['MX'] };
  const TEAM: KeyScope = { role: 'team', remotes: ['mfe-flights'], markets: '*' };
  const ALL: KeyScope = { role: 'operator', remotes: '*', markets: '*' };

  it.each([
    ['an owner, in her market', OWNER, (access) => toggle(access, REMOTE, 'MX', 'off')],
    ['an owner, the settings of her market', OWNER, (access) => changeSettings(access, 'MX', SETTINGS)],
    ['a team, what is live', TEAM, (access) => promote(access, REMOTE, SECOND)],
    ['an operator, both', ALL, (access) => canary(access, { remote: REMOTE, percent: 10 })],
  ] satisfies [string, KeyScope, (access: Awaited<ReturnType<typeof asked>>) => Promise<unknown>][])(
    'P-02 P-03: %s',
    async (_who, scope, command) => {
      const access = await asked(scope);
      await command(access);
      const newest = (await readFeed(access)).states.at(-1);
      expect(newest).toMatchObject({ rules: { by: 'marta', onBehalfOf: scope }, signer: { name: 'ops' } });
    },
  );

  it.each([
    ['an owner, elsewhere', OWNER, 'may not speak for CO', (access) => toggle(access, REMOTE, 'CO', 'off')],
    [
      'an owner, later elsewhere',
      OWNER,
      'may not speak for CO',
      (access) => planToggle(access, REMOTE, { market: 'CO', position: 'off', at: LATER }),
    ],
    ['an owner, for all', OWNER, 'live in all markets', (access) => promote(access, REMOTE, SECOND)],
    [
      'an owner, settings of another market',
      OWNER,
      'may not speak for CO',
      (access) => changeSettings(access, 'CO', SETTINGS),
    ],
    ['a team, settings', TEAM, 'settings of a market', (access) => changeSettings(access, 'MX', SETTINGS)],
    [
      'an operator of one market, for all',
      { ...ALL, markets: ['MX'] },
      'live in all markets',
      (access) => canary(access, { remote: REMOTE, percent: 5 }),
    ],
  ] satisfies [string, KeyScope, string, (access: Awaited<ReturnType<typeof asked>>) => Promise<unknown>][])(
    'X-20: never %s',
    async (_who, scope, words, command) => {
      await expect(command(await asked(scope))).rejects.toThrow(words);
    },
  );

  it('X-20: a person’s wide scope does not widen a narrow key, and both are looked at again when read', async () => {
    const access = await asked(ALL, { role: 'operator', remotes: '*', markets: ['MX'] });
    await expect(toggle(access, REMOTE, 'CO', 'off')).rejects.toThrow('may not speak for CO');
    const wide = await asked(OWNER);
    await toggle(wide, REMOTE, 'MX', 'off');
    // The key is trusted with less from now on: what it signed before is not believed either.
    wide.trust('ops', wide.key, { role: 'operator', remotes: '*', markets: ['CO'] });
    const { states } = await readFeed(wide);
    expect(states.map(({ rules }) => rules.remotes[REMOTE])).toMatchObject([{ live: FIRST, off: [] }]);
  });
});
