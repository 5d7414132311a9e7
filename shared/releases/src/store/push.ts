import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FEED_KEYS } from '../feed/paths.ts';
import type { FeedStore } from './feed-store.ts';

/** Brings a release into the store: every file of its folder, and last its record. Twice the same is once. */
export async function pushRelease(
  store: FeedStore,
  { name, build }: { name: string; build: string },
  folder: string,
  record: string,
): Promise<void> {
  const prefix = FEED_KEYS.files(name, build);
  for (const file of await readdir(folder))
    await store.add(prefix + file, await readFile(join(folder, file)));
  await store.add(FEED_KEYS.record(name, build), Buffer.from(record));
}

/** Takes a build out of the store, its record first. */
export async function dropRelease(store: FeedStore, remote: string, build: string): Promise<void> {
  await store.remove([FEED_KEYS.record(remote, build)]);
  await store.remove(await store.list(FEED_KEYS.files(remote, build)));
}
