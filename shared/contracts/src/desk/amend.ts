import * as v from 'valibot';
import { ChangeOffersRequestSchema, ChangeQuoteRequestSchema } from '../lookup/booking-change.ts';
import { ServicesQuoteRequestSchema } from '../lookup/booking-services.ts';

const IdSchema = v.pipe(v.string(), v.uuid());
const { journey, date } = ChangeOffersRequestSchema.entries;
const { offerRef, shown } = ChangeQuoteRequestSchema.entries;

/** The requests of the traveller's own page, sent by the desk for them (D-14). */
export const DeskChangeOffersSchema = v.object({ id: IdSchema, journey, date });
export const DeskChangeQuoteSchema = v.object({ id: IdSchema, offerRef, shown });
export const DeskServiceOffersSchema = v.object({ id: IdSchema });
export const DeskServicesQuoteSchema = v.object({
  id: IdSchema,
  services: ServicesQuoteRequestSchema.entries.services,
  shown: ServicesQuoteRequestSchema.entries.shown,
});

/** Makes what was quoted, or mails the link by which it is paid; the same change twice is one. */
export const DeskAmendSchema = v.object({
  id: IdSchema,
  changeId: IdSchema,
  reason: v.pipe(v.string(), v.trim(), v.minLength(3, 'field_required'), v.maxLength(500, 'too_long')),
});
export const DeskAmendReplySchema = v.object({ data: v.object({ state: v.picklist(['done', 'sent']) }) });
