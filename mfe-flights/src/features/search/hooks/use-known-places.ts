import { suggestionsQuery } from '@travesia/booking-ui/place-search';
import { useQuery } from '@travesia/platform/libraries';
import type { Airport } from '@travesia/contracts';
import { useRemotePage } from '@travesia/page';
import { AIRPORTS } from '../model/airports.ts';
import type { KnownPlaces } from '../model/search-form.ts';

function usePlaceOf(code: string | null): Airport | undefined {
  const { data } = useQuery({
    ...suggestionsQuery(AIRPORTS, useRemotePage(), code ?? ''),
    enabled: code !== null,
  });
  return data?.find((place) => place.airportCode === code);
}

/** Names for the codes of an address that was opened cold. */
export function useKnownPlaces(from: string | null, to: string | null): KnownPlaces {
  const origin = usePlaceOf(from);
  const destination = usePlaceOf(to);
  return {
    ...(from && { [from]: origin }),
    ...(to && { [to]: destination }),
  };
}
