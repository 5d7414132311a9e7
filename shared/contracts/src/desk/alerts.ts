import * as v from 'valibot';

/** What is wrong with the site as a whole (W-15); its words come from the api. */
export const DeskAlertSchema = v.object({
  name: v.string(),
  title: v.string(),
  /** What was measured, beside its limit. */
  facts: v.string(),
  todo: v.string(),
  since: v.string(),
});
export type DeskAlert = v.InferOutput<typeof DeskAlertSchema>;

export const DeskAlertsReplySchema = v.object({
  data: v.object({ alerts: v.array(DeskAlertSchema), at: v.string() }),
});
export type DeskAlertsReply = v.InferOutput<typeof DeskAlertsReplySchema>;
