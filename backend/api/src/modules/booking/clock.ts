import { SUMMARY_TIMER_MIN } from '@travesia/domain';

const HOLD_MS = SUMMARY_TIMER_MIN * 60_000;
/** S-43 asks for at least ten. */
export const EXTENSIONS_MAX = 12;
/** An order takes seconds to place: an offer with less than this left is not worth starting a payment for. */
export const ORDER_MARGIN_MS = 30_000;

/** Until when a price is held from now on: eight minutes, never longer than the supplier's offer lives (S-43). */
export function holdUntil(nowMs: number, offerExpiresAtMs: number): number {
  return Math.min(nowMs + HOLD_MS, offerExpiresAtMs);
}

export function secondsLeft(untilMs: number | null, nowMs: number): number {
  return untilMs === null ? 0 : Math.max(0, Math.floor((untilMs - nowMs) / 1000));
}

/** Extensions that would still buy time: none once the offer itself is the limit. */
export function extensionsLeft(facts: {
  extensionsUsed: number;
  holdExpiresAtMs: number | null;
  offerExpiresAtMs: number | null;
}): number {
  if (facts.holdExpiresAtMs === null || facts.offerExpiresAtMs === null) return 0;
  if (facts.holdExpiresAtMs >= facts.offerExpiresAtMs) return 0;
  return Math.max(0, EXTENSIONS_MAX - facts.extensionsUsed);
}
