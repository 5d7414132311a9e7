import * as v from 'valibot';
import { OrderKindSchema } from '../booking/order-kind.ts';
import { MarketIdSchema } from '../platform/market.ts';
import { shortText } from '../values.ts';

/** More than half of a price is no discount but a mistake. */
export const DEAL_PERCENT_MAX = 50;
const AMOUNT_MAX = 100_000_000;
const TIMES_MAX = 100_000;
const DealCodeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9]{3,20}$/, 'value_invalid'),
);
const amount = (least: number) =>
  v.pipe(
    v.number(),
    v.integer('value_invalid'),
    v.minValue(least, 'value_invalid'),
    v.maxValue(AMOUNT_MAX, 'too_many'),
  );

/** A rule by which the desk takes something off an order; amounts are minor units of the charge currency (D-17). */
const DealRuleSchema = v.object({
  code: DealCodeSchema,
  /** `percent`: hundredths of a percent of the order's price, without bags and fees. */
  off: v.picklist(['percent', 'amount']),
  value: amount(1),
  /** How often; an order that was given up does not count. */
  timesMax: v.pipe(
    v.number(),
    v.integer('value_invalid'),
    v.minValue(1, 'value_invalid'),
    v.maxValue(TIMES_MAX, 'too_many'),
  ),
  /** How much in all; null: the times alone limit it. */
  amountMax: v.nullable(amount(1)),
  /** Null: every market, every product. */
  market: v.nullable(MarketIdSchema),
  product: v.nullable(OrderKindSchema),
  /** What the order has to cost at least, without bags and fees. */
  minimum: amount(0),
  endsAt: v.pipe(v.string(), v.isoTimestamp('value_invalid')),
});
export type DealRule = v.InferOutput<typeof DealRuleSchema>;
export const DeskSetDealSchema = DealRuleSchema;
export const DeskEndDealSchema = v.object({ code: DealCodeSchema });

export const DeskDealSchema = v.object({
  ...DealRuleSchema.entries,
  /** Who set it. */
  by: v.string(),
  isOver: v.picklist(['no', 'ended', 'used_up']),
  times: v.number(),
  amount: v.number(),
});
export type DeskDeal = v.InferOutput<typeof DeskDealSchema>;
export const DeskDealsReplySchema = v.object({ data: v.array(DeskDealSchema) });

/** Takes it off the order that a call code shows. */
export const DeskApplyDealSchema = v.object({
  key: v.pipe(v.string(), v.uuid()),
  code: shortText(40),
  deal: shortText(40),
});
export const DeskApplyDealReplySchema = v.object({ data: v.object({ amount: v.number() }) });
