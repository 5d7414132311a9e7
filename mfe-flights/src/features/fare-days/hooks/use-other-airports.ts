import { useMemo } from 'react';
import { useRemotePage } from '@travesia/page';
import { useQuery } from '@travesia/platform/libraries';
import type { PlacePair } from '../../search/model/flight-search.ts';
import { airportsAround } from '../api/airports-around.ts';
import { otherAirports, type OtherAirport } from '../model/other-airports.ts';

export type OtherAirportsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly airports: readonly OtherAirport[] };

function useAround(place: string) {
  const { api, locale } = useRemotePage();
  return useQuery({
    queryKey: ['airports-around', locale, place],
    queryFn: ({ signal }) => airportsAround(api, place, signal),
    staleTime: Infinity,
    retry: false,
  });
}

/** Nearby airports of both ends of a journey. */
export function useOtherAirports(asked: PlacePair): OtherAirportsState {
  const ends = { from: useAround(asked.from), to: useAround(asked.to) };
  const [from, to] = [ends.from.data, ends.to.data];
  const airports = useMemo(() => from && to && otherAirports(asked, { from, to }), [asked, from, to]);
  if (airports) return { status: 'ready', airports };
  const failed = [ends.from, ends.to].filter(({ isError, isFetching }) => isError && !isFetching);
  if (failed.length === 0) return { status: 'loading' };
  return { status: 'failed', retry: () => failed.forEach((end) => void end.refetch()) };
}
