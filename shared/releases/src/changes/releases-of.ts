import { readdirSync } from 'node:fs';
import type { ReleaseRecord } from '@travesia/contracts';
import { FEED, readTrustedKeys, verifyRelease } from '../feed/index.ts';
import { ReleaseRefusal, type FeedAccess } from './change-rules.ts';

type FeedPlace = Pick<FeedAccess, 'feedFolder' | 'trustedFolder'>;

export function namesOfBuilds({ feedFolder }: FeedPlace, remote: string): string[] {
  try {
    return readdirSync(FEED.records(feedFolder, remote))
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length));
  } catch {
    return [];
  }
}

/** The release, whole and believed; a build that nobody should get is refused before anybody gets it. */
export async function releaseOf(place: FeedPlace, remote: string, build: string): Promise<ReleaseRecord> {
  try {
    return await verifyRelease(place.feedFolder, remote, build, readTrustedKeys(place.trustedFolder));
  } catch (cause) {
    const isUnknown = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseRefusal(
      isUnknown ? `${remote} has no build "${build}"` : `${remote} ${build} is refused: ${words}`,
      isUnknown ? 'unknown_build' : 'damaged_build',
      { cause },
    );
  }
}

/** The believed releases of a remote, newest first. */
export async function releasesOf(place: FeedPlace, remote: string): Promise<ReleaseRecord[]> {
  const found = await Promise.allSettled(
    namesOfBuilds(place, remote).map((build) => releaseOf(place, remote, build)),
  );
  return found
    .flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}
