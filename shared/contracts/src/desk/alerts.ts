import { array, object, string, type InferOutput } from 'valibot';

/** What is wrong with the site as a whole (W-15); its words come from the api. */
export const DeskAlertSchema = object({
  name: string(),
  title: string(),
  /** What was measured, beside its limit. */
  facts: string(),
  todo: string(),
  since: string(),
});
export type DeskAlert = InferOutput<typeof DeskAlertSchema>;

export const DeskAlertsReplySchema = object({
  data: object({ alerts: array(DeskAlertSchema), at: string() }),
});
export type DeskAlertsReply = InferOutput<typeof DeskAlertsReplySchema>;
