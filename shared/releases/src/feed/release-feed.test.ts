import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createFixtureFeed, FIXTURE_BUILD as FIRST, FLIGHTS_MANIFEST } from '../testing/fixture-feed.ts';
import {
  FEED,
  followTrustedKeys,
  type KeyScope,
  keyIdOf,
  openReleaseFeed,
  rulesFileName,
  signPayload,
  type ReleaseFeedOptions,
} from './index.ts';

const SECOND = 'cccccccc3333';
const THIRD = 'dddddddd4444';
const PROVIDES = { react: '19.2.4' };
const REMOTE = FLIGHTS_MANIFEST.name;

async function openWithFirst() {
  const fixture = createFixtureFeed();
  fixture.publish(FLIGHTS_MANIFEST, FIRST);
  fixture.setRules(1, { [REMOTE]: { live: FIRST, off: [] } });
  const refused: string[] = [];
  const open = (trusted = fixture.trusted, further: Partial<ReleaseFeedOptions> = {}) =>
    openReleaseFeed({
      folder: fixture.folder,
      trusted: () => trusted,
      provides: PROVIDES,
      pollMs: 60_000,
      onRefused: (what, cause) => refused.push(`${what}: ${String(cause)}`),
      ...further,
    });
  return { fixture, refused, open };
}

function flipByte(path: string) {
  const content = readFileSync(path);
  content[0] = (content[0] ?? 0) ^ 1;
  writeFileSync(path, content);
}

