/** A number in [0, 1) that depends on nothing but the words given: the sandbox's only source of chance. */
export function chance(...words: readonly (string | number)[]): number {
  const text = words.join('|');
  let hash = 0x811c9dc5;
  // Tens of thousands of names and prices hang on this loop: an iterator would cost three times as much.
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** A whole number from `low` to `high`, both included. */
export function pickBetween(low: number, high: number, ...words: readonly (string | number)[]): number {
  return low + Math.floor(chance(...words) * (high - low + 1));
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An identifier of the given length in Duffel's alphabet. */
export function idFrom(length: number, ...words: readonly (string | number)[]): string {
  let id = '';
  for (let at = 0; at < length; at += 1) {
    id += ALPHABET.charAt(Math.floor(chance(at, ...words) * ALPHABET.length));
  }
  return id;
}
