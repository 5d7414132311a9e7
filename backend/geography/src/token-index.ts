import { Deletions } from './deletions.ts';
import { firstNotBefore } from './first-not-before.ts';
import { isOneTypoApart } from './one-typo.ts';

export interface Posting {
  readonly document: number;
  readonly weight: number;
}

const SHORTEST_WORD_WITH_TYPO = 4;
const EXACT_BONUS = 1.5;
const TYPO_SHARE = 0.4;

/** Words → documents: whole words and beginnings by binary search, one-typo words by their one-letter deletions. */
export class TokenIndex {
  readonly #tokens: readonly string[];
  /** Documents and weights of all tokens, one token after the other; `#ends` says where each of them ends. */
  readonly #documents: Uint32Array;
  readonly #weights: Float64Array;
  readonly #ends: Uint32Array;
  readonly #deletions: Deletions;

  constructor(postingsByToken: ReadonlyMap<string, readonly Posting[]>) {
    const sorted = [...postingsByToken].toSorted(([one], [other]) => (one < other ? -1 : 1));
    const postings = sorted.flatMap(([, each]) => each);
    let end = 0;
    this.#tokens = sorted.map(([token]) => token);
    this.#ends = Uint32Array.from(sorted, ([, each]) => (end += each.length));
    this.#documents = Uint32Array.from(postings, ({ document }) => document);
    this.#weights = Float64Array.from(postings, ({ weight }) => weight);
    this.#deletions = new Deletions(
      [...this.#tokens.entries()].filter(([, token]) => token.length >= SHORTEST_WORD_WITH_TYPO - 1),
    );
  }

  /** Best weight per document for one word of a search: the word or its beginning, and one typo where that is asked for. */
  match(word: string, { withTypos }: { withTypos: boolean }): Map<number, number> {
    const best = new Map<number, number>();
    for (let at = firstNotBefore(this.#tokens, word); this.#tokens[at]?.startsWith(word); at += 1) {
      this.#keepBest(best, at, this.#tokens[at] === word ? EXACT_BONUS : 1);
    }
    if (withTypos && word.length >= SHORTEST_WORD_WITH_TYPO) {
      for (const position of this.#deletions.near(word)) {
        if (isOneTypoApart(word, this.#tokens[position] ?? '')) this.#keepBest(best, position, TYPO_SHARE);
      }
    }
    return best;
  }

  #keepBest(best: Map<number, number>, position: number, share: number): void {
    const end = this.#ends[position] ?? 0;
    for (let at = position === 0 ? 0 : (this.#ends[position - 1] ?? 0); at < end; at += 1) {
      const document = this.#documents[at] ?? 0;
      const scored = (this.#weights[at] ?? 0) * share;
      if (scored > (best.get(document) ?? 0)) best.set(document, scored);
    }
  }
}
