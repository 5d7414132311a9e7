import { formatNumber, SUPPLIER_LOCALE } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import type { Locale } from '@travesia/contracts';
import { supplierPhrase } from './supplier-phrases.ts';
import { timeText } from '../../text/amounts.ts';
import { writtenTag } from '../../text/in-market.ts';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/supplier-places.json';

const wordsOf = wordsIn(
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/supplier-places.json'),
);

const DESK_CLOSES = /^The desk closes at (\d\d:\d\d)\.$/;
const WHERE = /^A(?: (\d)-star)? (.+) (\d+(?:\.\d+)?) km from the centre of (.+)\.$/;

function whereIn(sentence: string, cityName: string, locale: Locale): string | undefined {
  const [, stars, kind = '', km = ''] = WHERE.exec(sentence) ?? [];
  const house = supplierPhrase('kinds', kind, locale);
  if (house === undefined) return undefined;
  const words = wordsOf(locale);
  return words('place', {
    house: stars === undefined ? house : words('stars', { kind: house, count: Number(stars) }),
    km: formatNumber(Number(km), writtenTag(locale)),
    city: cityName,
  });
}

function deskIn(sentence: string, locale: Locale): string | undefined {
  const time = DESK_CLOSES.exec(sentence)?.[1];
  return time && wordsOf(locale)('deskCloses', { time: timeText(time, locale) });
}

/** Between sentences, not within '1.2 km'. */
const SENTENCE_END = /(?<=[.!?]) +/;

export interface SupplierText {
  readonly value: string;
  readonly language: string;
}

/**
 * A supplier's text in our words, in the language of the page, where every sentence of it is known; otherwise as it
 * came, with the language it came in, so that it can be marked and read aloud as such.
 */
export function supplierTextIn(text: SupplierText, locale: Locale, cityName = ''): SupplierText {
  if (text.language !== SUPPLIER_LOCALE) return text;
  const sentences = text.value
    .split(SENTENCE_END)
    .map(
      (sentence) =>
        supplierPhrase('sentences', sentence, locale) ??
        whereIn(sentence, cityName, locale) ??
        deskIn(sentence, locale),
    );
  return sentences.every((sentence) => sentence !== undefined)
    ? { value: sentences.join(' '), language: locale }
    : text;
}

/** The same for a rule of the house: title and text go together. */
export function conditionIn(
  condition: { readonly title: string; readonly text: string },
  language: string,
  locale: Locale,
): { title: string; text: string; language: string } {
  const title = supplierTextIn({ value: condition.title, language }, locale);
  const text = supplierTextIn({ value: condition.text, language }, locale);
  return title.language === text.language
    ? { title: title.value, text: text.value, language: text.language }
    : { ...condition, language };
}