describe('release feed', () => {
  it('P-03: a new build is live at the next reading, the old one stays reachable', async () => {
    const { fixture, open } = await openWithFirst();
    const feed = await open();
    expect(feed.current().remotes.get(REMOTE)?.record.build).toBe(FIRST);
    fixture.publish(FLIGHTS_MANIFEST, SECOND);
    fixture.setRules(2, { [REMOTE]: { live: SECOND, off: ['MX'] } });
    await feed.refresh();
    expect(feed.current().remotes.get(REMOTE)).toMatchObject({
      record: { build: SECOND },
      rule: { off: ['MX'] },
    });
    expect((await feed.release(REMOTE, FIRST))?.build).toBe(FIRST);
    feed.close();
  });

  it.each(['remoteEntry.11111.js', 'later.33333.js', 'main.44444.css', 'server.cjs'])(
    'X-20: one flipped byte in %s and the release is refused; the last good one stays',
    async (file) => {
      const { fixture, refused, open } = await openWithFirst();
      const feed = await open();
      fixture.publish(FLIGHTS_MANIFEST, SECOND);
      flipByte(join(FEED.files(fixture.folder, REMOTE, SECOND), file));
      fixture.setRules(2, { [REMOTE]: { live: SECOND, off: [] } });
      await feed.refresh();
      expect(feed.current().remotes.get(REMOTE)?.record.build).toBe(FIRST);
      expect(refused.join()).toContain(`wrong digest of ${file}`);
      expect(await feed.release(REMOTE, SECOND)).toBeNull();
      feed.close();
    },
  );

  it('X-20: a record signed by somebody else is refused, and the last good one stays', async () => {
    const { fixture, refused, open } = await openWithFirst();
    const record = fixture.publish(FLIGHTS_MANIFEST, SECOND);
    const stranger = generateKeyPairSync('ed25519').privateKey;
    writeFileSync(FEED.record(fixture.folder, REMOTE, SECOND), JSON.stringify(signPayload(record, stranger)));
    fixture.setRules(2, { [REMOTE]: { live: SECOND, off: [] } });
    const feed = await open();
    expect(feed.current().remotes.get(REMOTE)?.record.build).toBe(FIRST);
    expect(refused.join()).toContain('unknown key');
    feed.close();
  });

  it('X-20: a payload changed under its signature is refused', async () => {
    const { fixture, refused, open } = await openWithFirst();
    const path = FEED.record(fixture.folder, REMOTE, FIRST);
    writeFileSync(path, readFileSync(path, 'utf8').replace('main.22222.js', 'main.99999.js'));
    const feed = await open();
    expect(feed.current().remotes.size).toBe(0);
    expect(refused.join()).toContain('wrong signature');
    feed.close();
  });

  it('X-20: a record without a signature, or with an empty one, is refused', async () => {
    for (const signature of ['', undefined]) {
      const { fixture, open } = await openWithFirst();
      const path = FEED.record(fixture.folder, REMOTE, FIRST);
      writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), signature }));
      const feed = await open();
      expect(feed.current().remotes.size).toBe(0);
      feed.close();
    }
  });

  it('X-20: a genuine record under the name of another build is refused', async () => {
    const { fixture, open } = await openWithFirst();
    fixture.publish(FLIGHTS_MANIFEST, SECOND);
    writeFileSync(
      FEED.record(fixture.folder, REMOTE, SECOND),
      readFileSync(FEED.record(fixture.folder, REMOTE, FIRST)),
    );
    const feed = await open();
    expect(await feed.release(REMOTE, SECOND)).toBeNull();
    feed.close();
  });

  it('P-06: damaged rules leave the newest state that can be believed', async () => {
    const { fixture, refused, open } = await openWithFirst();
    fixture.setRules(2, { [REMOTE]: { live: null, off: [] } });
    flipByte(join(FEED.rules(fixture.folder), rulesFileName(2)));
    const feed = await open();
    expect(feed.current().remotes.get(REMOTE)?.record.build).toBe(FIRST);
    expect(refused.join()).toContain('00000002.json');
    feed.close();
  });

  it('X-20: a state beyond what its key may sign is passed over, whoever wrote it', async () => {
    const { fixture, refused, open } = await openWithFirst();
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const scope: KeyScope = { role: 'owner', remotes: '*', markets: ['MX'] };
    const trusted = new Map([
      ...fixture.trusted,
      [keyIdOf(privateKey), { key: publicKey, name: 'marta', scope }] as const,
    ]);
    const feed = await open(trusted);
    fixture.setRules(2, { [REMOTE]: { live: FIRST, off: ['MX', 'CO'] } }, privateKey);
    await feed.refresh();
    expect(feed.current().remotes.get(REMOTE)?.rule.off).toEqual([]);
    expect(refused.join()).toContain('may not speak for CO');
    fixture.setRules(3, { [REMOTE]: { live: FIRST, off: ['MX'] } }, privateKey);
    await feed.refresh();
    expect(feed.current().remotes.get(REMOTE)?.rule.off).toEqual(['MX']);
    feed.close();
  });

  it('X-20: a key that comes, or is trusted with less, counts at the next reading, without a restart', async () => {
    const { fixture, refused } = await openWithFirst();
    const feed = await openReleaseFeed({
      folder: fixture.folder,
      trusted: followTrustedKeys(fixture.trustedFolder, () => {}),
      pollMs: 60_000,
      onRefused: (what) => refused.push(what),
    });
    const { privateKey } = generateKeyPairSync('ed25519');
    const off = async () => {
      await feed.refresh();
      return feed.current().remotes.get(REMOTE)?.rule.off;
    };
    fixture.setRules(2, { [REMOTE]: { live: FIRST, off: ['MX'] } }, privateKey);
    expect(await off()).toEqual([]);
    expect(refused).toEqual(['00000002.json']);
    fixture.trust('marta', privateKey, { role: 'owner', remotes: '*', markets: ['MX'] });
    expect(await off()).toEqual(['MX']);
    fixture.trust('marta', privateKey, { role: 'owner', remotes: '*', markets: ['CO', 'PE'] });
    expect(await off()).toEqual([]);
    feed.close();
  });

  it('A3: a key that is taken away counts for what it signed already, at the next reading', async () => {
    const { fixture, open } = await openWithFirst();
    const team = generateKeyPairSync('ed25519').privateKey;
    fixture.trust('team', team, { role: 'team', remotes: [REMOTE], markets: '*' });
    fixture.publish(FLIGHTS_MANIFEST, SECOND, { signedBy: team });
    fixture.setRules(2, { [REMOTE]: { live: SECOND, off: [] } });
    const trusted = followTrustedKeys(fixture.trustedFolder, () => {});
    const feed = await open(fixture.trusted, { trusted });
    expect(feed.current().remotes.get(REMOTE)?.record.build).toBe(SECOND);
    rmSync(join(fixture.trustedFolder, 'team.pem'));
    await feed.refresh();
    expect(feed.current().remotes.get(REMOTE)?.record.build).toBe(FIRST);
    expect(await feed.release(REMOTE, SECOND)).toBeNull();
    feed.close();
  });

  describe('another team’s release with routes of flights', () => {
    const OTHER = 'mfe-other';
    const [route] = FLIGHTS_MANIFEST.routes;
    const manifestOf = (path: string) => ({
      ...FLIGHTS_MANIFEST,
      name: OTHER,
      routes: [{ ...route!, path }],
      menu: [],
    });
    async function openWithOther(path: string) {
      const opened = await openWithFirst();
      const { fixture } = opened;
      const team = generateKeyPairSync('ed25519').privateKey;
      fixture.trust('other', team, { role: 'team', remotes: [OTHER], markets: '*' });
      const trusted = followTrustedKeys(fixture.trustedFolder, () => {});
      fixture.publish(manifestOf(path), SECOND, { signedBy: team });
      fixture.setRules(2, { [REMOTE]: { live: FIRST, off: [] }, [OTHER]: { live: SECOND, off: [] } }, team);
      return { ...opened, feed: await opened.open(fixture.trusted, { trusted }) };
    }

    it.each(['/vuelos', '/vuelos/:x?', '/booking/summary/:x?', '/:url/:x?', '/ops/:x?'])(
      'A3: %s is nobody’s, although its key signed record and state',
      async (path) => {
        const { feed, refused } = await openWithOther(path);
        expect([...feed.current().remotes.keys()]).toEqual([REMOTE]);
        expect(refused.join()).toMatch(/belongs to mfe-flights|page of the shell|begins with any text/);
        feed.close();
      },
    );

    it('a route of its own is its own', async () => {
      const { feed } = await openWithOther('/seguros/:x?');
      expect([...feed.current().remotes.keys()]).toEqual([REMOTE, OTHER]);
      feed.close();
    });

    it('A3: routes of a remote that was withdrawn are free', async () => {
      const { feed, fixture } = await openWithOther('/vuelos/:x?');
      fixture.setRules(3, { [REMOTE]: { live: null, off: [] } });
      await feed.refresh();
      expect([...feed.current().remotes.keys()]).toEqual([]);
      fixture.setRules(4, { [REMOTE]: { live: null, off: [] }, [OTHER]: { live: SECOND, off: [] } });
      await feed.refresh();
      expect([...feed.current().remotes.keys()]).toEqual([OTHER]);
      feed.close();
    });
  });

  it('P-06: a folder of keys that cannot be read leaves those that were read last', async () => {
    const { fixture } = await openWithFirst();
    const faults: unknown[] = [];
    const keys = followTrustedKeys(fixture.trustedFolder, (cause) => faults.push(cause));
    const before = keys();
    rmSync(fixture.trustedFolder, { recursive: true });
    expect([keys(), keys()]).toEqual([before, before]);
    expect(faults).toHaveLength(1);
  });

  it('P-06: a release that needs a newer React is nobody’s: the one before stays, also after a restart', async () => {
    const { fixture, refused, open } = await openWithFirst();
    fixture.publish(FLIGHTS_MANIFEST, SECOND, { requires: { react: '^20.0.0' } });
    fixture.setRules(2, { [REMOTE]: { live: SECOND, off: [] } });
    for (const feed of [await open(), await open()]) {
      expect(feed.current().remotes.get(REMOTE)?.record.build).toBe(FIRST);
      // Its files are there for whoever has them open already.
      expect((await feed.release(REMOTE, SECOND))?.build).toBe(SECOND);
      feed.close();
    }
    expect(refused[0]).toContain('needs react ^20.0.0, the shell has 19.2.4');
    fixture.publish(FLIGHTS_MANIFEST, THIRD, { requires: { react: '^19.2.0', 'a-library': '^3.0.0' } });
    fixture.setRules(3, { [REMOTE]: { live: THIRD, off: [] } });
    const feed = await open();
    expect(feed.current().remotes.get(REMOTE)?.record.build).toBe(THIRD);
    feed.close();
  });

  /** A feed whose releases are made ready when the test says so. */
  async function openPreparing(readyWithinMs = 60_000) {
    const { fixture, open } = await openWithFirst();
    const prepared: string[] = [];
    const waiting: ((outcome: 'rendered' | 'broken') => void)[] = [];
    const feed = await open(fixture.trusted, {
      readyWithinMs,
      prepare: ({ build }) => {
        prepared.push(build);
        return new Promise((resolve, reject) => {
          waiting.push((outcome) => (outcome === 'rendered' ? resolve(null) : reject(new Error(outcome))));
        });
      },
    });
    fixture.publish(FLIGHTS_MANIFEST, SECOND);
    const given = () => feed.current().remotes.get(REMOTE)?.record.build;
    return { fixture, feed, prepared, waiting, given };
  }

  it.each(['rendered', 'broken'] as const)(
    'P-03: a new build is made ready before anybody gets it, and given when that has ended: %s',
    async (outcome) => {
      const { fixture, feed, prepared, waiting, given } = await openPreparing();
      expect(given()).toBe(FIRST);
      fixture.setRules(2, { [REMOTE]: { live: SECOND, off: [] } });
      await feed.refresh();
      await feed.refresh();
      expect([given(), prepared]).toEqual([FIRST, [SECOND]]);
      waiting[0]?.(outcome);
      await setImmediate();
      await feed.refresh();
      expect(given()).toBe(SECOND);
      feed.close();
    },
  );

  it('P-02: off and back wait for nobody, whatever is being made ready', async () => {
    const { fixture, feed, given } = await openPreparing();
    fixture.setRules(2, { [REMOTE]: { live: SECOND, off: [] } });
    await feed.refresh();
    fixture.setRules(3, { [REMOTE]: { live: SECOND, off: ['MX'] } });
    await feed.refresh();
    expect(feed.current().remotes.get(REMOTE)).toMatchObject({
      record: { build: FIRST },
      rule: { off: ['MX'] },
    });
    fixture.setRules(4, { [REMOTE]: { live: FIRST, off: [] } });
    await feed.refresh();
    expect([given(), feed.current().sequence]).toEqual([FIRST, 4]);
    feed.close();
  });

  it('P-06: a build that never gets ready holds nothing back for longer than was said', async () => {
    const { fixture, feed, given } = await openPreparing(20);
    fixture.setRules(2, { [REMOTE]: { live: SECOND, off: [] } });
    await feed.refresh();
    const startedMs = Date.now();
    while (given() !== SECOND && Date.now() - startedMs < 5_000) await setImmediate();
    expect(given()).toBe(SECOND);
    feed.close();
  });

  it('P-06: a feed that goes away leaves what was read', async () => {
    const { fixture, open } = await openWithFirst();
    const feed = await open();
    rmSync(fixture.folder, { recursive: true });
    await feed.refresh();
    expect(feed.current().remotes.get(REMOTE)?.record.build).toBe(FIRST);
    feed.close();
  });

  it.each(['../../etc', 'UPPER', 'short', `${FIRST}/../${FIRST}`])(
    'X-20: no path leaves the feed: build %s is nothing',
    async (build) => {
      const { open } = await openWithFirst();
      const feed = await open();
      expect(await feed.release(REMOTE, build)).toBeNull();
      expect(await feed.release('mfe-../x', FIRST)).toBeNull();
      feed.close();
    },
  );
});
