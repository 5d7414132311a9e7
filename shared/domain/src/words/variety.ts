/** What a market says instead of words of the catalogues, as they begin a sentence too: `{ boleto: 'billete', Boleto: 'Billete' }`. */
export type Variety = Readonly<Record<string, string>>;

/** A text, or a tree of texts, in the words of a market. */
export function inVariety<Words>(words: Words, variety: Variety | undefined): Words {
  if (!variety || words === undefined) return words;
  const pattern = new RegExp(`\\b(?:${Object.keys(variety).join('|')})\\b`, 'g');
  return JSON.parse(JSON.stringify(words), (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(pattern, (found) => variety[found] ?? found) : value,
  ) as Words;
}
