import { MARGIN_PRODUCTS } from '@travesia/domain';
import {
  check,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  trim,
  type InferOutput,
} from 'valibot';
import { LocalDateSchema } from '../values.ts';

const PERCENT_MAX = 50;
const AMOUNT_MAX = 100_000;
const SOURCE_LENGTH = 128;

const AmountSchema = pipe(
  number('amount_invalid'),
  integer('amount_invalid'),
  minValue(0, 'amount_invalid'),
  maxValue(AMOUNT_MAX, 'amount_invalid'),
);

/** `ES kayak`: the market of the page, and where its visitor came from, as in an address. */
export const VISITOR_HEADER = 'x-visitor';

export const MARGIN_STEPS = [1, 100, 500, 1_000] as const;

/**
 * What we earn (W-14): added to the supplier's price of one part of a booking. What a rule does not name is all of it;
 * amounts are minor units of the currency that is charged, days are those of UTC.
 */
export const MarginRuleSchema = pipe(
  object({
    product: optional(picklist(MARGIN_PRODUCTS)),
    supplier: optional(pipe(string(), trim(), regex(/^[a-z0-9-]{1,40}$/, 'supplier_invalid'))),
    source: optional(
      pipe(string(), trim(), regex(/\S/, 'source_invalid'), maxLength(SOURCE_LENGTH, 'source_invalid')),
    ),
    from: optional(LocalDateSchema),
    until: optional(LocalDateSchema),
    percent: pipe(
      number('percent_invalid'),
      minValue(0, 'percent_invalid'),
      maxValue(PERCENT_MAX, 'percent_invalid'),
      check((percent) => Math.round(percent * 100) / 100 === percent, 'percent_invalid'),
    ),
    fixed: AmountSchema,
    minimum: AmountSchema,
    maximum: optional(AmountSchema),
    roundTo: picklist(MARGIN_STEPS),
  }),
  // Plain checks: the code of a check on some fields only would be a part of every home.
  check(({ from, until }) => !from || !until || from <= until, 'until_before_from'),
  check(({ minimum, maximum }) => maximum === undefined || minimum <= maximum, 'maximum_below_minimum'),
);
export type MarginRule = InferOutput<typeof MarginRuleSchema>;
