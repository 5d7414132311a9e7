import type { RatePlan, Room } from '@travesia/contracts';

const isFree = ({ cancellation }: RatePlan) => cancellation.kind === 'free';
const freeOnesFirst = <Item>(items: readonly Item[], matches: (item: Item) => boolean): Item[] => [
  ...items.filter((item) => matches(item)),
  ...items.filter((item) => !matches(item)),
];

/** Rates that can be cancelled free of charge first, in rooms that have one first; otherwise in the order they had. */
export function freeFirst<OneRoom extends Pick<Room, 'ratePlans'>>(
  rooms: readonly OneRoom[],
): { rooms: readonly OneRoom[]; hasFree: boolean } {
  const sorted = rooms.map((room) => ({ ...room, ratePlans: freeOnesFirst(room.ratePlans, isFree) }));
  const hasOne = (room: OneRoom) => room.ratePlans.some((rate) => isFree(rate));
  return { rooms: freeOnesFirst(sorted, hasOne), hasFree: rooms.some((room) => hasOne(room)) };
}
