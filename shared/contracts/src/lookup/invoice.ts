import * as v from 'valibot';
import { BookingAccessSchema, CodeSchema } from './after-booking.ts';

const NAME_MAX = 120;
const TAX_ID_MAX = 30;
const ADDRESS_MAX = 200;
const requiredText = (max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('field_required'), v.maxLength(max, 'too_long'));

/** Who an invoice is for; the form of the tax id is the market's (M-10). */
export const InvoiceBuyerSchema = v.object({
  name: requiredText(NAME_MAX),
  taxId: requiredText(TAX_ID_MAX),
  address: requiredText(ADDRESS_MAX),
});
export const InvoiceRequestSchema = v.object({
  ...BookingAccessSchema.entries,
  ...InvoiceBuyerSchema.entries,
  code: CodeSchema,
});
export type InvoiceRequest = v.InferOutput<typeof InvoiceRequestSchema>;

export const InvoiceFileRequestSchema = v.object({
  ...BookingAccessSchema.entries,
  id: v.pipe(v.string(), v.uuid('id_invalid')),
});
