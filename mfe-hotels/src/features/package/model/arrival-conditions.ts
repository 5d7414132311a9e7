import type { RateCondition } from '@travesia/contracts';

interface RoomWithConditions {
  readonly ratePlans: readonly { readonly conditions: readonly RateCondition[] }[];
}

/** What a house says of its reception and keys, each sentence once, whichever rates it stands in. */
export function arrivalConditions(rooms: readonly RoomWithConditions[]): readonly string[] {
  const conditions = rooms.flatMap(({ ratePlans }) => ratePlans.flatMap(({ conditions: each }) => each));
  return [...new Set(conditions.filter(({ about }) => about === 'arrival').map(({ text }) => text))];
}
