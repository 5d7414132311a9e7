import type { ApiClient } from '@travesia/api-client';
import { NearbyReplySchema, type NearbyAirport } from '@travesia/contracts';

/** Airports that could be flown to or from instead of a place. */
export async function airportsAround(
  api: ApiClient,
  place: string,
  signal: AbortSignal,
): Promise<readonly NearbyAirport[]> {
  const { data } = await api.get('/airports/around', NearbyReplySchema, { query: { place }, signal });
  return data;
}
