import { generateKeyPairSync } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { MarketSettings, OpsCommand } from '@travesia/contracts';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { newestOf, readChain, readTrustedKeys, type KeyScope } from '../feed/index.ts';
import { openStore, type FeedStore } from '../store/index.ts';
import { openFakeS3 } from '../testing/fake-s3.ts';
import {
  changeSettings,
  pin,
  planToggle,
  readFeed,
  rejectProposal,
  toggle,
  withdraw,
  type FeedAccess,
} from './index.ts';
import { FIRST, openAccess, REMOTE, SECOND } from './testing.ts';

const NOW_MS = Date.parse('2026-11-20T10:00:00.000Z');
const DAY_MS = 86_400_000;
const PERU: MarketSettings = {
  contactNumber: '+51 1 555 9999',
  defaultCurrency: 'PEN',
  paymentMode: 'card',
  fees: { safi: 3 },
  margins: [{ percent: 5, fixed: 0, minimum: 0, roundTo: 1 }],
  phoneDeals: [],
  fourEyes: true,
};
const OPERATOR: KeyScope = { role: 'operator', remotes: '*', markets: '*' };
const OFF = { kind: 'toggle', remote: REMOTE, market: 'PE', position: 'off' } as const;

/** A feed in whose Peru two people decide, and the key of the owner's page. */
async function openPeru(store?: FeedStore) {
  let nowMs = NOW_MS;
  const all = { ...openAccess(), nowMs: () => nowMs };
  await changeSettings(all, 'PE', PERU);
  const { privateKey } = generateKeyPairSync('ed25519');
  all.trust('ops', privateKey, OPERATOR);
  const page: FeedAccess = { ...all, key: privateKey, store, onBehalfOf: OPERATOR };
  const run = (access: FeedAccess, command: OpsCommand) => {
    if (command.kind === 'settings') return changeSettings(access, command.market, command.settings);
    if (command.kind !== 'plan') return toggle(access, REMOTE, 'PE', 'off');
    const { market, position, at } = command;
    return planToggle(access, command.remote, { market, position, at });
  };
  return {
    all,
    page,
    run,
    pass: (ms: number) => {
      nowMs += ms;
    },
    newest: async () => newestOf(await readFeed(all)),
    propose: (command: OpsCommand, subject = 'ana', access = page) =>
      run({ ...access, by: subject, reason: 'storm', proposes: { subject, command } }, command),
    confirm: (proposal: number, command: OpsCommand, subject = 'luz', access = page) =>
      run({ ...access, by: subject, confirms: { proposal, subject } }, command),
  };
}

