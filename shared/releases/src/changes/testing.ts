import {
  createFixtureFeed,
  FIXTURE_BUILD,
  FLIGHTS_MANIFEST,
  type FixtureFeed,
} from '../testing/fixture-feed.ts';
import type { FeedAccess } from './change-rules.ts';

export const FIRST = FIXTURE_BUILD;
export const SECOND = 'cccccccc3333';
export const REMOTE = FLIGHTS_MANIFEST.name;

/** A feed with one live release and one held back, and a key that may do everything. */
export function openAccess(): FeedAccess & Pick<FixtureFeed, 'trust'> {
  const { folder, trustedFolder, key, publish, setRules, trust } = createFixtureFeed();
  publish(FLIGHTS_MANIFEST, FIRST);
  publish(FLIGHTS_MANIFEST, SECOND);
  setRules(1, { [REMOTE]: { live: FIRST, off: [] } });
  return { feedFolder: folder, trustedFolder, key, trust };
}
