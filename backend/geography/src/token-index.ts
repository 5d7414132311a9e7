import { isOneTypoApart, withOneDeletion } from './one-typo.ts';

export interface Posting {
  readonly document: number;
  readonly weight: number;
}

const SHORTEST_WORD_WITH_TYPO = 4;
const EXACT_BONUS = 1.5;
const TYPO_SHARE = 0.4;

/** Words → documents: whole words and beginnings by binary search, one-typo words by their one-letter deletions. */
export class TokenIndex {
  readonly #tokens: string[];
  readonly #postings: readonly Posting[][];
  readonly #byDeletion = new Map<string, number[]>();

  constructor(postingsByToken: ReadonlyMap<string, Posting[]>) {
    this.#tokens = [...postingsByToken.keys()].toSorted((a, b) => (a < b ? -1 : 1));
    this.#postings = this.#tokens.map((token) => postingsByToken.get(token) ?? []);
    for (const [position, token] of this.#tokens.entries()) {
      if (token.length < SHORTEST_WORD_WITH_TYPO - 1) continue;
      for (const form of withOneDeletion(token)) {
        const positions = this.#byDeletion.get(form);
        if (positions) positions.push(position);
        else this.#byDeletion.set(form, [position]);
      }
    }
  }

  /** Best weight per document for one word of a search. */
  match(word: string): Map<number, number> {
    const weights = new Map<number, number>();
    const keepBest = (position: number, share: number) => {
      for (const { document, weight } of this.#postings[position] ?? []) {
        const scored = weight * share;
        if (scored > (weights.get(document) ?? 0)) weights.set(document, scored);
      }
    };
    for (let at = this.#firstNotBefore(word); this.#tokens[at]?.startsWith(word); at += 1) {
      keepBest(at, this.#tokens[at] === word ? EXACT_BONUS : 1);
    }
    if (word.length >= SHORTEST_WORD_WITH_TYPO) {
      const candidates = new Set(withOneDeletion(word).flatMap((form) => this.#byDeletion.get(form) ?? []));
      for (const position of candidates) {
        if (isOneTypoApart(word, this.#tokens[position] ?? '')) keepBest(position, TYPO_SHARE);
      }
    }
    return weights;
  }

  #firstNotBefore(word: string): number {
    let low = 0;
    let high = this.#tokens.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#tokens[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
