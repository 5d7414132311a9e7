import { firstNotBefore } from './first-not-before.ts';
import { withOneDeletion } from './one-typo.ts';

/** FNV-1a, 32 bits. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Room for the position below the number of the form: both fit into the 53 bits of a whole number. */
const POSITIONS = 2 ** 20;

/**
 * Which words become the same when one letter is left out. A sorted row of numbers instead of a map of some 65,000 texts
 * and lists: it is sorted natively, and the garbage collector passes it by. Texts that share a number are found together,
 * so what is found is to be held against the word.
 */
export class Deletions {
  /** The number of a form, then the position of its word. */
  readonly #row: Float64Array;

  /** Words by their position. */
  constructor(words: readonly (readonly [position: number, word: string])[]) {
    const row: number[] = [];
    for (const [position, word] of words) {
      for (const form of withOneDeletion(word)) row.push(numberOf(form) * POSITIONS + position);
    }
    this.#row = Float64Array.from(row).sort();
  }

  /** Positions of the words that are perhaps one slip away. */
  near(word: string): Set<number> {
    const found = new Set<number>();
    for (const form of withOneDeletion(word)) {
      const first = numberOf(form) * POSITIONS;
      for (
        let at = firstNotBefore(this.#row, first);
        (this.#row[at] ?? Infinity) < first + POSITIONS;
        at += 1
      )
        found.add((this.#row[at] ?? 0) - first);
    }
    return found;
  }
}
