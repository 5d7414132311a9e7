import { maxLength, minLength, object, picklist, pipe, string, trim, uuid } from 'valibot';
import { ChangeOffersRequestSchema, ChangeQuoteRequestSchema } from '../lookup/booking-change.ts';
import { ServicesQuoteRequestSchema } from '../lookup/booking-services.ts';

const IdSchema = pipe(string(), uuid());
const { journey, date } = ChangeOffersRequestSchema.entries;
const { offerRef, shown } = ChangeQuoteRequestSchema.entries;

/** The requests of the traveller's own page, sent by the desk for them (D-14). */
export const DeskChangeOffersSchema = object({ id: IdSchema, journey, date });
export const DeskChangeQuoteSchema = object({ id: IdSchema, offerRef, shown });
export const DeskServiceOffersSchema = object({ id: IdSchema });
export const DeskServicesQuoteSchema = object({
  id: IdSchema,
  services: ServicesQuoteRequestSchema.entries.services,
  shown: ServicesQuoteRequestSchema.entries.shown,
});

/** Makes what was quoted, or mails the link by which it is paid; the same change twice is one. */
export const DeskAmendSchema = object({
  id: IdSchema,
  changeId: IdSchema,
  reason: pipe(string(), trim(), minLength(3, 'field_required'), maxLength(500, 'too_long')),
});
export const DeskAmendReplySchema = object({ data: object({ state: picklist(['done', 'sent']) }) });
