import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { FEED, openReleaseFeed, readTrustedKeys, verifyRelease } from '@travesia/releases';
import { publish } from './publish.ts';
import { builtRemote, openFolder, PACKAGE, trustKey } from './testing.ts';
import { toggle } from '@travesia/releases/changes';

describe('releases', () => {
  it('P-03: a published build is live, signed, and whole', async () => {
    const access = openFolder();
    const { record } = await publish(access, builtRemote('aaaaaaaa1111'), PACKAGE);
    const trusted = readTrustedKeys(access.trustedFolder);
    expect(await verifyRelease(access.feedFolder, 'mfe-flights', 'aaaaaaaa1111', trusted)).toEqual(record);
    const feed = await openReleaseFeed({
      folder: access.feedFolder,
      trusted: () => trusted,
      pollMs: 60_000,
      onRefused: () => {},
    });
    expect(feed.current().remotes.get('mfe-flights')?.record.build).toBe('aaaaaaaa1111');
    feed.close();
  });

  it('published twice is published once', async () => {
    const access = openFolder();
    const build = builtRemote('aaaaaaaa1111');
    await publish(access, build, PACKAGE);
    const path = FEED.record(access.feedFolder, 'mfe-flights', 'aaaaaaaa1111');
    const before = readFileSync(path, 'utf8');
    const { isKnown } = await publish(access, build, PACKAGE);
    expect(isKnown).toBe(true);
    expect(readFileSync(path, 'utf8')).toBe(before);
    expect(readdirSync(FEED.rules(access.feedFolder))).toHaveLength(1);
  });

  it('published again with a new key, a build outlives the old key', async () => {
    const access = openFolder();
    const build = builtRemote('aaaaaaaa1111');
    await publish(access, build, PACKAGE);
    const key = trustKey(access, 'next', { role: 'team', remotes: '*', markets: '*' });
    expect((await publish({ ...access, key }, build, PACKAGE)).isKnown).toBe(false);
    expect((await publish({ ...access, key }, build, PACKAGE)).isKnown).toBe(true);
    rmSync(join(access.trustedFolder, 'development.pem'));
    const trusted = readTrustedKeys(access.trustedFolder);
    const verified = await verifyRelease(access.feedFolder, 'mfe-flights', 'aaaaaaaa1111', trusted);
    expect(verified.build).toBe('aaaaaaaa1111');
  });

  it('publishers at the same moment wait for each other and nothing is lost', async () => {
    const access = openFolder();
    const builds = ['aaaaaaaa1111', 'bbbbbbbb2222', 'cccccccc3333'].map(builtRemote);
    await Promise.all(builds.map((build) => publish(access, build, PACKAGE)));
    expect(readdirSync(FEED.records(access.feedFolder, 'mfe-flights'))).toHaveLength(3);
    expect(readdirSync(FEED.rules(access.feedFolder))).toEqual([
      '00000001.json',
      '00000002.json',
      '00000003.json',
    ]);
  });

  it('P-02: a product is switched off in one market, and on again, with a trace', async () => {
    const access = openFolder();
    await publish(access, builtRemote('aaaaaaaa1111'), PACKAGE);
    expect((await toggle(access, 'mfe-flights', 'MX', 'off')).off).toEqual(['MX']);
    expect((await toggle(access, 'mfe-flights', 'CO', 'off')).off).toEqual(['MX', 'CO']);
    expect((await toggle(access, 'mfe-flights', 'MX', 'on')).off).toEqual(['CO']);
    expect(readdirSync(FEED.rules(access.feedFolder))).toHaveLength(4);
    await expect(toggle(access, 'mfe-flights', 'Mexico', 'off')).rejects.toThrow('no market');
    await expect(toggle(access, 'mfe-ships', 'MX', 'off')).rejects.toThrow('never published');
  });

  it('the private key is for its owner only, and only the public half is trusted', () => {
    const { data, trustedFolder } = openFolder();
    expect(statSync(join(data, 'keys/development.pem')).mode & 0o077).toBe(0);
    expect(readFileSync(join(trustedFolder, 'development.pem'), 'utf8')).toContain('PUBLIC KEY');
  });
});
