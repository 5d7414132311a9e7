import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseRecordSchema, SignedReleaseSchema } from '@travesia/contracts';
import * as v from 'valibot';
import { hasDigest } from '../feed/digest.ts';
import { FEED, FEED_KEYS } from '../feed/paths.ts';
import { listRuleFiles } from '../feed/read-rules.ts';
import { writeFileAtomically } from '../feed/write-file-atomically.ts';
import type { FeedStore } from './feed-store.ts';

/** A record that was just written may not have been in the list that was read before. */
const SETTLED_MS = 3_600_000;

/** Keys come from outside: none may lead out of the folder. */
const isKeyOfFeed = (key: string) =>
  /^(?:rules|records|r)(?:\/[A-Za-z0-9_][A-Za-z0-9._@-]*){1,3}$/.test(key) && !key.includes('..');

/** What the record promises of each file. Whether the record is to be believed is the reader's to ask. */
function digestsOf(record: Uint8Array): ReadonlyMap<string, string> {
  const { payload } = v.parse(SignedReleaseSchema, JSON.parse(Buffer.from(record).toString()));
  const { files } = v.parse(ReleaseRecordSchema, JSON.parse(payload));
  return new Map(files.map(({ path, integrity }) => [path, integrity]));
}

async function pullFiles(store: FeedStore, prefix: string, digests: ReadonlyMap<string, string>, to: string) {
  for (const key of await store.list(prefix)) {
    if (!isKeyOfFeed(key)) continue;
    const name = key.slice(prefix.length);
    const content = Buffer.from(await store.read(key));
    const digest = digests.get(name);
    if (digest !== undefined && !hasDigest(content, digest)) throw new Error(`${key} came damaged`);
    await writeFile(join(to, name), content);
  }
}

async function pullRelease(store: FeedStore, folder: string, recordKey: string) {
  const [, remote = '', file = ''] = recordKey.split('/');
  const build = file.replace(/\.json$/, '');
  const target = FEED.files(folder, remote, build);
  const record = await store.read(recordKey);
  if (!existsSync(target)) {
    const draft = `${target}.${process.pid}.draft`;
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    await pullFiles(store, FEED_KEYS.files(remote, build), digestsOf(record), draft);
    await rename(draft, target).catch(async (fault: unknown) => {
      // Another process of this machine brought it meanwhile.
      if (!existsSync(target)) throw fault;
      await rm(draft, { recursive: true, force: true });
    });
  }
  // Last: a release that has its record has its files.
  writeFileAtomically(FEED.record(folder, remote, build), record);
}

/** Takes away what was pruned elsewhere. */
async function dropPruned(folder: string, kept: ReadonlySet<string>) {
  for (const remote of await readdir(join(folder, FEED_KEYS.records)).catch(() => []))
    for (const name of await readdir(FEED.records(folder, remote))) {
      const path = join(FEED.records(folder, remote), name);
      if (kept.has(`${FEED_KEYS.records}${remote}/${name}`) || !name.endsWith('.json')) continue;
      if (Date.now() - (await stat(path)).mtimeMs < SETTLED_MS) continue;
      await rm(path, { force: true });
      await rm(FEED.files(folder, remote, name.slice(0, -'.json'.length)), { recursive: true, force: true });
    }
}

/** Brings the states that are new in the store into the folder: all that a server without releases needs. */
export async function pullStates(store: FeedStore, folder: string): Promise<void> {
  const known = (await listRuleFiles(folder)).at(-1);
  for (const key of await store.list(FEED_KEYS.rules, known && FEED_KEYS.rules + known))
    if (isKeyOfFeed(key)) writeFileAtomically(join(folder, key), await store.read(key));
}

/**
 * Brings what is new in the store into the folder, releases before the states that name them. What the store
 * has no longer was pruned, and goes. A release that does not come whole holds up nothing else, and is asked
 * for again the next time.
 */
export async function pullFeed(
  store: FeedStore,
  folder: string,
  onRefused: (key: string, cause: unknown) => void,
): Promise<void> {
  const records = (await store.list(FEED_KEYS.records)).filter(isKeyOfFeed);
  for (const key of records)
    if (!existsSync(join(folder, key)))
      await pullRelease(store, folder, key).catch((cause: unknown) => onRefused(key, cause));
  await pullStates(store, folder);
  if (records.length > 0) await dropPruned(folder, new Set(records));
}
