import {
  array,
  boolean,
  maxLength,
  nullable,
  object,
  picklist,
  pipe,
  string,
  trim,
  type InferOutput,
} from 'valibot';
import { BookingStateSchema } from '../booking/order-view.ts';
import { OrderKindSchema } from '../booking/order-kind.ts';
import { MoneySchema } from '../values.ts';

const TYPED_MAX = 120;

export const DeskSearchSchema = object({ text: pipe(string(), trim(), maxLength(TYPED_MAX)) });

/** One booking in a list: what is personal is masked (D-02). */
export const DeskFoundSchema = object({
  id: string(),
  reference: nullable(string()),
  state: BookingStateSchema,
  /** It was confirmed, and nothing of it stands any more. */
  isCancelled: boolean(),
  kind: OrderKindSchema,
  market: string(),
  heading: nullable(string()),
  /** When it was confirmed, or begun where it is not. */
  bookedAt: string(),
  total: nullable(MoneySchema),
  name: string(),
  email: string(),
});
export type DeskFound = InferOutput<typeof DeskFoundSchema>;

export const DeskSearchReplySchema = object({
  data: object({
    found: array(DeskFoundSchema),
    /** There are more than are shown. */
    isCut: boolean(),
    /** It would have found nearly everything, and was not run. */
    hint: nullable(picklist(['too_short', 'last_four_needs_date'])),
  }),
});
export type DeskSearchReply = InferOutput<typeof DeskSearchReplySchema>;
