import { DataRequestViewSchema } from '../lookup/data-request-view.ts';
import { array, nullable, object, picklist, pipe, string, uuid, type InferOutput } from 'valibot';

/** Why the data of a booking are still needed. */
export const ErasureRefusalSchema = picklist(['trip_ahead', 'money_open', 'dispute_open']);
export type ErasureRefusal = InferOutput<typeof ErasureRefusalSchema>;

/** How it was asked for; no words of ours, because they could name the person. */
export const ERASURE_BASES = ['booking_page', 'phone', 'letter'] as const;
export const DeskEraseSchema = object({
  id: pipe(string(), uuid()),
  basis: picklist(ERASURE_BASES),
});

/** Releases the copy of the data that the traveller asked for (D-19). */
export const DeskReleaseDataSchema = object({ id: pipe(string(), uuid()) });

/** Of one booking: whether its person is gone, or why not yet. */
export const DeskPersonSchema = object({
  erasedAt: nullable(string()),
  refusal: nullable(ErasureRefusalSchema),
  /** What the traveller asked for, the latest of each kind (D-19). */
  requests: array(DataRequestViewSchema),
});
export type DeskPerson = InferOutput<typeof DeskPersonSchema>;
export const DeskPersonReplySchema = object({ data: DeskPersonSchema });
