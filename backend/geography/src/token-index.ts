import { Deletions } from './deletions.ts';
import { firstNotBefore } from './first-not-before.ts';
import { areTwoTyposApart, isOneTypoApart, soundOf } from './one-typo.ts';

export interface Posting {
  readonly document: number;
  readonly weight: number;
}

const SHORTEST_WORD_WITH_TYPO = 4;
const SHORTEST_WORD_WITH_TWO_TYPOS = 7;
const SHORTEST_SOUND_WITH_TYPO = 5;
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
  /** Tokens by how they sound to a reader of Spanish. */
  readonly #bySound: ReadonlyMap<string, readonly number[]>;

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
    const long = [...this.#tokens.keys()].filter(
      (at) => (this.#tokens[at] ?? '').length > SHORTEST_WORD_WITH_TYPO,
    );
    this.#bySound = Map.groupBy(long, (position) => soundOf(this.#tokens[position] ?? ''));
  }

  /** Best weight per document for one word of a search: the word or its beginning, and slips where they are asked for. */
  match(word: string, slips: 'none' | 'one' | 'several'): Map<number, number> {
    const best = new Map<number, number>();
    for (let at = firstNotBefore(this.#tokens, word); this.#tokens[at]?.startsWith(word); at += 1) {
      this.#keepBest(best, at, this.#tokens[at] === word ? EXACT_BONUS : 1);
    }
    if (slips === 'none' || word.length < SHORTEST_WORD_WITH_TYPO) return best;
    for (const position of this.#deletions.near(word)) {
      if (isOneTypoApart(word, this.#tokens[position] ?? '')) this.#keepBest(best, position, TYPO_SHARE);
    }
    for (const position of this.#bySound.get(soundOf(word)) ?? []) this.#keepBest(best, position, TYPO_SHARE);
    if (slips === 'several' && word.length >= SHORTEST_WORD_WITH_TWO_TYPOS) this.#keepTwoTypos(best, word);
    return best;
  }

  /** Two slips, or one in how it sounds: asked for so seldom that every token is looked at. */
  #keepTwoTypos(best: Map<number, number>, word: string): void {
    const sound = soundOf(word);
    for (const [position, token] of this.#tokens.entries()) {
      if (token[0] !== word[0]) continue;
      const soundsNear = sound.length >= SHORTEST_SOUND_WITH_TYPO && isOneTypoApart(sound, soundOf(token));
      if (soundsNear || areTwoTyposApart(word, token)) this.#keepBest(best, position, TYPO_SHARE);
    }
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
