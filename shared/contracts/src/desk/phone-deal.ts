import {
  array,
  integer,
  isoTimestamp,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
  toUpperCase,
  trim,
  uuid,
  type InferOutput,
} from 'valibot';
import { OrderKindSchema } from '../booking/order-kind.ts';
import { MarketIdSchema } from '../platform/market.ts';
import { shortText } from '../values.ts';

/** More than half of a price is no discount but a mistake. */
export const DEAL_PERCENT_MAX = 50;
const AMOUNT_MAX = 100_000_000;
const TIMES_MAX = 100_000;
const DealCodeSchema = pipe(string(), trim(), toUpperCase(), regex(/^[A-Z0-9]{3,20}$/, 'value_invalid'));
const amount = (least: number) =>
  pipe(
    number(),
    integer('value_invalid'),
    minValue(least, 'value_invalid'),
    maxValue(AMOUNT_MAX, 'too_many'),
  );

/** A rule by which the desk takes something off an order; amounts are minor units of the charge currency (D-17). */
const DealRuleSchema = object({
  code: DealCodeSchema,
  /** `percent`: hundredths of a percent of the order's price, without bags and fees. */
  off: picklist(['percent', 'amount']),
  value: amount(1),
  /** How often; an order that was given up does not count. */
  timesMax: pipe(
    number(),
    integer('value_invalid'),
    minValue(1, 'value_invalid'),
    maxValue(TIMES_MAX, 'too_many'),
  ),
  /** How much in all; null: the times alone limit it. */
  amountMax: nullable(amount(1)),
  /** Null: every market, every product. */
  market: nullable(MarketIdSchema),
  product: nullable(OrderKindSchema),
  /** What the order has to cost at least, without bags and fees. */
  minimum: amount(0),
  endsAt: pipe(string(), isoTimestamp('value_invalid')),
});
export type DealRule = InferOutput<typeof DealRuleSchema>;
export const DeskSetDealSchema = DealRuleSchema;
export const DeskEndDealSchema = object({ code: DealCodeSchema });

export const DeskDealSchema = object({
  ...DealRuleSchema.entries,
  /** Who set it. */
  by: string(),
  isOver: picklist(['no', 'ended', 'used_up']),
  times: number(),
  amount: number(),
});
export type DeskDeal = InferOutput<typeof DeskDealSchema>;
export const DeskDealsReplySchema = object({ data: array(DeskDealSchema) });

/** Takes it off the order that a call code shows. */
export const DeskApplyDealSchema = object({
  key: pipe(string(), uuid()),
  code: shortText(40),
  deal: shortText(40),
});
export const DeskApplyDealReplySchema = object({ data: object({ amount: number() }) });
