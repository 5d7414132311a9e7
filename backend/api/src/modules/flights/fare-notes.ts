import type { FoundFare, SeenFares } from './seen-fares.ts';

const WRITTEN_AFTER_MS = 1000;

export interface FareNotes extends SeenFares {
  note(found: FoundFare): void;
  /** What waits is written now. */
  write(): Promise<void>;
}

/**
 * A search does not wait for what other pages will tell of it, nor fail with it: what was found is noted, and written
 * a moment later, in one statement with what others found meanwhile. Who asks here is told of it at once.
 */
export function createFareNotes(seenFares: SeenFares, onFault: (error: unknown) => void): FareNotes {
  let waiting: FoundFare[] = [];
  let written = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const found = waiting;
    waiting = [];
    if (found.length > 0) written = written.then(() => seenFares.record(found)).catch(onFault);
    return written;
  }

  return {
    ...seenFares,
    write,
    note(found) {
      waiting.push(found);
      timer ??= setTimeout(() => void write(), WRITTEN_AFTER_MS);
    },
    async between(pairs) {
      await write();
      return seenFares.between(pairs);
    },
    async from(place, limit) {
      await write();
      return seenFares.from(place, limit);
    },
  };
}
