import { createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RemoteManifestSchema, SignedReleaseSchema, type ReleaseRecord } from '@travesia/contracts';
import {
  FEED,
  FEED_KEYS,
  keyIdOf,
  mayPublish,
  newRule,
  readClaims,
  readTrustedKeys,
  refusalOfRecord,
  signPayload,
  writeFileAtomically,
} from '@travesia/releases';
import type { Build } from '@travesia/tooling';
import * as v from 'valibot';
import {
  addState,
  type FeedAccess,
  readFeed,
  ReleaseRefusal,
  withFeedLock,
} from '@travesia/releases/changes';
import { pullFeed, pushRelease } from '@travesia/releases/store';
import { copyBuild } from './copy-build.ts';

export interface Published {
  readonly record: ReleaseRecord;
  /** The same build was published with this key before: nothing was written. */
  readonly isKnown: boolean;
}

async function recordOf(build: Build, packageDirectory: string): Promise<ReleaseRecord> {
  const module = (await import(pathToFileURL(join(packageDirectory, 'remote.manifest.ts')).href)) as {
    manifest: unknown;
  };
  const manifest = v.parse(RemoteManifestSchema, module.manifest);
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
    requires: { ...build.shared },
  };
}

function isSignedBy(envelope: string, key: KeyObject): boolean {
  return v.parse(SignedReleaseSchema, JSON.parse(envelope)).keyId === keyIdOf(key);
}

export interface PublishOptions {
  /** `hold`: signed and there, but nobody gets it yet. */
  readonly goes?: 'live' | 'hold';
}

/** Publishes a build, and makes it live in every market unless it is held back. Twice the same is once. */
export function publish(
  access: FeedAccess,
  build: Build,
  packageDirectory: string,
  { goes = 'live' }: PublishOptions = {},
): Promise<Published> {
  return withFeedLock(access.feedFolder, async () => {
    if (access.store) await pullFeed(access.store, access.feedFolder, () => {});
    const path = FEED.record(access.feedFolder, build.name, build.build);
    const record = await recordOf(build, packageDirectory);
    const isKnown = existsSync(path) && isSignedBy(readFileSync(path, 'utf8'), access.key);
    const trusted = readTrustedKeys(access.trustedFolder);
    const key = createPublicKey(access.key);
    const signer = trusted.get(keyIdOf(key)) ?? { key, name: 'this key', scope: null };
    if (!mayPublish(signer.scope, build.name))
      throw new ReleaseRefusal(`this key may not publish ${build.name}`);
    const { claims } = await readClaims(access.feedFolder, await readFeed(access), trusted);
    const refusal = refusalOfRecord({ record, signer }, claims);
    if (refusal) throw new ReleaseRefusal(`${build.name} ${build.build}: ${refusal}`);
    if (!access.isDryRun) {
      const folder = FEED.files(access.feedFolder, build.name, build.build);
      copyBuild(build, folder);
      if (!isKnown) {
        const text = JSON.stringify(signPayload(record, access.key));
        if (access.store) {
          // One that another key signed makes room: a key that goes would take its releases along.
          await access.store.remove([FEED_KEYS.record(build.name, build.build)]);
          await pushRelease(access.store, build, folder, text);
        }
        writeFileAtomically(path, text);
      }
    }
    if (goes === 'live') {
      await addState(access, `publish ${build.name} ${build.build}`, (remotes) => {
        const rule = remotes[build.name] ?? newRule(null);
        const canary = rule.canary?.build === build.build ? null : rule.canary;
        return { ...remotes, [build.name]: { ...rule, live: build.build, canary } };
      });
    }
    return { record, isKnown };
  });
}
