/** What a market says instead of words of the catalogues: `{ boleto: 'billete' }`. */
export type Variety = Readonly<Record<string, string>>;

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A text, or a tree of texts, in the words of a market. */
export function inVariety<Words>(words: Words, variety: Variety | undefined): Words {
  if (!variety || words === undefined) return words;
  const pattern = new RegExp(`\\b(?:${Object.keys(variety).join('|')})\\b`, 'gi');
  return JSON.parse(JSON.stringify(words), (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replace(pattern, (found) => {
          const ours = variety[found.toLowerCase()] ?? found;
          return /^\p{Lu}/u.test(found) ? capitalized(ours) : ours;
        })
      : value,
  ) as Words;
}
