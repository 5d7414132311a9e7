import { firstNotBefore } from './first-not-before.ts';
import { withOneDeletion } from './one-typo.ts';

/** FNV-1a, 32 bits. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * Which words become the same when one letter is left out. Two rows of numbers instead of a map of some 65,000 texts and
 * lists: the garbage collector passes them by. Texts that share a number are found together, so what is found is to be
 * held against the word.
 */
export class Deletions {
  readonly #forms: Uint32Array;
  readonly #positions: Uint32Array;

  /** Words by their position. */
  constructor(words: readonly (readonly [position: number, word: string])[]) {
    const pairs = words.flatMap(([position, word]) =>
      withOneDeletion(word).map((form) => [numberOf(form), position] as const),
    );
    pairs.sort(([one, first], [other, second]) => one - other || first - second);
    this.#forms = Uint32Array.from(pairs, ([form]) => form);
    this.#positions = Uint32Array.from(pairs, ([, position]) => position);
  }

  /** Positions of the words that are perhaps one slip away. */
  near(word: string): Set<number> {
    const found = new Set<number>();
    for (const form of withOneDeletion(word)) {
      const wanted = numberOf(form);
      for (let at = firstNotBefore(this.#forms, wanted); this.#forms[at] === wanted; at += 1)
        found.add(this.#positions[at] ?? 0);
    }
    return found;
  }
}
