import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Tally } from '../shared-memory/index.ts';

const KEYS_REMEMBERED = 50_000;

/** Counts of this process alone, each within a window that begins with its first. */
export function createLocalCounters(clock: Clock): (key: string, windowMs: number) => Tally {
  // `maxSize` grows as it fills; `max` would reserve all places at every start.
  const windows = new LRUCache<string, { count: number; endsAtMs: number }>({
    maxSize: KEYS_REMEMBERED,
    sizeCalculation: () => 1,
  });
  return (key, windowMs) => {
    const nowMs = clock.nowMs();
    const known = windows.get(key);
    const leftMs = known ? known.endsAtMs - nowMs : 0;
    // More left than a whole window: the clock was set back.
    if (known && leftMs > 0 && leftMs <= windowMs) {
      known.count += 1;
      return { count: known.count, leftMs };
    }
    windows.set(key, { count: 1, endsAtMs: nowMs + windowMs });
    return { count: 1, leftMs: windowMs };
  };
}
