import type { Locale } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import { varietiesOf } from '@travesia/domain/varieties';
import { inVariety } from '@travesia/domain/words';
import { marketOfWords } from '../../text/in-market.ts';
import type words from '../../locales/es/supplier-phrases.json';

const PHRASES = catalogues<typeof words>(import.meta.dirname, '../../locales/*/supplier-phrases.json');

/** What suppliers write over and over, by their English words. */
export function supplierPhrase(list: keyof typeof words, phrase: string, locale: Locale): string | undefined {
  const phrases: Readonly<Record<string, string>> = PHRASES[locale][list];
  return Object.hasOwn(phrases, phrase)
    ? inVariety(phrases[phrase], varietiesOf(marketOfWords() ?? '')?.[locale])
    : undefined;
}
