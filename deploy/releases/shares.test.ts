import { describe, expect, it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEED } from '@travesia/releases';
import { canary, pin, promote, prune, readFeed, rollback, toggle } from '@travesia/releases/changes';
import { publish } from './publish.ts';
import { builtRemote, openFolder, PACKAGE, trustKey } from './testing.ts';

const [FIRST, SECOND, THIRD] = ['aaaaaaaa1111', 'bbbbbbbb2222', 'cccccccc3333'] as const;
const REMOTE = 'mfe-flights';

async function withTwo() {
  const access = openFolder();
  await publish(access, builtRemote(FIRST), PACKAGE);
  await publish(access, builtRemote(SECOND), PACKAGE, { goes: 'hold' });
  return access;
}
const history = async (access: ReturnType<typeof openFolder>) =>
  (await readFeed(access)).states.map(({ rules }) => rules.action);

describe('who gets which build', () => {
  it('P-03: a build that is held back is nobody’s until it is tried, and everybody’s when promoted', async () => {
    const access = await withTwo();
    expect(await canary(access, { remote: REMOTE, percent: 10 })).toMatchObject({
      live: FIRST,
      canary: { build: SECOND, percent: 10 },
    });
    expect((await canary(access, { remote: REMOTE, percent: 50 })).canary).toEqual({
      build: SECOND,
      percent: 50,
    });
    expect(await promote(access, REMOTE)).toMatchObject({ live: SECOND, canary: null });
    expect(await history(access)).toEqual([
      'publish mfe-flights aaaaaaaa1111',
      'canary mfe-flights 10 %',
      'canary mfe-flights 50 %',
      'promote mfe-flights',
    ]);
  });

  it('P-03: back to what was live before, and what was tried is tried no longer', async () => {
    const access = await withTwo();
    await promote(access, REMOTE, SECOND);
    await publish(access, builtRemote(THIRD), PACKAGE, { goes: 'hold' });
    await canary(access, { remote: REMOTE, percent: 5, build: THIRD });
    expect(await rollback(access, { remote: REMOTE })).toMatchObject({ live: FIRST, canary: null });
    expect(await rollback(access, { remote: REMOTE, to: THIRD })).toMatchObject({ live: THIRD });
  });

  it('P-03: back twice goes back twice, and never forward again to what was left', async () => {
    const access = await withTwo();
    await promote(access, REMOTE, SECOND);
    await publish(access, builtRemote(THIRD), PACKAGE);
    expect(await rollback(access, { remote: REMOTE })).toMatchObject({ live: SECOND });
    expect(await rollback(access, { remote: REMOTE })).toMatchObject({ live: FIRST });
    await expect(rollback(access, { remote: REMOTE })).rejects.toThrow('no earlier build');
    // What was left for its faults and mended by hand is the newest again.
    await promote(access, REMOTE, THIRD);
    expect(await rollback(access, { remote: REMOTE })).toMatchObject({ live: FIRST });
  });

  it('P-03: back to a build by its name leaves the one before for good', async () => {
    const access = await withTwo();
    await promote(access, REMOTE, SECOND);
    await publish(access, builtRemote(THIRD), PACKAGE, { goes: 'hold' });
    await rollback(access, { remote: REMOTE, to: THIRD });
    expect(await rollback(access, { remote: REMOTE })).toMatchObject({ live: FIRST });
  });

  it('P-03: one market goes back twice, too', async () => {
    const access = await withTwo();
    await promote(access, REMOTE, SECOND);
    await publish(access, builtRemote(THIRD), PACKAGE);
    const inMexico = { remote: REMOTE, market: 'MX' };
    expect((await rollback(access, inMexico)).markets).toMatchObject({ MX: { pin: SECOND } });
    expect((await rollback(access, inMexico)).markets).toMatchObject({ MX: { pin: FIRST } });
    await expect(rollback(access, inMexico)).rejects.toThrow('no earlier build');
  });

  it('P-03: a build that was taken back is tried or promoted again only by its name', async () => {
    const access = await withTwo();
    await canary(access, { remote: REMOTE, percent: 10 });
    await canary(access, { remote: REMOTE, percent: null });
    const unnamed = { remote: REMOTE, percent: 10 };
    await expect(canary(access, unnamed)).rejects.toThrow('not taken back; name one');
    expect(await promote(access, REMOTE)).toMatchObject({ live: FIRST });
    await promote(access, REMOTE, SECOND);
    await rollback(access, { remote: REMOTE });
    await expect(canary(access, unnamed)).rejects.toThrow('not taken back; name one');
    expect((await canary(access, { ...unnamed, build: SECOND })).canary?.build).toBe(SECOND);
  });

  it('P-03: an earlier build that is damaged is not gone back to', async () => {
    const access = await withTwo();
    await promote(access, REMOTE, SECOND);
    writeFileSync(join(FEED.files(access.feedFolder, REMOTE, FIRST), 'main.css'), 'flipped');
    await expect(rollback(access, { remote: REMOTE })).rejects.toThrow('no earlier build');
    await expect(rollback(access, { remote: REMOTE, to: FIRST })).rejects.toThrow('wrong digest of main.css');
  });

  it('P-02: one market is pinned, tries, or goes back alone', async () => {
    const access = await withTwo();
    expect((await pin(access, REMOTE, 'MX', SECOND)).markets).toEqual({ MX: { pin: SECOND, canary: null } });
    expect(
      (await canary(access, { remote: REMOTE, percent: 20, market: 'CO', build: SECOND })).markets,
    ).toEqual({
      MX: { pin: SECOND, canary: null },
      CO: { pin: null, canary: { build: SECOND, percent: 20 } },
    });
    await canary(access, { remote: REMOTE, percent: null, market: 'CO' });
    expect(await pin(access, REMOTE, 'MX', null)).toMatchObject({ live: FIRST, markets: {} });
    await promote(access, REMOTE, SECOND);
    expect((await rollback(access, { remote: REMOTE, market: 'AR' })).markets).toEqual({
      AR: { pin: FIRST, canary: null },
    });
  });

  it.each([
    ['a share over everybody', (access) => canary(access, { remote: REMOTE, percent: 101 }), 'from 0 to 100'],
    ['a build that nobody made', (access) => pin(access, REMOTE, 'MX', 'ffffffff0000'), 'has no build'],
    ['a market that is none', (access) => pin(access, REMOTE, 'Mexico', SECOND), 'is no market'],
    ['a remote that is none', (access) => promote(access, 'mfe-ships', undefined), 'was never published'],
  ] satisfies [string, (access: ReturnType<typeof openFolder>) => Promise<unknown>, string][])(
    'refuses %s, and writes nothing',
    async (_what, command, words) => {
      const access = await withTwo();
      await expect(command(access)).rejects.toThrow(words);
      expect(await history(access)).toHaveLength(1);
    },
  );

  it('a rehearsal says what would be, and writes nothing', async () => {
    const access = await withTwo();
    const rehearsal = { ...access, isDryRun: true };
    expect((await promote(rehearsal, REMOTE, SECOND)).live).toBe(SECOND);
    expect((await toggle(rehearsal, REMOTE, 'MX', 'off')).off).toEqual(['MX']);
    expect(await history(access)).toHaveLength(1);
  });
});

