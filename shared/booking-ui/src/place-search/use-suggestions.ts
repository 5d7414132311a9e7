import { useQuery } from '@travesia/platform/libraries';
import { SUGGEST_DELAY_MS, SUGGEST_MAX_CHARS, SUGGEST_MIN_CHARS } from '@travesia/domain';
import { usePausedValue, useRemotePage } from '@travesia/page';
import { suggestionsQuery, type PlaceSource } from './place-source.tsx';

export type Suggestions<Item> = {
  places: readonly Item[];
  state: 'short' | 'searching' | 'found' | 'none' | 'failed';
};

/** Places for what is being typed (B-09, F-10): from two characters, after a pause of 300 ms. */
export function useSuggestions<Item>(
  source: PlaceSource<Item>,
  text: string,
  isWanted: boolean,
): Suggestions<Item> {
  const { api, locale } = useRemotePage();
  const typed = text.trim().slice(0, SUGGEST_MAX_CHARS);
  const term = usePausedValue(typed, SUGGEST_DELAY_MS);
  const isLongEnough = typed.length >= SUGGEST_MIN_CHARS;
  const query = useQuery({
    ...suggestionsQuery(source, { api, locale }, term),
    enabled: isWanted && isLongEnough && term.length >= SUGGEST_MIN_CHARS,
  });
  const places = query.data ?? [];

  if (!isLongEnough) return { places: [], state: 'short' };
  if (query.isError) return { places: [], state: 'failed' };
  if (!query.data || term !== typed) return { places, state: 'searching' };
  return { places, state: places.length > 0 ? 'found' : 'none' };
}
