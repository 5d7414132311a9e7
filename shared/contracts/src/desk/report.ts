import {
  array,
  forward,
  nullable,
  number,
  object,
  partialCheck,
  picklist,
  pipe,
  string,
  type InferOutput,
} from 'valibot';
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
const ReportDimensionSchema = picklist(REPORT_DIMENSIONS);
export type ReportDimension = InferOutput<typeof ReportDimensionSchema>;

/** Days of UTC, both included. */
export const ReportQuerySchema = pipe(
  object({ by: ReportDimensionSchema, from: LocalDateSchema, to: LocalDateSchema }),
  forward(
    partialCheck([['from'], ['to']], ({ from, to }) => isPeriod(from, to), PERIOD_PROBLEM),
    ['to'],
  ),
);
export type ReportQuery = InferOutput<typeof ReportQuerySchema>;

/** One line of a report; amounts in minor units of its currency. */
export const ReportRowSchema = object({
  /** Null: of nobody, or not known. */
  key: nullable(string()),
  currency: string(),
  bookings: number(),
  revenue: number(),
  refunds: number(),
  /** What suppliers were paid, less what they gave back. */
  suppliers: number(),
  fees: number(),
  /** What phone deals took off; the margin is the one before them. */
  discounts: number(),
  margin: number(),
  /** What travellers paid to suppliers themselves, for bookings by hand: a note, no money of ours (D-18). */
  paidElsewhere: number(),
});
export type ReportRow = InferOutput<typeof ReportRowSchema>;
export const ReportReplySchema = object({ data: array(ReportRowSchema) });
