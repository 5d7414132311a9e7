/** An order takes seconds to place: an offer with less than this left is not worth starting a payment for. */
export const ORDER_MARGIN_MS = 30_000;

/** Until when a price is held: as long as the supplier's offer can still be paid (S-43). */
export function holdUntil(offerExpiresAtMs: number): number {
  return offerExpiresAtMs - ORDER_MARGIN_MS;
}

export function secondsLeft(untilMs: number | null, nowMs: number): number {
  return untilMs === null ? 0 : Math.max(0, Math.floor((untilMs - nowMs) / 1000));
}