describe('a market that asks for a second person', () => {
  it('O-10: what one person proposes changes nothing until another one confirms it, and then once', async () => {
    const { propose, confirm, newest } = await openPeru();
    await propose(OFF);
    const proposed = await newest();
    expect(proposed?.remotes[REMOTE]?.off).toEqual([]);
    expect(proposed?.proposals).toMatchObject([
      {
        id: proposed?.sequence,
        by: 'ana',
        reason: 'storm',
        endsAt: '2026-11-23T10:00:00.000Z',
        changes: [{ kind: 'toggle', market: 'PE', position: 'off' }],
      },
    ]);
    const id = proposed?.sequence ?? 0;
    await expect(confirm(id, OFF, 'ana')).rejects.toMatchObject({ code: 'own_proposal' });
    await confirm(id, OFF);
    expect(await newest()).toMatchObject({
      by: 'luz',
      proposals: [],
      confirms: { proposal: id, subject: 'luz' },
      remotes: { [REMOTE]: { off: ['PE'] } },
    });
    await expect(confirm(id, OFF)).rejects.toMatchObject({ code: 'proposal_gone' });
  });

  const settings = (own: Partial<MarketSettings>): OpsCommand => ({
    kind: 'settings',
    market: 'PE',
    settings: { ...PERU, ...own },
  });
  it.each<[string, OpsCommand, boolean]>([
    ['fees', settings({ fees: {} }), true],
    ['margins', settings({ margins: [] }), true],
    ['no second person any more', settings({ fourEyes: false }), true],
    ['all settings as in the file', { kind: 'settings', market: 'PE', settings: null }, true],
    ['a product switched off', OFF, true],
    [
      'a product switched off at a time',
      { kind: 'plan', remote: REMOTE, market: 'PE', position: 'off', at: '2026-11-21T10:00:00.000Z' },
      true,
    ],
    [
      'a product switched on at a time',
      { kind: 'plan', remote: REMOTE, market: 'PE', position: 'on', at: '2026-11-21T10:00:00.000Z' },
      false,
    ],
    ['another number to call', settings({ contactNumber: '+51 1 555 0000' }), false],
  ])('O-10: %s', async (_what, command, isProposed) => {
    const { page, propose, run, newest } = await openPeru();
    const alone = run(page, command);
    if (isProposed) await expect(alone).rejects.toMatchObject({ code: 'second_person_needed' });
    else await alone;
    await propose(command);
    expect((await newest())?.proposals).toHaveLength(isProposed ? 1 : 0);
  });

  it('O-10: other markets, other builds and the site’s own way back need nobody else', async () => {
    const { all, page, newest } = await openPeru();
    await toggle(page, REMOTE, 'MX', 'off');
    await pin(page, REMOTE, 'PE', SECOND);
    const { privateKey } = generateKeyPairSync('ed25519');
    all.trust('site', privateKey, { role: 'site', remotes: '*', markets: '*' });
    await toggle({ ...all, key: privateKey }, REMOTE, 'PE', 'off');
    expect((await newest())?.remotes[REMOTE]).toMatchObject({ off: ['MX', 'PE'], live: FIRST });
  });

  it('O-10: a team cannot withdraw its product from there alone either', async () => {
    const { page } = await openPeru();
    await expect(withdraw(page, REMOTE)).rejects.toMatchObject({ code: 'second_person_needed' });
  });

  it('O-10: what was changed meanwhile is told, and nothing is changed', async () => {
    const { all, propose, confirm, newest } = await openPeru();
    const command = settings({ fees: { safi: 9 } });
    await propose(command);
    const id = (await newest())?.sequence ?? 0;
    await changeSettings(all, 'PE', { ...PERU, contactNumber: '+51 1 555 0000' });
    await expect(confirm(id, command)).rejects.toMatchObject({ code: 'proposal_outdated' });
    expect((await newest())?.markets.PE?.fees).toEqual({ safi: 3 });
  });

  it('O-10: it ends by itself, and by whoever rejects it', async () => {
    const { page, propose, confirm, newest, pass } = await openPeru();
    await propose(OFF);
    const first = (await newest())?.sequence ?? 0;
    await rejectProposal({ ...page, by: 'luz', reason: 'not now' }, first);
    await expect(confirm(first, OFF)).rejects.toMatchObject({ code: 'proposal_gone' });
    await expect(rejectProposal(page, first)).rejects.toMatchObject({ code: 'proposal_gone' });
    await propose(OFF);
    const second = (await newest())?.sequence ?? 0;
    pass(3 * DAY_MS);
    await expect(confirm(second, OFF)).rejects.toMatchObject({ code: 'proposal_gone' });
    expect((await newest())?.remotes[REMOTE]?.off).toEqual([]);
  });

  it('O-10: of two who confirm at once on two machines one does, the other is told', async () => {
    const s3 = await openFakeS3();
    process.env.AWS_ACCESS_KEY_ID = 'test';
    process.env.AWS_SECRET_ACCESS_KEY = 'test';
    process.env.AWS_REGION = 'test';
    const store = await openStore({ address: 's3://releases/travesia', endpoint: s3.endpoint });
    const { page, propose, confirm, newest } = await openPeru(store);
    await propose(OFF);
    const id = (await newest())?.sequence ?? 0;
    const elsewhere = temporaryFolder('feed');
    cpSync(page.feedFolder, elsewhere, { recursive: true });
    const ended = await Promise.allSettled([
      confirm(id, OFF, 'luz'),
      confirm(id, OFF, 'eva', { ...page, feedFolder: elsewhere }),
    ]);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'proposal_gone' },
    });
    await s3.close();
    // Only what was done since is in the store: the proposal, and one confirmation.
    expect(s3.objects.size).toBe(2);
  });

  it('O-10: who reads the feed believes no state that one person made past the page', async () => {
    const { all, page, newest } = await openPeru();
    // Where it is written the key seems to be one that may do everything; its readers know better.
    const trustedFolder = temporaryFolder('trusted');
    cpSync(all.trustedFolder, trustedFolder, { recursive: true });
    rmSync(join(trustedFolder, 'ops.json'));
    await toggle({ ...all, key: page.key, trustedFolder }, REMOTE, 'PE', 'off');
    const refused: string[] = [];
    const chain = await readChain(all.feedFolder, readTrustedKeys(all.trustedFolder), (_name, cause) =>
      refused.push(String(cause)),
    );
    expect(refused).toEqual([expect.stringContaining('second_person_needed')]);
    expect(newestOf(chain)?.remotes[REMOTE]?.off).toEqual([]);
    expect((await newest())?.remotes[REMOTE]?.off).toEqual([]);
  });
});
