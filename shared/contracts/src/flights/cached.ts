import { array, literal, null_, object, pipe, regex, string, variant, type InferOutput } from 'valibot';
import { DictionariesSchema, FlightOfferSchema, FlightSearchReplySchema } from './offer.ts';
import { FlightSearchPayloadSchema } from './search-payload.ts';

/** What the assistant calls one of its conversations; stands in the address as `aiAssistant` (P-21). */
export const AssistantIdSchema = pipe(string(), regex(/^[\w.:-]{1,128}$/, 'id_invalid'));

/** POST /flight/cached (B-16) */
export const CachedFlightsPayloadSchema = object({
  assistantId: AssistantIdSchema,
  search: FlightSearchPayloadSchema,
});
export type CachedFlightsPayload = InferOutput<typeof CachedFlightsPayloadSchema>;

const NothingCachedSchema = object({ error: literal(true), data: null_() });

/** What the assistant's own backend answers. */
export const AssistantReplySchema = variant('error', [
  object({
    error: literal(false),
    data: object({ offers: array(FlightOfferSchema), dictionaries: DictionariesSchema }),
  }),
  NothingCachedSchema,
]);
export type AssistantReply = InferOutput<typeof AssistantReplySchema>;

/** What the site answers: flights that can be chosen as those of a search, or none. */
export const CachedFlightsReplySchema = variant('error', [
  object({
    error: literal(false),
    data: object({
      offers: FlightSearchReplySchema.entries.data,
      dictionaries: DictionariesSchema,
      meta: FlightSearchReplySchema.entries.meta,
    }),
  }),
  NothingCachedSchema,
]);
export type CachedFlightsReply = InferOutput<typeof CachedFlightsReplySchema>;
