import { suggestionsQuery } from '@travesia/booking-ui/place-search';
import { useQuery, useQueryClient } from '@travesia/platform/libraries';
import { useRemotePage } from '@travesia/page';
import { AIRPORTS } from '../model/airports.ts';
import type { FlightSearch } from '../model/flight-search.ts';
import type { KnownPlaces } from '../model/search-form.ts';

const NONE: KnownPlaces = {};

/** The places of all legs. */
export const codesOf = ({ from, to, more = [] }: Pick<FlightSearch, 'from' | 'to' | 'more'>) => [
  from,
  to,
  ...more.flatMap((leg) => [leg.from, leg.to]),
];

/** Names for the codes of an address that was opened cold. */
export function useKnownPlaces(codes: readonly (string | null)[]): KnownPlaces {
  const page = useRemotePage();
  const queries = useQueryClient();
  const wanted = [...new Set(codes.flatMap((code) => code ?? []))];
  const nameOf = async (code: string) => {
    const found = await queries.fetchQuery(suggestionsQuery(AIRPORTS, page, code));
    return [code, found.find((place) => place.airportCode === code)] as const;
  };
  const { data } = useQuery({
    queryKey: ['known-places', page.locale, ...wanted],
    queryFn: async () => Object.fromEntries(await Promise.all(wanted.map(nameOf))),
    enabled: wanted.length > 0,
    staleTime: Infinity,
  });
  return data ?? NONE;
}
