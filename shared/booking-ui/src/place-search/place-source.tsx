import type { ReactNode } from 'react';
import type { ApiClient } from '@travesia/api-client';
import { PlacesReplySchema, type Locale, type Place } from '@travesia/contracts';
import { AIRPORT_CACHE_TTL_MIN } from '@travesia/domain';
import { HotelIcon, PlaceIcon } from '@travesia/ui/icon';

const CACHE_MS = AIRPORT_CACHE_TTL_MIN * 60_000;

/** Where the suggestions of a place field come from, and how one of them is shown. */
export type PlaceSource<Item> = {
  /** Part of the cache's key: two sources never share a reply. */
  name: string;
  find: (api: ApiClient, term: string, signal: AbortSignal) => Promise<readonly Item[]>;
  keyOf: (item: Item) => string;
  /** What people call it; typed in full, it is this place and no other. */
  namesOf: (item: Item) => readonly string[];
  /** What stands in the field once it is chosen. */
  textOf: (item: Item) => string;
  signOf: (item: Item) => ReactNode;
  nameOf: (item: Item) => string;
};

export function suggestionsQuery<Item>(
  source: PlaceSource<Item>,
  { api, locale }: { api: ApiClient; locale: Locale },
  term: string,
) {
  const wanted = term.trim().toLocaleLowerCase(locale);
  return {
    queryKey: ['places', source.name, locale, wanted] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => source.find(api, wanted, signal),
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    retry: false,
  };
}

const placeSource = (name: string, isWanted: (place: Place) => boolean): PlaceSource<Place> => ({
  name,
  async find(api, term, signal) {
    const { data } = await api.get('/search/places', PlacesReplySchema, { query: { term }, signal });
    return data.filter(isWanted);
  },
  keyOf: ({ type, id }) => `${type}-${id}`,
  namesOf: ({ name: placeName }) => [placeName],
  textOf: ({ name: placeName }) => placeName,
  signOf: ({ type }) => (type === 'hotel' ? <HotelIcon /> : <PlaceIcon />),
  nameOf: ({ name: placeName }) => placeName,
});

/** Cities and hotels (B-09). */
export const PLACES = placeSource('all', () => true);
export const CITIES = placeSource('cities', ({ type }) => type === 'city');
