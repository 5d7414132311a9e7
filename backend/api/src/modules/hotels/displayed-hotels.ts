import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import type { Random } from '../../random.ts';
import type { HotelWithRooms, StayRate, StayRequest, StayRoom, StaySupplier } from './ports.ts';
import { hotelKey } from './search-rules.ts';
import { createSharedAnswers, FINDABLE_MS, sharedUntil } from '../../display/shared-answers.ts';

/** One hotel with its rooms as every visitor sees it. */
export interface DisplayedHotel {
  readonly id: string;
  readonly stay: StayRequest;
  readonly hotelCode: string;
  /** Null where the supplier does not have the hotel any more. */
  readonly found: HotelWithRooms | null;
  readonly expiresAtMs: number;
}

export interface DisplayedRate {
  readonly stay: StayRequest;
  readonly hotelCode: string;
  readonly room: StayRoom;
  readonly rate: StayRate;
}

export type FoundRate =
  | { readonly state: 'found'; readonly shown: DisplayedRate }
  /** It was on a page, too long ago. */
  | { readonly state: 'expired' }
  | { readonly state: 'unknown' };

const HOTELS_KEPT = 2000;
const DISPLAYS_KEPT = 4000;
const EXPIRED_IDS_KEPT = 20_000;
const KEY_PATTERN = /^(rate_[A-Za-z0-9_-]{16})_(\d{1,3})_(\d{1,3})$/;

/** Names a rate of a displayed hotel to the client; the supplier's own id stays here. */
export function displayedRateKey(id: string, roomPlace: number, ratePlace: number): string {
  return `${id}_${roomPlace}_${ratePlace}`;
}

/** Hotels with rooms for display; rates can be found by the key the client was given. */
export function createDisplayedHotels({
  supplier,
  clock,
  random,
}: {
  readonly supplier: Pick<StaySupplier, 'hotel'>;
  readonly clock: Clock;
  readonly random: Random;
}) {
  const goneIds = new LRUCache<string, true>({ max: EXPIRED_IDS_KEPT });
  // Whoever sees an answer can choose from it, though others are shown a newer one meanwhile.
  const byId = new LRUCache<string, DisplayedHotel>({
    max: DISPLAYS_KEPT,
    ttl: FINDABLE_MS,
    perf: { now: () => clock.nowMs() },
    ttlResolution: 0,
    dispose: (_displayed, id) => {
      goneIds.set(id, true);
    },
  });
  const answers = createSharedAnswers<{ hotelCode: string; stay: StayRequest }, DisplayedHotel>({
    clock,
    max: HOTELS_KEPT,
    keyOf: ({ hotelCode, stay }) => hotelKey(hotelCode, stay),
    async fetch({ hotelCode, stay }) {
      const found = await supplier.hotel(hotelCode, stay);
      const id = `rate_${random.bytes(12).toString('base64url')}`;
      return { id, stay, hotelCode, found, expiresAtMs: sharedUntil(clock) };
    },
  });

  return {
    async find(
      question: { hotelCode: string; stay: StayRequest },
      options?: { readonly isFresh?: boolean },
    ): Promise<DisplayedHotel> {
      const displayed = await answers.ask(question, options);
      byId.set(displayed.id, displayed);
      return displayed;
    },
    /** A rate of it is not what it was: the next visitor sees the truth. */
    forget: (hotelCode: string, stay: StayRequest) => answers.forget({ hotelCode, stay }),
    findRate(rateKey: string): FoundRate {
      byId.purgeStale();
      const [, id = '', roomPlace, ratePlace] = KEY_PATTERN.exec(rateKey) ?? [];
      const displayed = byId.get(id);
      const room = displayed?.found?.rooms[Number(roomPlace)];
      const rate = room?.rates[Number(ratePlace)];
      if (!displayed || !room || !rate) return { state: goneIds.has(id) ? 'expired' : 'unknown' };
      return { state: 'found', shown: { stay: displayed.stay, hotelCode: displayed.hotelCode, room, rate } };
    },
    sweep() {
      answers.sweep();
      byId.purgeStale();
    },
  };
}
