import { useCallback } from 'react';
import { useQueryClient } from '@travesia/platform/libraries';
import { SUGGEST_MAX_CHARS, SUGGEST_MIN_CHARS } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';
import { suggestionsQuery, type PlaceSource } from './place-source.tsx';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** The first suggestion, where it is the only one or is called exactly what was typed; else the words may mean several. */
function clearPlace<Item>(
  typed: string,
  places: readonly Item[],
  { namesOf }: Pick<PlaceSource<Item>, 'namesOf'>,
): Item | null {
  const [first] = places;
  if (first === undefined) return null;
  const isClear = places.length === 1 || namesOf(first).some((name) => plain(name) === plain(typed));
  return isClear ? first : null;
}

/** Looks up words that were typed and not picked from the list; null where they stand for no place, or for several. */
export function useTypedPlace<Item>(source: PlaceSource<Item>): (text: string) => Promise<Item | null> {
  const { api, locale } = useRemotePage();
  const queries = useQueryClient();
  return useCallback(
    async (text) => {
      const typed = text.trim().slice(0, SUGGEST_MAX_CHARS);
      if (typed.length < SUGGEST_MIN_CHARS) return null;
      try {
        const places = await queries.fetchQuery(suggestionsQuery(source, { api, locale }, typed));
        return clearPlace(typed, places, source);
      } catch {
        // The api client has logged it; the field then asks for a place from the list.
        return null;
      }
    },
    [api, locale, queries, source],
  );
}
