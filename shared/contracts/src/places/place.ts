import { array, boolean, number, object, picklist, string, type InferOutput } from 'valibot';

/** A place to stay in or a hotel by name (B-09); words are in the request's language. */
export const PlaceSchema = object({
  /** City code, or the hotelCode. */
  id: string(),
  type: picklist(['city', 'hotel']),
  name: string(),
  /** The city a hotel is in; a city's own name again. */
  cityName: string(),
  countryCode: string(),
  countryName: string(),
  location: object({ lat: number(), lon: number() }),
});
export type Place = InferOutput<typeof PlaceSchema>;

/** GET /search/places?term= — the query is `TermQuerySchema`. */
export const PlacesReplySchema = object({
  data: array(PlaceSchema),
  /** False where the hotels' own index did not answer: cities only. */
  meta: object({ complete: boolean() }),
});
export type PlacesReply = InferOutput<typeof PlacesReplySchema>;
