import * as v from 'valibot';
import { browserStorage } from '@travesia/page';

const Text = v.pipe(v.string(), v.maxLength(200));
const SavedOfferSchema = v.object({
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  name: Text,
  /** City and country, in the words of the page on which it was saved. */
  place: Text,
});
/** An offer that this browser keeps for its visitor: no price, because that would be an old one. */
export type SavedOffer = v.InferOutput<typeof SavedOfferSchema>;

/** What the visitor marked, and what he opened. */
export type SavedList = 'favourites' | 'seen';

const MOST: Readonly<Record<SavedList, number>> = { favourites: 100, seen: 8 };

/** Lists that the browser refused to store: they last as long as the page. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

/** The storage key of a list; each kind of offer has its own. */
export const savedListKey = (list: SavedList, kind: string): string => `travesia.${list}.${kind}`;

/** The stored text, as it changes only by a press; null where nothing is stored. */
export function readSavedText(key: string): string | null {
  const text = unstored.get(key);
  if (text !== undefined) return text;
  try {
    return browserStorage('local')?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Whether the list outlives the page. */
export const isSavedListStored = (key: string): boolean => !unstored.has(key);

function store(key: string, text: string): boolean {
  try {
    const storage = browserStorage('local');
    storage?.setItem(key, text);
    return storage?.getItem(key) === text;
  } catch {
    return false;
  }
}

function write(key: string, offers: readonly SavedOffer[]): void {
  const text = JSON.stringify(offers);
  if (store(key, text)) unstored.delete(key);
  else unstored.set(key, text);
  for (const listener of listeners) listener();
}

/** The offers of a stored text, newest first; what is broken is silently not there. */
export function parseSaved(text: string | null): SavedOffer[] {
  try {
    const parsed = v.safeParse(v.array(SavedOfferSchema), JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** Puts an offer first, as it is called now. */
export function addSaved(list: SavedList, kind: string, { code, name, place }: SavedOffer): void {
  const key = savedListKey(list, kind);
  const others = parseSaved(readSavedText(key)).filter((other) => other.code !== code);
  const short = (words: string) => words.slice(0, 200);
  write(key, [{ code, name: short(name), place: short(place) }, ...others].slice(0, MOST[list]));
}

/** Takes one offer off a list. */
export function removeSaved(list: SavedList, kind: string, code: string): void {
  const key = savedListKey(list, kind);
  write(
    key,
    parseSaved(readSavedText(key)).filter((other) => other.code !== code),
  );
}

/** Empties a list. */
export function clearSaved(list: SavedList, kind: string): void {
  write(savedListKey(list, kind), []);
}

/** Calls back on every change, in another tab too. */
export function watchSaved(onChange: () => void): () => void {
  listeners.add(onChange);
  globalThis.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    globalThis.removeEventListener('storage', onChange);
  };
}
