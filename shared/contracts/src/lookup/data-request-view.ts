import { object, picklist, string, type InferOutput } from 'valibot';

export const DATA_REQUESTS = ['export', 'erasure'] as const;
export const DataRequestKindSchema = picklist(DATA_REQUESTS);
export type DataRequestKind = InferOutput<typeof DataRequestKindSchema>;

/** What a traveller asked for about their own data, and since when it is as it is (D-19). */
export const DataRequestViewSchema = object({
  kind: DataRequestKindSchema,
  /** `ready`: the copy can be downloaded. */
  state: picklist(['open', 'ready', 'over']),
  at: string(),
});
export type DataRequestView = InferOutput<typeof DataRequestViewSchema>;
