import { isSimpleTrip, type FlightOffer, type FlightSearchPayload } from '@travesia/contracts';
import { lowestFares, type FoundFare, type SeenFares } from './seen-fares.ts';

const WRITTEN_AFTER_MS = 1000;

export interface FareNotes extends SeenFares {
  note(payload: FlightSearchPayload, offers: readonly FlightOffer[]): void;
  /** What waits is written now. */
  write(): Promise<void>;
}

interface Note {
  readonly payload: FlightSearchPayload;
  readonly offers: readonly FlightOffer[];
}

/** With fare conditions a search finds a different lowest price. */
const hasConditions = ({ refundableFare, noRestrictionFare, noPenaltyFare }: FlightSearchPayload) =>
  refundableFare || noRestrictionFare || noPenaltyFare;

/**
 * A search does not wait for what other pages will tell of it, nor fail with it: what was found is noted, and written
 * a moment later, in one statement with what others found meanwhile. Who asks here is told of it at once.
 */
export function createFareNotes(seenFares: SeenFares, onFault: (error: unknown) => void): FareNotes {
  let waiting: Note[] = [];
  let written = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function record(notes: readonly Note[]): Promise<void> {
    const found: FoundFare[] = notes.map(({ payload, offers }) => ({ payload, lowest: lowestFares(offers) }));
    await seenFares.record(found);
  }

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const notes = waiting;
    waiting = [];
    if (notes.length > 0) written = written.then(() => record(notes)).catch(onFault);
    return written;
  }

  return {
    ...seenFares,
    write,
    note(payload, offers) {
      if (hasConditions(payload) || !isSimpleTrip(payload)) return;
      waiting.push({ payload, offers });
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
    async toAnywhere(question, newSinceMs) {
      await write();
      return seenFares.toAnywhere(question, newSinceMs);
    },
    async ofDays(question, first, last) {
      await write();
      return seenFares.ofDays(question, first, last);
    },
  };
}
