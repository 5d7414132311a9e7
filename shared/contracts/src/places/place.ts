import * as v from 'valibot';

/** A place to stay in or a hotel by name (B-09); words are in the request's language. */
export const PlaceSchema = v.object({
  /** City code, or the hotelCode. */
  id: v.string(),
  type: v.picklist(['city', 'hotel']),
  name: v.string(),
  /** The city a hotel is in; a city's own name again. */
  cityName: v.string(),
  countryCode: v.string(),
  countryName: v.string(),
  location: v.object({ lat: v.number(), lon: v.number() }),
});
export type Place = v.InferOutput<typeof PlaceSchema>;

/** GET /search/places?term= — the query is `TermQuerySchema`. */
export const PlacesReplySchema = v.object({
  data: v.array(PlaceSchema),
  /** False where the hotels' own index did not answer: cities only. */
  meta: v.object({ complete: v.boolean() }),
});
export type PlacesReply = v.InferOutput<typeof PlacesReplySchema>;
