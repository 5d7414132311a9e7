import { LOCALES, type Locale } from '../locales.ts';
import type { Variety } from './variety.ts';
import list from './varieties.json' with { type: 'json' };

/** What a market says otherwise than the catalogues, which speak to the Americas. */
export type VarietyRules = {
  /** The market's words by those of the catalogues; a longer phrase before the words that it begins with. */
  readonly instead: Variety;
  /** For the check, patterns of words: the market's own, those of all others, and those that nobody may use. */
  readonly onlyThere: readonly string[];
  readonly onlyElsewhere: readonly string[];
  readonly nowhere: readonly string[];
};

/** By market, for the languages that are spoken otherwise there. */
export const VARIETIES: Readonly<Record<string, Readonly<Partial<Record<Locale, VarietyRules>>>>> = list;

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Both as they stand within a sentence and as they begin one. */
export const inBothCases = (variety: Variety): Variety =>
  Object.fromEntries(
    Object.entries(variety).flatMap(([words, ours]) => [
      [words, ours],
      [capitalized(words), capitalized(ours)],
    ]),
  );

/** The words of a market by language; nothing where it speaks as the catalogues do. */
export function varietiesOf(market: string): Readonly<Partial<Record<Locale, Variety>>> | undefined {
  const rules = VARIETIES[market];
  return (
    rules &&
    Object.fromEntries(
      LOCALES.flatMap((locale) => {
        const ours = rules[locale];
        return ours ? [[locale, inBothCases(ours.instead)]] : [];
      }),
    )
  );
}
