import type { MarginRule } from '@travesia/contracts';
import { coastAround } from '@travesia/geography';
import { marginKey } from '../booking/index.ts';
import type { Clock } from '../../clock.ts';
import type { Random } from '../../random.ts';
import type { HotelWithRooms, StayRate, StayRequest, StayRoom, StaySupplier } from './ports.ts';
import { hotelKey } from './search-rules.ts';
import { soldHotel } from './sold-rate.ts';
import { AS_IT_IS, createSharedAnswers, shownUntil } from '../../display/shared-answers.ts';
import type { SharedMemory } from '../../shared-memory/index.ts';

export interface HotelQuestion {
  readonly hotelCode: string;
  readonly stay: StayRequest;
  /** What these prices earn. */
  readonly margin: MarginRule | null;
}

/** One hotel with its rooms as every visitor sees it. */
export interface DisplayedHotel {
  readonly id: string;
  readonly stay: StayRequest;
  readonly hotelCode: string;
  /** Null where the supplier does not have the hotel any more. */
  readonly found: HotelWithRooms | null;
  /** See `coastAround`. */
  readonly coast: string | null;
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

const DISPLAYS_KEPT = 4000;
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
  memory,
}: {
  readonly supplier: Pick<StaySupplier, 'hotel'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly memory: SharedMemory | undefined;
}) {
  const answers = createSharedAnswers<HotelQuestion, DisplayedHotel, DisplayedHotel>({
    clock,
    memory,
    kind: 'hotel:2',
    form: AS_IT_IS,
    max: DISPLAYS_KEPT,
    keyOf: ({ hotelCode, stay, margin }) => `${marginKey(margin)}${hotelKey(hotelCode, stay)}`,
    namesOf: ({ id }) => [id],
    async fetch({ hotelCode, stay, margin }) {
      const supplied = await supplier.hotel(hotelCode, stay);
      const found = supplied && soldHotel(supplied, margin);
      const id = `rate_${random.bytes(12).toString('base64url')}`;
      const coast = found && coastAround(found.hotel.location);
      return { id, stay, hotelCode, found, coast, expiresAtMs: shownUntil(clock) };
    },
  });

  return {
    find: answers.ask,
    /** A rate of it is not what it was: the next visitor sees the truth. */
    forget: answers.forget,
    async findRate(rateKey: string): Promise<FoundRate> {
      const [, id = '', roomPlace, ratePlace] = KEY_PATTERN.exec(rateKey) ?? [];
      if (id === '') return { state: 'unknown' };
      const displayed = await answers.find(id);
      if (displayed.state !== 'found') return displayed;
      const { stay, hotelCode, found } = displayed.answer;
      const room = found?.rooms[Number(roomPlace)];
      const rate = room?.rates[Number(ratePlace)];
      return room && rate ? { state: 'found', shown: { stay, hotelCode, room, rate } } : { state: 'unknown' };
    },
    sweep: answers.sweep,
  };
}
