import * as v from 'valibot';

export const DATA_REQUESTS = ['export', 'erasure'] as const;
export const DataRequestKindSchema = v.picklist(DATA_REQUESTS);
export type DataRequestKind = v.InferOutput<typeof DataRequestKindSchema>;

/** What a traveller asked for about their own data, and since when it is as it is (D-19). */
export const DataRequestViewSchema = v.object({
  kind: DataRequestKindSchema,
  /** `ready`: the copy can be downloaded. */
  state: v.picklist(['open', 'ready', 'over']),
  at: v.string(),
});
export type DataRequestView = v.InferOutput<typeof DataRequestViewSchema>;
