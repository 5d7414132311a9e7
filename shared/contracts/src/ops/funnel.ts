import * as v from 'valibot';
import { LocaleSchema } from '../platform/locale.ts';
import { MarketIdSchema } from '../platform/market.ts';
import { LocalDateSchema } from '../values.ts';
import { isPeriod, PERIOD_PROBLEM } from '../period.ts';

/** What the site counts of visitors who may be counted, in the order in which it happens (O-03). */
export const FUNNEL_STEPS = ['visits', 'searches', 'results', 'selections', 'summaries'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** A reply of the api says which step was taken, and of what product: `results flight`. */
export const STEP_HEADER = 'x-travesia-step';
/** The site says with an order where its visitor came from and on what device, if they may be counted. */
export const VISIT_HEADER = 'x-travesia-visit';

export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
const NAME_MAX = 60;
const SOURCE = /^[a-z0-9._-]{1,40}$/;
const NameSchema = v.pipe(v.string(), v.regex(new RegExp(`^[\\w@.-]{0,${NAME_MAX * 2}}$`)));

/** Where a visit came from and on what; nothing about whose it is. */
export const VisitSchema = v.object({
  source: v.pipe(v.string(), v.regex(SOURCE)),
  device: v.picklist(DEVICES),
});
export type Visit = v.InferOutput<typeof VisitSchema>;

/** How often a step was taken on a day by visits that have all of this in common. */
export const FunnelCountSchema = v.object({
  ...VisitSchema.entries,
  day: LocalDateSchema,
  step: v.picklist(FUNNEL_STEPS),
  market: MarketIdSchema,
  language: LocaleSchema,
  /** Empty for a visit, which is of no product yet. */
  product: NameSchema,
  release: NameSchema,
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type FunnelCount = v.InferOutput<typeof FunnelCountSchema>;

/** One batch of one process of the site; sent again, it is not counted again. */
export const FunnelBatchSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  counts: v.array(FunnelCountSchema),
});
export type FunnelBatch = v.InferOutput<typeof FunnelBatchSchema>;

export const FUNNEL_DIMENSIONS = [
  'day',
  'market',
  'product',
  'source',
  'language',
  'device',
  'release',
] as const;

/** Days of UTC, both included. */
export const FunnelQuerySchema = v.pipe(
  v.object({
    by: v.picklist(FUNNEL_DIMENSIONS),
    from: LocalDateSchema,
    to: LocalDateSchema,
    /** Null: all. */
    markets: v.nullable(v.array(MarketIdSchema)),
  }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => isPeriod(from, to), PERIOD_PROBLEM),
    ['to'],
  ),
);
export type FunnelQuery = v.InferOutput<typeof FunnelQuerySchema>;

/** One line of the funnel; amounts in minor units of the currency that is charged. */
export const FunnelRowSchema = v.object({
  key: v.nullable(v.string()),
  visits: v.number(),
  searches: v.number(),
  results: v.number(),
  selections: v.number(),
  summaries: v.number(),
  payments: v.number(),
  bookings: v.number(),
  revenue: v.number(),
  margin: v.number(),
});
export type FunnelRow = v.InferOutput<typeof FunnelRowSchema>;
export const FunnelReplySchema = v.object({ data: v.array(FunnelRowSchema) });
