/** The bits of a 32-bit number spread over all of it. */
function mixed(bits: number): number {
  let hash = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function hashOf(text: string, basis: number): number {
  let hash = basis;
  // Tens of thousands of names and prices hang on this loop: an iterator would cost three times as much.
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash;
}

const BASIS = 0x811c9dc5;

/** A number in [0, 1) that depends on nothing but the words given: the sandbox's only source of chance. */
export const chance = (...words: readonly (string | number)[]): number =>
  mixed(hashOf(words.join('|'), BASIS)) / 0x1_0000_0000;

/** A whole number from `low` to `high`, both included. */
export function pickBetween(low: number, high: number, ...words: readonly (string | number)[]): number {
  return low + Math.floor(chance(...words) * (high - low + 1));
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An identifier of the given length in Duffel's alphabet. */
export function idFrom(length: number, ...words: readonly (string | number)[]): string {
  const text = words.join('|');
  // Two numbers, taken in turns: with one alone, two of a hundred thousand ids would soon be the same.
  const seeds = [hashOf(text, BASIS), hashOf(text, ~BASIS)] as const;
  let id = '';
  for (let at = 0; at < length; at += 1) {
    const share = mixed((at % 2 === 0 ? seeds[0] : seeds[1]) + Math.imul(at + 1, 0x9e3779b9)) / 0x1_0000_0000;
    id += ALPHABET.charAt(Math.floor(share * ALPHABET.length));
  }
  return id;
}
