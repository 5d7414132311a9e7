import { existsSync, utimesSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FEED, followTrustedKeys, openReleaseFeed } from '@travesia/releases';
import { prune, readFeed, toggle, type FeedAccess } from '@travesia/releases/changes';
import { openStore, pullFeed, pullStates } from '@travesia/releases/store';
import { openFakeS3, type FakeS3 } from '@travesia/releases/testing/fake-s3';
import { publish } from './publish.ts';
import { builtRemote, openFolder, PACKAGE } from './testing.ts';

const REMOTE = 'mfe-flights';
const FIRST = 'aaaaaaaaaaaa';
const SECOND = 'bbbbbbbbbbbb';
const DAY_MS = 86_400_000;

describe('the feed of several machines lies in a store', () => {
  let s3: FakeS3;
  let environment: NodeJS.ProcessEnv;

  beforeEach(async () => {
    environment = { ...process.env };
    Object.assign(process.env, {
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_REGION: 'eu-south-2',
    });
    s3 = await openFakeS3();
  });
  afterEach(async () => {
    process.env = environment;
    await s3.close();
  });

  /** Two machines with the same keys, each with a folder of its own. */
  async function openMachines() {
    const store = await openStore({ address: 's3://releases/travesia', endpoint: s3.endpoint });
    if (!store) throw new Error('no store');
    const own = openFolder();
    const one: FeedAccess = { ...own, store };
    const other: FeedAccess = { ...one, feedFolder: openFolder().feedFolder };
    return { store, one, other };
  }

  async function serve({ feedFolder, trustedFolder }: FeedAccess, access: FeedAccess) {
    const { store } = access;
    const refused: string[] = [];
    const clock = { aheadMs: 0 };
    const feed = await openReleaseFeed({
      folder: feedFolder,
      ...(store && { pull: (folder, onRefused) => pullFeed(store, folder, onRefused) }),
      trusted: followTrustedKeys(trustedFolder, () => {}),
      pollMs: 60_000,
      nowMs: () => Date.now() + clock.aheadMs,
      onRefused: (what, cause) => refused.push(`${what}: ${String(cause)}`),
    });
    return { feed, refused, clock };
  }

  it('P-01 what one machine publishes another one serves, whole and believed', async () => {
    const { one, other } = await openMachines();
    const { feed } = await serve(other, other);
    expect(feed.current().remotes.size).toBe(0);

    await publish(one, builtRemote(FIRST), PACKAGE);
    await feed.refresh();

    expect(feed.current().remotes.get(REMOTE)?.record.build).toBe(FIRST);
    for (const file of ['remoteEntry.js', 'remoteEntry.js.br', 'server.cjs'])
      expect(existsSync(`${FEED.files(other.feedFolder, REMOTE, FIRST)}/${file}`)).toBe(true);
    expect((await publish(other, builtRemote(FIRST), PACKAGE)).isKnown).toBe(true);
    feed.close();
  });

  it('P-02 two machines that change the feed at one moment lose neither change', async () => {
    const { one, other } = await openMachines();
    await publish(one, builtRemote(FIRST), PACKAGE);

    await Promise.all([toggle(one, REMOTE, 'MX', 'off'), toggle(other, REMOTE, 'CO', 'off')]);

    const { states } = await readFeed(one);
    expect(states.map(({ rules }) => rules.sequence)).toEqual([1, 2, 3]);
    expect(states.at(-1)?.rules.remotes[REMOTE]?.off.toSorted()).toEqual(['CO', 'MX']);
    expect((await readFeed(other)).states).toHaveLength(3);
  });

  it('P-06 a store that cannot be reached, or a file that comes damaged, changes nothing', async () => {
    const { one, other } = await openMachines();
    await publish(one, builtRemote(FIRST), PACKAGE);
    const { feed, refused, clock } = await serve(other, other);

    await publish(one, builtRemote(SECOND), PACKAGE);
    const key = [...s3.objects.keys()].find((each) => each.endsWith(`${SECOND}/main.css`)) ?? '';
    const whole = s3.objects.get(key) ?? Buffer.alloc(0);
    s3.objects.set(key, Buffer.from('p{display:none}'));
    await feed.refresh();
    expect(feed.current().remotes.get(REMOTE)?.record.build).toBe(FIRST);
    expect(refused.join('\n')).toMatch(/came damaged/);
    // From this machine, too, one can go back.
    await toggle(other, REMOTE, 'MX', 'off');

    s3.fault = { status: 403 };
    await feed.refresh();
    expect(feed.current().remotes.get(REMOTE)?.record.build).toBe(FIRST);

    s3.fault = null;
    s3.objects.set(key, whole);
    // A release that is not there is not looked for again at every moment.
    clock.aheadMs = 10_000;
    await feed.refresh();
    expect(feed.current().remotes.get(REMOTE)?.record.build).toBe(SECOND);
    feed.close();
  });

  it('a rehearsal writes nothing, neither here nor there', async () => {
    const { one } = await openMachines();
    await publish({ ...one, isDryRun: true }, builtRemote(FIRST), PACKAGE);
    expect(s3.objects.size).toBe(0);
    expect((await readFeed(one)).states).toHaveLength(0);
  });

  it('what is pruned on one machine goes from the store, and from the others', async () => {
    const { one, other, store } = await openMachines();
    await publish(one, builtRemote(FIRST), PACKAGE);
    await publish(one, builtRemote(SECOND), PACKAGE);
    await pullFeed(store, other.feedFolder, () => {});
    const record = FEED.record(other.feedFolder, REMOTE, FIRST);
    const longAgoS = (Date.now() - DAY_MS) / 1_000;
    utimesSync(record, longAgoS, longAgoS);

    // Another state, so that the first one is long over.
    const inTenDays = () => Date.now() + 10 * DAY_MS;
    await toggle({ ...one, nowMs: inTenDays }, REMOTE, 'MX', 'off');
    await prune(one, { keptDays: 7, nowMs: Date.now() + 30 * DAY_MS });

    expect([...s3.objects.keys()].filter((key) => key.includes(FIRST))).toEqual([]);
    await pullFeed(store, other.feedFolder, () => {});
    expect(existsSync(record)).toBe(false);
    expect(existsSync(FEED.files(other.feedFolder, REMOTE, FIRST))).toBe(false);
    expect(existsSync(FEED.record(other.feedFolder, REMOTE, SECOND))).toBe(true);
  });

  it('P-49 a server without releases takes the states only', async () => {
    const { one, other, store } = await openMachines();
    await publish(one, builtRemote(FIRST), PACKAGE);
    await pullStates(store, other.feedFolder);
    expect((await readFeed({ ...other, store: undefined })).states).toHaveLength(1);
    expect(existsSync(FEED.record(other.feedFolder, REMOTE, FIRST))).toBe(false);
  });

  it('an address that is no store’s is refused at once', async () => {
    await expect(openStore({ address: 'https://example.com', endpoint: '' })).rejects.toThrow(
      'not the address of a store',
    );
    await expect(openStore({ address: '', endpoint: '' })).resolves.toBeUndefined();
  });
});
