import { DataRequestViewSchema } from '../lookup/data-request-view.ts';
import * as v from 'valibot';

/** Why the data of a booking are still needed. */
export const ErasureRefusalSchema = v.picklist(['trip_ahead', 'money_open', 'dispute_open']);
export type ErasureRefusal = v.InferOutput<typeof ErasureRefusalSchema>;

/** How it was asked for; no words of ours, because they could name the person. */
export const ERASURE_BASES = ['booking_page', 'phone', 'letter'] as const;
export const DeskEraseSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  basis: v.picklist(ERASURE_BASES),
});

/** Releases the copy of the data that the traveller asked for (D-19). */
export const DeskReleaseDataSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });

/** Of one booking: whether its person is gone, or why not yet. */
export const DeskPersonSchema = v.object({
  erasedAt: v.nullable(v.string()),
  refusal: v.nullable(ErasureRefusalSchema),
  /** What the traveller asked for, the latest of each kind (D-19). */
  requests: v.array(DataRequestViewSchema),
});
export type DeskPerson = v.InferOutput<typeof DeskPersonSchema>;
export const DeskPersonReplySchema = v.object({ data: DeskPersonSchema });
