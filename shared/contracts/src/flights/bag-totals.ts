import * as v from 'valibot';

/**
 * GET /air/flight-search/{id}/bags: what one checked bag for everybody with a seat adds to each offer of a
 * search, on every journey whose fare does not include one; margin included (F-38). `null` where the airline does not say.
 */
export const BagTotalsReplySchema = v.object({
  /** Offer id → minor units of `meta.currency`. */
  data: v.record(v.string(), v.nullable(v.pipe(v.number(), v.integer()))),
  meta: v.object({ currency: v.string() }),
});
export type BagTotalsReply = v.InferOutput<typeof BagTotalsReplySchema>;