describe('who may do what (scoped keys)', () => {
  const asKey = async (name: string, scope: Parameters<typeof trustKey>[2]) => {
    const access = await withTwo();
    return { access, own: { ...access, key: trustKey(access, name, scope) } };
  };

  it('a team ships its own remote and no other', async () => {
    const { own } = await asKey('flights', { role: 'team', remotes: [REMOTE], markets: '*' });
    expect((await promote(own, REMOTE, SECOND)).live).toBe(SECOND);
    const foreign = await asKey('hotels', { role: 'team', remotes: ['mfe-hotels'], markets: '*' });
    await expect(publish(foreign.own, builtRemote(THIRD), PACKAGE)).rejects.toThrow(
      'may not publish mfe-flights',
    );
    await expect(promote(foreign.own, REMOTE, SECOND)).rejects.toThrow('may not change mfe-flights');
  });

  it('an owner speaks for her markets only, and ships nothing', async () => {
    const { own } = await asKey('mexico', { role: 'owner', remotes: '*', markets: ['MX'] });
    expect((await toggle(own, REMOTE, 'MX', 'off')).off).toEqual(['MX']);
    await expect(toggle(own, REMOTE, 'CO', 'off')).rejects.toThrow('may not speak for CO');
    await expect(promote(own, REMOTE, SECOND)).rejects.toThrow('what is live in all markets');
    await expect(publish(own, builtRemote(THIRD), PACKAGE)).rejects.toThrow('may not publish');
  });

  it('the site itself only goes back and turns off', async () => {
    const { access, own } = await asKey('site', { role: 'site', remotes: '*', markets: '*' });
    await promote(access, REMOTE, SECOND);
    await expect(promote(own, REMOTE, SECOND)).resolves.toMatchObject({ live: SECOND });
    expect((await rollback(own, { remote: REMOTE })).live).toBe(FIRST);
    expect((await toggle(own, REMOTE, 'MX', 'off')).off).toEqual(['MX']);
    await expect(toggle(own, REMOTE, 'MX', 'on')).rejects.toThrow('roll mfe-flights back or turn it off');
    await publish(access, builtRemote(THIRD), PACKAGE, { goes: 'hold' });
    await expect(promote(own, REMOTE, THIRD)).rejects.toThrow('roll mfe-flights back');
  });
});

describe('old builds', () => {
  const DAY_MS = 86_400_000;

  it('P-03: stay a week after anybody could get them, and then go', async () => {
    const access = await withTwo();
    await promote(access, REMOTE, SECOND);
    const nowMs = Date.now();
    expect(await prune(access, { keptDays: 7, nowMs: nowMs + 6 * DAY_MS })).toEqual([]);
    const weekLater = { keptDays: 7, nowMs: nowMs + 8 * DAY_MS };
    const gone = [{ remote: REMOTE, build: FIRST }];
    expect(await prune({ ...access, isDryRun: true }, weekLater)).toEqual(gone);
    expect(await prune(access, weekLater)).toEqual(gone);
    expect(await prune(access, weekLater)).toEqual([]);
    await expect(rollback(access, { remote: REMOTE })).rejects.toThrow('no earlier build');
  });

  it('less than a week cannot be asked for', async () => {
    const access = await withTwo();
    await promote(access, REMOTE, SECOND);
    expect(await prune(access, { keptDays: 0, nowMs: Date.now() + 2 * DAY_MS })).toEqual([]);
  });
});
