import * as v from 'valibot';
import { isPeriod, PERIOD_PROBLEM } from '../period.ts';
import { LocalDateSchema } from '../values.ts';

/** What the money of bookings is added up by (D-09). */
export const REPORT_DIMENSIONS = [
  'day',
  'product',
  'market',
  'source',
  'affiliate',
  'metasearch',
  'release',
  'agent',
] as const;
const ReportDimensionSchema = v.picklist(REPORT_DIMENSIONS);
export type ReportDimension = v.InferOutput<typeof ReportDimensionSchema>;

/** Days of UTC, both included. */
export const ReportQuerySchema = v.pipe(
  v.object({ by: ReportDimensionSchema, from: LocalDateSchema, to: LocalDateSchema }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => isPeriod(from, to), PERIOD_PROBLEM),
    ['to'],
  ),
);
export type ReportQuery = v.InferOutput<typeof ReportQuerySchema>;

/** One line of a report; amounts in minor units of its currency. */
export const ReportRowSchema = v.object({
  /** Null: of nobody, or not known. */
  key: v.nullable(v.string()),
  currency: v.string(),
  bookings: v.number(),
  revenue: v.number(),
  refunds: v.number(),
  /** What suppliers were paid, less what they gave back. */
  suppliers: v.number(),
  fees: v.number(),
  /** What phone deals took off; the margin is the one before them. */
  discounts: v.number(),
  margin: v.number(),
  /** What travellers paid to suppliers themselves, for bookings by hand: a note, no money of ours (D-18). */
  paidElsewhere: v.number(),
});
export type ReportRow = v.InferOutput<typeof ReportRowSchema>;
export const ReportReplySchema = v.object({ data: v.array(ReportRowSchema) });
