import { RenderReplySchema, RenderRequestSchema } from '@travesia/contracts';
import { number, object, optional, string, type InferOutput } from 'valibot';

/** Site → rendering process: draw with this bundle. */
export const RenderJobSchema = object({
  id: number(),
  bundle: string(),
  deadlineMs: number(),
  /** While a worker reads the bundle, and for one that never drew. */
  firstDeadlineMs: number(),
  request: RenderRequestSchema,
});
export type RenderJob = InferOutput<typeof RenderJobSchema>;

/** Rendering process → site: what was drawn, or why not. */
export const RenderOutcomeSchema = object({
  id: number(),
  reply: optional(RenderReplySchema),
  fault: optional(string()),
});
export type RenderOutcome = InferOutput<typeof RenderOutcomeSchema>;
