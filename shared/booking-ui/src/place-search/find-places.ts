import type { ApiClient } from '@travesia/api-client';
import { PlacesReplySchema, type Locale } from '@travesia/contracts';
import { AIRPORT_CACHE_TTL_MIN } from '@travesia/domain';

const CACHE_MS = AIRPORT_CACHE_TTL_MIN * 60_000;

/** Cities and hotels for what was typed (B-09). */
export function placesQuery(api: ApiClient, locale: Locale, term: string) {
  const wanted = term.trim().toLocaleLowerCase(locale);
  return {
    queryKey: ['places', locale, wanted] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.get('/search/places', PlacesReplySchema, { query: { term: wanted }, signal }),
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    retry: false,
  };
}
