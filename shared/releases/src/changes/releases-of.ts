import { readdirSync } from 'node:fs';
import type { ReleaseRecord } from '@travesia/contracts';
import { buildsOf, FEED, newestOf, readTrustedKeys, verifyRelease, type FeedChain } from '../feed/index.ts';
import { readFeed, ReleaseRefusal, type FeedAccess } from './change-rules.ts';

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

/** Builds that visitors had and have no more. */
function takenBack(chain: FeedChain, remote: string): ReadonlySet<string> {
  const given = chain.states.flatMap(({ rules }) => {
    const rule = rules.remotes[remote];
    return rule ? buildsOf(rule) : [];
  });
  const rule = newestOf(chain)?.remotes[remote];
  const now = rule ? buildsOf(rule) : [];
  return new Set(given.filter((build) => !now.includes(build)));
}

/**
 * The build that is meant where none is named: the newest after the live one. What visitors had and have no
 * more is given to them again only by its name.
 */
export async function nextBuild(access: FeedAccess, remote: string): Promise<string | undefined> {
  const chain = await readFeed(access);
  const live = newestOf(chain)?.remotes[remote]?.live;
  const releases = await releasesOf(access, remote);
  const since = releases.find(({ build }) => build === live)?.createdAt ?? '';
  const isLeft = takenBack(chain, remote);
  return releases.find(({ build, createdAt }) => build !== live && createdAt >= since && !isLeft.has(build))
    ?.build;
}
