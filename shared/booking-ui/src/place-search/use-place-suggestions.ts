import { useMemo } from 'react';
import { useQuery } from '@travesia/platform/libraries';
import type { Place } from '@travesia/contracts';
import { SUGGEST_DELAY_MS, SUGGEST_MAX_CHARS, SUGGEST_MIN_CHARS } from '@travesia/domain';
import { usePausedValue, useRemotePage } from '@travesia/page';
import { placesQuery } from './find-places.ts';

export type Suggestions = {
  places: readonly Place[];
  state: 'short' | 'searching' | 'found' | 'none' | 'failed';
};

const NO_PLACES: readonly Place[] = [];

/** Places for what is being typed (B-09): from two characters, after a pause of 300 ms. */
export function usePlaceSuggestions(
  text: string,
  isWanted: boolean,
  /** Only places of that type. */
  type?: Place['type'],
): Suggestions {
  const { api, locale } = useRemotePage();
  const typed = text.trim().slice(0, SUGGEST_MAX_CHARS);
  const term = usePausedValue(typed, SUGGEST_DELAY_MS);
  const isLongEnough = typed.length >= SUGGEST_MIN_CHARS;
  const query = useQuery({
    ...placesQuery(api, locale, term),
    enabled: isWanted && isLongEnough && term.length >= SUGGEST_MIN_CHARS,
  });
  const found = query.data?.data ?? NO_PLACES;
  const places = useMemo(() => (type ? found.filter((place) => place.type === type) : found), [found, type]);

  if (!isLongEnough) return { places: NO_PLACES, state: 'short' };
  if (query.isError) return { places: NO_PLACES, state: 'failed' };
  if (!query.data || term !== typed) return { places, state: 'searching' };
  return { places, state: places.length > 0 ? 'found' : 'none' };
}
