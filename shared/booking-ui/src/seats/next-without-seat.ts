import type { ChosenSeat } from '@travesia/booking';

/** Who chooses after a seat was chosen: the next traveller without one on that flight; the same one if all have theirs. */
export function nextWithoutSeat(
  travellers: readonly { readonly id: string }[],
  chosen: readonly ChosenSeat[],
  { travellerId, segmentId }: ChosenSeat,
): string {
  const place = travellers.findIndex(({ id }) => id === travellerId);
  const following = [...travellers.slice(place + 1), ...travellers.slice(0, place)];
  const seated = new Set(
    chosen.filter((seat) => seat.segmentId === segmentId).map((seat) => seat.travellerId),
  );
  return following.find(({ id }) => !seated.has(id))?.id ?? travellerId;
}
