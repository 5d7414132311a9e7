import type { MoneyBody, RatePlan, Room } from '@travesia/contracts';
import { BOARD_TYPES, type BoardType } from '@travesia/domain';
import type { WantedTerms } from '../../search/index.ts';
import { stayCost } from '../../stays/index.ts';

type RoomRates = Pick<Room, 'ratePlans'>;

function isWanted({ cancellation, board }: RatePlan, wanted: WantedTerms): boolean {
  return (
    (!wanted.isFreeToCancel || cancellation.kind === 'free') &&
    (wanted.board.length === 0 || wanted.board.includes(board))
  );
}

/** Rooms with the rates that are wanted; all of them where no rate is. */
export function wantedRates<OneRoom extends RoomRates>(
  rooms: readonly OneRoom[],
  wanted: WantedTerms,
): { rooms: readonly OneRoom[]; hasWanted: boolean } {
  const fulfilling = rooms
    .map((room) => ({ ...room, ratePlans: room.ratePlans.filter((rate) => isWanted(rate, wanted)) }))
    .filter(({ ratePlans }) => ratePlans.length > 0);
  return fulfilling.length > 0
    ? { rooms: fulfilling, hasWanted: true }
    : { rooms, hasWanted: rooms.length === 0 };
}

export interface RateBucket {
  readonly count: number;
  /** The lowest whole cost of the stay. */
  readonly from: MoneyBody | null;
}

export interface RateBuckets {
  /** Empty where all rates have the same meals. */
  readonly boards: readonly (RateBucket & { readonly board: BoardType })[];
  /** null where all rates are free to cancel, or none is. */
  readonly free: RateBucket | null;
}

/** What can be chosen of the rates, with how many there would be. */
export function rateBuckets(rooms: readonly RoomRates[], wanted: WantedTerms): RateBuckets {
  const rates = rooms.flatMap(({ ratePlans }) => ratePlans);
  const bucket = (change: Partial<WantedTerms>): RateBucket => {
    const costs = rates
      .filter((rate) => isWanted(rate, { ...wanted, ...change }))
      .map((rate) => stayCost(rate, 1).whole)
      .toSorted((one, other) => one.amount - other.amount);
    return { count: costs.length, from: costs[0] ?? null };
  };
  const boards = BOARD_TYPES.filter((board) => rates.some((rate) => rate.board === board));
  const freeCount = rates.filter(({ cancellation }) => cancellation.kind === 'free').length;
  return {
    boards: boards.length > 1 ? boards.map((board) => ({ board, ...bucket({ board: [board] }) })) : [],
    free: freeCount > 0 && freeCount < rates.length ? bucket({ isFreeToCancel: true }) : null,
  };
}
