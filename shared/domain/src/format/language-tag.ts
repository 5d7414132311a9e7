import { inLocale, LANGUAGES, type Locale, type Localized } from '../locales.ts';

/** A language as a market writes it: `en-GB`, `es-MX`. */
export type LanguageTag = `${Locale}-${string}`;

/** How a market writes a language; where no market is known, the language's own way. */
export const tagOf = (locale: Locale, ofMarket?: Localized<string>): LanguageTag =>
  (ofMarket ? inLocale(ofMarket, locale) : LANGUAGES[locale].tag) as LanguageTag;

/**
 * The one list of clocks with twelve hours, and how they write the halves of a day; all others have twenty-four. Of
 * those who read Spanish, Colombia and the United States read timetables by twelve.
 */
export const HALVES_OF_DAY: Readonly<Record<string, readonly [string, string]>> = {
  'en-US': ['AM', 'PM'],
  'es-CO': ['a.\u00A0m.', 'p.\u00A0m.'],
  'es-US': ['a.\u00A0m.', 'p.\u00A0m.'],
};

/** Whose dates are written: those of a Spanish page are the same everywhere, British ones are not American. */
export const datesOf = (tag: LanguageTag): LanguageTag =>
  tag === 'en-GB' ? tag : LANGUAGES[tag.slice(0, 2) as Locale].tag;
