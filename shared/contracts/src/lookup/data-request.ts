import * as v from 'valibot';
import { BookingAccessSchema, CodeSchema } from './after-booking.ts';
import { DataRequestKindSchema } from './data-request-view.ts';

/** A traveller asks for their own data, or for their end (D-19). */
export const DataRequestSchema = v.object({
  ...BookingAccessSchema.entries,
  kind: DataRequestKindSchema,
  code: CodeSchema,
});

/** Text for people, JSON for programs. */
export const DATA_FORMATS = ['text', 'json'] as const;
export type DataFormat = (typeof DATA_FORMATS)[number];
export const DataExportRequestSchema = v.object({
  ...BookingAccessSchema.entries,
  format: v.picklist(DATA_FORMATS),
  code: CodeSchema,
});
