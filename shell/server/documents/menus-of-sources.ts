import type { ReleaseRecord } from '@travesia/contracts';
import type { FeedSnapshot, ReleaseFeed } from '@travesia/releases';

function withoutMenu(record: ReleaseRecord, missing: ReadonlySet<string>): ReleaseRecord {
  const { manifest } = record;
  const lacks = manifest.needs?.some((source) => missing.has(source)) ?? false;
  return lacks ? { ...record, manifest: { ...manifest, menu: [] } } : record;
}

/** The feed, with the menu entries of remotes left out whose sources the backend does not have (W-11). */
export function withoutMissingSources(feed: ReleaseFeed, missing: ReadonlySet<string>): ReleaseFeed {
  if (missing.size === 0) return feed;
  const known = new WeakMap<FeedSnapshot, FeedSnapshot>();
  return {
    ...feed,
    current() {
      const snapshot = feed.current();
      const cached = known.get(snapshot);
      if (cached) return cached;
      const remotes = new Map(
        [...snapshot.remotes].map(([name, live]) => [
          name,
          {
            ...live,
            record: withoutMenu(live.record, missing),
            builds: new Map([...live.builds].map(([build, record]) => [build, withoutMenu(record, missing)])),
          },
        ]),
      );
      const changed = { ...snapshot, remotes };
      known.set(snapshot, changed);
      return changed;
    },
  };
}
