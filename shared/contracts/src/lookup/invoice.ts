import { maxLength, nonEmpty, object, pipe, string, trim, uuid, type InferOutput } from 'valibot';
import { BookingAccessSchema, CodeSchema } from './after-booking.ts';

const NAME_MAX = 120;
const TAX_ID_MAX = 30;
const ADDRESS_MAX = 200;
const requiredText = (max: number) =>
  pipe(string(), trim(), nonEmpty('field_required'), maxLength(max, 'too_long'));

/** Who an invoice is for; the form of the tax id is the market's (M-10). */
export const InvoiceBuyerSchema = object({
  name: requiredText(NAME_MAX),
  taxId: requiredText(TAX_ID_MAX),
  address: requiredText(ADDRESS_MAX),
});
export const InvoiceRequestSchema = object({
  ...BookingAccessSchema.entries,
  ...InvoiceBuyerSchema.entries,
  code: CodeSchema,
});
export type InvoiceRequest = InferOutput<typeof InvoiceRequestSchema>;

export const InvoiceFileRequestSchema = object({
  ...BookingAccessSchema.entries,
  id: pipe(string(), uuid('id_invalid')),
});
