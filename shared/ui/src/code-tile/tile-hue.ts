export const TILE_HUES = 10;

/** One of ten hues, always the same for a code; neighbours in the alphabet fall apart. */
export function tileHue(code: string): number {
  let hash = 7;
  for (const letter of code.toUpperCase()) hash = (hash * 33 + letter.charCodeAt(0)) % 9973;
  return hash % TILE_HUES;
}
