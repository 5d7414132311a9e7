const TILE_HUES = 10;

/** One of ten hues, always the same for a code; neighbours in the alphabet fall apart. */
export function tileHue(code: string): number {
  let hash = 2166136261;
  for (const letter of code.toUpperCase()) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return ((hash ^ (hash >>> 15)) >>> 0) % TILE_HUES;
}
