/** How long a quote of ours holds where the supplier sets no end; it ends before the next step of the cancellation terms. */
const QUOTE_LIFE_MS = 15 * 60_000;

export function quoteEndMs(nowMs: number, nextStepMs: number | null = null): number {
  return Math.min(nowMs + QUOTE_LIFE_MS, nextStepMs ?? Number.POSITIVE_INFINITY);
}
