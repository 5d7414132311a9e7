import type { KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { RemoteManifestSchema, type ReleaseRecord } from '@travesia/contracts';
import {
  FEED,
  readNewestRules,
  readTrustedKeys,
  rulesFileName,
  signPayload,
  type FeedRules,
} from '@travesia/shell/feed';
import type { Build } from '@travesia/tooling';
import { parse } from 'valibot';
import { copyBuild } from './copy-build.ts';
import { withFeedLock } from './feed-lock.ts';

export interface FeedAccess {
  readonly feedFolder: string;
  readonly trustedFolder: string;
  readonly key: KeyObject;
}

export interface Published {
  readonly record: ReleaseRecord;
  /** The same build was published before: nothing was written. */
  readonly isKnown: boolean;
}

/** Written beside its place, then renamed: a reader sees all of it or nothing. */
function writeWhole(path: string, content: string) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}

async function recordOf(build: Build, packageDirectory: string): Promise<ReleaseRecord> {
  const module = (await import(pathToFileURL(join(packageDirectory, 'remote.manifest.ts')).href)) as {
    manifest: unknown;
  };
  const manifest = parse(RemoteManifestSchema, module.manifest);
  if (manifest.name !== basename(packageDirectory))
    throw new Error(`${manifest.name} lives in ${packageDirectory}`);
  const entry = build.files.find((file) => file.role === 'entry');
  if (!entry) throw new Error(`${build.name} has no remote entry`);
  return {
    schema: 1,
    remote: manifest.name,
    build: build.build,
    createdAt: new Date().toISOString(),
    manifest,
    entry: entry.path,
    server: build.files.find((file) => file.role === 'server')?.path ?? null,
    files: [...build.files],
  };
}

/** Adds a state to the feed; states are numbered and never rewritten. */
export async function changeRules(
  { feedFolder, trustedFolder, key }: FeedAccess,
  action: string,
  change: (remotes: FeedRules['remotes']) => FeedRules['remotes'],
): Promise<FeedRules> {
  const current = await readNewestRules(feedFolder, readTrustedKeys(trustedFolder), () => {});
  const remotes = change(current?.remotes ?? {});
  if (current && isDeepStrictEqual(remotes, current.remotes)) return current;
  const sequence = (current?.sequence ?? 0) + 1;
  const rules: FeedRules = { schema: 1, sequence, at: new Date().toISOString(), action, remotes };
  writeWhole(join(FEED.rules(feedFolder), rulesFileName(sequence)), JSON.stringify(signPayload(rules, key)));
  return rules;
}

/** Publishes a build and makes it live in every market. Twice the same is once (architecture: release feed). */
export function publish(access: FeedAccess, build: Build, packageDirectory: string): Promise<Published> {
  return withFeedLock(access.feedFolder, async () => {
    const path = FEED.record(access.feedFolder, build.name, build.build);
    const isKnown = existsSync(path);
    const record = await recordOf(build, packageDirectory);
    copyBuild(build, FEED.files(access.feedFolder, build.name, build.build));
    if (!isKnown) writeWhole(path, JSON.stringify(signPayload(record, access.key)));
    await changeRules(access, `publish ${build.name} ${build.build}`, (remotes) => ({
      ...remotes,
      [build.name]: { off: remotes[build.name]?.off ?? [], live: build.build },
    }));
    return { record, isKnown };
  });
}
