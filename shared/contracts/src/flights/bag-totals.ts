import { integer, nullable, number, object, pipe, record, string, type InferOutput } from 'valibot';

/**
 * GET /air/flight-search/{id}/bags: what one checked bag for everybody with a seat adds to each offer of a
 * search, on every journey whose fare does not include one; margin included (F-38). `null` where the airline does not say.
 */
export const BagTotalsReplySchema = object({
  /** Offer id → minor units of `meta.currency`. */
  data: record(string(), nullable(pipe(number(), integer()))),
  meta: object({ currency: string() }),
});
export type BagTotalsReply = InferOutput<typeof BagTotalsReplySchema>;
