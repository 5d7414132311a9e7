import { MARGIN_PRODUCTS } from '@travesia/domain';
import * as v from 'valibot';
import { LocalDateSchema } from '../values.ts';

const PERCENT_MAX = 50;
const AMOUNT_MAX = 100_000;
const SOURCE_LENGTH = 128;

const AmountSchema = v.pipe(
  v.number('amount_invalid'),
  v.integer('amount_invalid'),
  v.minValue(0, 'amount_invalid'),
  v.maxValue(AMOUNT_MAX, 'amount_invalid'),
);

/** `ES kayak`: the market of the page, and where its visitor came from, as in an address. */
export const VISITOR_HEADER = 'x-visitor';

export const MARGIN_STEPS = [1, 100, 500, 1_000] as const;

/**
 * What we earn (W-14): added to the supplier's price of one part of a booking. What a rule does not name is all of it;
 * amounts are minor units of the currency that is charged, days are those of UTC.
 */
export const MarginRuleSchema = v.pipe(
  v.object({
    product: v.optional(v.picklist(MARGIN_PRODUCTS)),
    supplier: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[a-z0-9-]{1,40}$/, 'supplier_invalid'))),
    source: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.regex(/\S/, 'source_invalid'),
        v.maxLength(SOURCE_LENGTH, 'source_invalid'),
      ),
    ),
    from: v.optional(LocalDateSchema),
    until: v.optional(LocalDateSchema),
    percent: v.pipe(
      v.number('percent_invalid'),
      v.minValue(0, 'percent_invalid'),
      v.maxValue(PERCENT_MAX, 'percent_invalid'),
      v.check((percent) => Math.round(percent * 100) / 100 === percent, 'percent_invalid'),
    ),
    fixed: AmountSchema,
    minimum: AmountSchema,
    maximum: v.optional(AmountSchema),
    roundTo: v.picklist(MARGIN_STEPS),
  }),
  // Plain checks: the code of a check on some fields only would be a part of every home.
  v.check(({ from, until }) => !from || !until || from <= until, 'until_before_from'),
  v.check(({ minimum, maximum }) => maximum === undefined || minimum <= maximum, 'maximum_below_minimum'),
);
export type MarginRule = v.InferOutput<typeof MarginRuleSchema>;
