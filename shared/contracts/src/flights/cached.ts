import * as v from 'valibot';
import { DictionariesSchema, FlightOfferSchema, FlightSearchReplySchema } from './offer.ts';
import { FlightSearchPayloadSchema } from './search-payload.ts';

/** What the assistant calls one of its conversations; stands in the address as `aiAssistant` (P-21). */
export const AssistantIdSchema = v.pipe(v.string(), v.regex(/^[\w.:-]{1,128}$/, 'id_invalid'));

/** POST /flight/cached (B-16) */
export const CachedFlightsPayloadSchema = v.object({
  assistantId: AssistantIdSchema,
  search: FlightSearchPayloadSchema,
});
export type CachedFlightsPayload = v.InferOutput<typeof CachedFlightsPayloadSchema>;

const NothingCachedSchema = v.object({ error: v.literal(true), data: v.null_() });

/** What the assistant's own backend answers. */
export const AssistantReplySchema = v.variant('error', [
  v.object({
    error: v.literal(false),
    data: v.object({ offers: v.array(FlightOfferSchema), dictionaries: DictionariesSchema }),
  }),
  NothingCachedSchema,
]);
export type AssistantReply = v.InferOutput<typeof AssistantReplySchema>;

/** What the site answers: flights that can be chosen as those of a search, or none. */
export const CachedFlightsReplySchema = v.variant('error', [
  v.object({
    error: v.literal(false),
    data: v.object({
      offers: FlightSearchReplySchema.entries.data,
      dictionaries: DictionariesSchema,
      meta: FlightSearchReplySchema.entries.meta,
    }),
  }),
  NothingCachedSchema,
]);
export type CachedFlightsReply = v.InferOutput<typeof CachedFlightsReplySchema>;
