import { rmSync } from 'node:fs';
import { buildsOf, FEED } from '../feed/index.ts';
import { readFeed, type FeedAccess } from './change-rules.ts';
import { namesOfBuilds, releaseOf } from './releases-of.ts';
import { dropRelease } from '../store/index.ts';
import { withFeedLock } from './feed-lock.ts';

/** Tabs that were opened before a release go on with their own files for at least a week. */
export const KEPT_DAYS_MIN = 7;
const DAY_MS = 86_400_000;

export interface PruneWish {
  readonly keptDays: number;
  readonly nowMs: number;
}

export interface PrunedBuild {
  readonly remote: string;
  readonly build: string;
}

/** Deletes builds that nobody gets, nobody got for days, and that are no newer than that. */
export function prune(access: FeedAccess, { keptDays, nowMs }: PruneWish): Promise<PrunedBuild[]> {
  const sinceMs = nowMs - Math.max(keptDays, KEPT_DAYS_MIN) * DAY_MS;
  return withFeedLock(access.feedFolder, async () => {
    const { states } = await readFeed(access);
    // The state that was in force when the time began counts as well.
    const firstWithin = states.findIndex(({ rules }) => Date.parse(rules.at) >= sinceMs);
    const inForce = states.slice(firstWithin === -1 ? -1 : Math.max(0, firstWithin - 1));
    const gone: PrunedBuild[] = [];
    for (const remote of Object.keys(states.at(-1)?.rules.remotes ?? {})) {
      const used = new Set(
        inForce.flatMap(({ rules }) => {
          const rule = rules.remotes[remote];
          return rule ? buildsOf(rule) : [];
        }),
      );
      for (const build of namesOfBuilds(access, remote)) {
        if (used.has(build)) continue;
        const createdMs = await releaseOf(access, remote, build).then(
          ({ createdAt }) => Date.parse(createdAt),
          () => 0,
        );
        if (createdMs >= sinceMs) continue;
        gone.push({ remote, build });
        if (access.isDryRun) continue;
        if (access.store) await dropRelease(access.store, remote, build);
        rmSync(FEED.record(access.feedFolder, remote, build), { force: true });
        rmSync(FEED.files(access.feedFolder, remote, build), { recursive: true, force: true });
      }
    }
    return gone;
  });
}
