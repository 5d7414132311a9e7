import type { ApiClient } from '@travesia/api-client';
import { AirportsReplySchema, type Airport, type Locale } from '@travesia/contracts';
import { AIRPORT_CACHE_TTL_MIN } from '@travesia/domain';

const CACHE_MS = AIRPORT_CACHE_TTL_MIN * 60_000;

/** Our own airports first; the supplier's where they give none (F-10). */
export async function findAirports(
  api: ApiClient,
  term: string,
  signal?: AbortSignal,
): Promise<readonly Airport[]> {
  const options = { query: { term }, signal };
  const { data } = await api.get('/search/airports', AirportsReplySchema, options);
  if (data.length > 0) return data;
  const supplier = await api.get('/search/am/airports', AirportsReplySchema, options);
  return supplier.data;
}

export function airportsQuery(api: ApiClient, locale: Locale, term: string) {
  const wanted = term.trim().toLocaleLowerCase(locale);
  return {
    queryKey: ['airports', locale, wanted] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => findAirports(api, wanted, signal),
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    retry: false,
  };
}
