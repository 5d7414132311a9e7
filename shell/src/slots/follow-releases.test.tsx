import { describe, expect, it } from '@jest/globals';
import type { DocumentRemote } from '@travesia/contracts';
import { aRemote, createFakeHost } from '../testing/fake-host.tsx';
import { followReleases } from './follow-releases.ts';

const [FLIGHTS, HOTELS] = [aRemote('mfe-flights'), aRemote('mfe-hotels')];
const named = (remote: DocumentRemote, parts: Partial<DocumentRemote> = {}): DocumentRemote => ({
  ...remote,
  record: null,
  ...parts,
});
const NEWER = named(FLIGHTS, { build: 'bbbbbbbb2222' });
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A tab on the home page whose feed says `says` from now on. */
function openTab() {
  const host = createFakeHost({ remotes: [FLIGHTS, HOTELS] });
  const feed = { says: [named(FLIGHTS), named(HOTELS)] as unknown, asked: 0, isSeen: true };
  const faults: unknown[] = [];
  let tick = () => {};
  followReleases(host, {
    fetch: async () => {
      feed.asked += 1;
      return Response.json(feed.says);
    },
    isSeen: () => feed.isSeen,
    every: (run) => {
      tick = run;
    },
    report: (fault) => void faults.push(fault),
  });
  return {
    host,
    feed,
    faults,
    async look() {
      tick();
      await settled();
    },
    go: (path: string) => host.navigation.navigate(path),
    builds: () => host.remotes.getSnapshot().map(({ build, enabled }) => (enabled ? build : 'off')),
  };
}
const [BEFORE, AFTER] = [
  ['aaaaaaaa1111', 'aaaaaaaa1111'],
  ['bbbbbbbb2222', 'aaaaaaaa1111'],
];

describe('what the feed says while a tab is open (P-02, P-03)', () => {
  it('waits for the next page, and leaves what did not change as it was', async () => {
    const tab = openTab();
    tab.feed.says = [NEWER, named(HOTELS)];
    await tab.look();
    expect(tab.builds()).toEqual(BEFORE);
    tab.go('/?tab=hotels');
    expect(tab.builds()).toEqual(BEFORE);
    tab.go('/articulos');
    expect(tab.builds()).toEqual(AFTER);
    expect(tab.host.remotes.getSnapshot()[1]).toBe(HOTELS);
  });

  it('a rollback before the next page leaves all as it was', async () => {
    const tab = openTab();
    const before = tab.host.remotes.getSnapshot();
    tab.feed.says = [NEWER, named(HOTELS)];
    await tab.look();
    tab.feed.says = [named(FLIGHTS), named(HOTELS)];
    await tab.look();
    tab.go('/articulos');
    expect(tab.host.remotes.getSnapshot()).toBe(before);
  });

  it('never under something typed: the page after that has it', async () => {
    const tab = openTab();
    tab.feed.says = [NEWER, named(HOTELS)];
    await tab.look();
    const release = tab.host.guards.add(() => true);
    tab.go('/booking/summary');
    expect(tab.builds()).toEqual(BEFORE);
    release();
    tab.go('/articulos');
    expect(tab.builds()).toEqual(AFTER);
  });

  it('a remote that is switched off, or comes for the first time', async () => {
    const tab = openTab();
    tab.feed.says = [named(FLIGHTS, { enabled: false }), named(HOTELS), named(aRemote('mfe-cruises'))];
    await tab.look();
    tab.go('/articulos');
    expect(tab.builds()).toEqual(['off', 'aaaaaaaa1111', 'aaaaaaaa1111']);
  });

  it('another market has its own rules: they are asked for at once', async () => {
    const tab = openTab();
    await settled();
    tab.host.bus.publish('market-changed@1', { market: 'MX' });
    await settled();
    expect(tab.feed.asked).toBe(2);
  });

  it('what waited for the next page of the other market is forgotten', async () => {
    const tab = openTab();
    tab.feed.says = [NEWER, named(HOTELS)];
    await tab.look();
    tab.feed.isSeen = false;
    tab.host.bus.publish('market-changed@1', { market: 'MX' });
    await settled();
    tab.go('/articulos');
    expect(tab.builds()).toEqual(BEFORE);
  });

  it('nobody looks: nothing is asked', async () => {
    const tab = openTab();
    await settled();
    tab.feed.isSeen = false;
    await tab.look();
    expect(tab.feed.asked).toBe(1);
  });

  it.each([[{ not: 'a list' }], ['<html>']])('P-06: an answer like %j changes nothing', async (says) => {
    const tab = openTab();
    tab.feed.says = says;
    await tab.look();
    tab.go('/articulos');
    expect(tab.builds()).toEqual(BEFORE);
    expect(tab.faults).toHaveLength(1);
  });
});
