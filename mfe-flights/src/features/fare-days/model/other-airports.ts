import type { NearbyAirport } from '@travesia/contracts';
import type { PlacePair } from '../../search/model/flight-search.ts';

/** The asked journey with one end at a nearby airport. */
export interface OtherAirport extends PlacePair {
  readonly end: 'from' | 'to';
  readonly airport: NearbyAirport;
}

/** Those around the origin, then those around the destination, each the nearest first. */
export function otherAirports(
  asked: PlacePair,
  around: { readonly from: readonly NearbyAirport[]; readonly to: readonly NearbyAirport[] },
): OtherAirport[] {
  const at = (end: 'from' | 'to') =>
    around[end].map((airport): OtherAirport => ({ ...asked, [end]: airport.airportCode, end, airport }));
  // Between neighbours, one end's alternative may be the other end.
  return [...at('from'), ...at('to')].filter(({ from, to }) => from !== to);
}
