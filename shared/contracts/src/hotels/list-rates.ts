import * as v from 'valibot';
import { BOARD_TYPES, CANCELLATION_KINDS } from '@travesia/domain';
import { LocalDateTimeSchema, MoneySchema } from '../values.ts';

/** A way to buy a stay of the list: no cheaper one has these meals and these terms. */
export const ListRateSchema = v.object({
  board: v.picklist(BOARD_TYPES),
  cancellation: v.picklist(CANCELLATION_KINDS),
  /** Last moment without cost, in the hotel's time; null unless `free`. */
  freeUntil: v.nullable(LocalDateTimeSchema),
  amountAfterTax: MoneySchema,
  payAtProperty: v.nullable(MoneySchema),
  /** The same in the currency of amountAfterTax, by the day's rate; null where there is none. */
  payAtPropertyConverted: v.nullable(MoneySchema),
});
export type ListRate = v.InferOutput<typeof ListRateSchema>;

/** POST /hotel/search/rates: meals and terms of one page of a list, which the list itself does not have. */
export const ListRatesReplySchema = v.object({
  /** Hotels of the page whose rates the supplier gave. */
  data: v.array(v.object({ hotelCode: v.string(), rates: v.array(ListRateSchema) })),
});
export type ListRatesReply = v.InferOutput<typeof ListRatesReplySchema>;
