import { array, nullable, object, picklist, string, type InferOutput } from 'valibot';
import { BOARD_TYPES, CANCELLATION_KINDS } from '@travesia/domain';
import { LocalDateTimeSchema, MoneySchema } from '../values.ts';

/** A way to buy a stay of the list: no cheaper one has these meals and these terms. */
export const ListRateSchema = object({
  board: picklist(BOARD_TYPES),
  cancellation: picklist(CANCELLATION_KINDS),
  /** Last moment without cost, in the hotel's time; null unless `free`. */
  freeUntil: nullable(LocalDateTimeSchema),
  amountAfterTax: MoneySchema,
  payAtProperty: nullable(MoneySchema),
  /** The same in the currency of amountAfterTax, by the day's rate; null where there is none. */
  payAtPropertyConverted: nullable(MoneySchema),
});
export type ListRate = InferOutput<typeof ListRateSchema>;

/** POST /hotel/search/rates: meals and terms of one page of a list, which the list itself does not have. */
export const ListRatesReplySchema = object({
  /** Hotels of the page whose rates the supplier gave. */
  data: array(object({ hotelCode: string(), rates: array(ListRateSchema) })),
});
export type ListRatesReply = InferOutput<typeof ListRatesReplySchema>;
