import { useQuery } from '@travesia/platform/libraries';
import type { Airport } from '@travesia/contracts';
import { SUGGEST_DELAY_MS, SUGGEST_MAX_CHARS, SUGGEST_MIN_CHARS } from '@travesia/domain';
import { usePausedValue, useRemotePage } from '@travesia/page';
import { airportsQuery } from '../api/find-airports.ts';

export type Suggestions = {
  places: readonly Airport[];
  state: 'short' | 'searching' | 'found' | 'none' | 'failed';
};

const NO_PLACES: readonly Airport[] = [];

/** Places for what is being typed: from two characters, after a pause of 300 ms (F-10). */
export function useAirportSuggestions(text: string, isWanted: boolean): Suggestions {
  const { api, locale } = useRemotePage();
  const typed = text.trim().slice(0, SUGGEST_MAX_CHARS);
  const term = usePausedValue(typed, SUGGEST_DELAY_MS);
  const isLongEnough = typed.length >= SUGGEST_MIN_CHARS;
  const query = useQuery({
    ...airportsQuery(api, locale, term),
    enabled: isWanted && isLongEnough && term.length >= SUGGEST_MIN_CHARS,
  });

  if (!isLongEnough) return { places: NO_PLACES, state: 'short' };
  if (query.isError) return { places: NO_PLACES, state: 'failed' };
  if (!query.data || term !== typed) return { places: query.data ?? NO_PLACES, state: 'searching' };
  return { places: query.data, state: query.data.length > 0 ? 'found' : 'none' };
}
