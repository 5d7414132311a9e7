import { useMemo, useSyncExternalStore } from 'react';
import {
  isSavedListStored,
  parseSaved,
  readSavedText,
  savedListKey,
  watchSaved,
  type SavedList,
  type SavedOffer,
} from './saved-list.ts';

export type SavedOffers = {
  /** Newest first. */
  offers: readonly SavedOffer[];
  /** False where the browser stores nothing: the list lasts as long as the page. */
  isStored: boolean;
};

/** A list that this browser keeps; empty in the server's HTML. `kind` is that of the order, such as `hotel`. */
export function useSavedOffers(list: SavedList, kind: string): SavedOffers {
  const key = savedListKey(list, kind);
  const text = useSyncExternalStore(
    watchSaved,
    () => readSavedText(key),
    () => null,
  );
  const isStored = useSyncExternalStore(
    watchSaved,
    () => isSavedListStored(key),
    () => true,
  );
  const offers = useMemo(() => parseSaved(text), [text]);
  return { offers, isStored };
}
