import type { FlightSearch } from '../../search/index.ts';

/** The places of a trip in their order; where a leg begins elsewhere than the one before ended, both. */
export function citiesOf({ from, to, more = [] }: FlightSearch): (string | null)[] {
  return more.reduce<(string | null)[]>(
    (places, leg) => [...places, ...(leg.from === places.at(-1) ? [] : [leg.from]), leg.to],
    [from, to],
  );
}
