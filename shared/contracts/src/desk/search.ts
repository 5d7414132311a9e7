import * as v from 'valibot';
import { BookingStateSchema } from '../booking/order-view.ts';
import { OrderKindSchema } from '../booking/order-kind.ts';
import { MoneySchema } from '../values.ts';

const TYPED_MAX = 120;

export const DeskSearchSchema = v.object({ text: v.pipe(v.string(), v.trim(), v.maxLength(TYPED_MAX)) });

/** One booking in a list: what is personal is masked (D-02). */
export const DeskFoundSchema = v.object({
  id: v.string(),
  reference: v.nullable(v.string()),
  state: BookingStateSchema,
  /** It was confirmed, and nothing of it stands any more. */
  isCancelled: v.boolean(),
  kind: OrderKindSchema,
  market: v.string(),
  heading: v.nullable(v.string()),
  /** When it was confirmed, or begun where it is not. */
  bookedAt: v.string(),
  total: v.nullable(MoneySchema),
  name: v.string(),
  email: v.string(),
});
export type DeskFound = v.InferOutput<typeof DeskFoundSchema>;

export const DeskSearchReplySchema = v.object({
  data: v.object({
    found: v.array(DeskFoundSchema),
    /** There are more than are shown. */
    isCut: v.boolean(),
    /** It would have found nearly everything, and was not run. */
    hint: v.nullable(v.picklist(['too_short', 'last_four_needs_date'])),
  }),
});
export type DeskSearchReply = v.InferOutput<typeof DeskSearchReplySchema>;
