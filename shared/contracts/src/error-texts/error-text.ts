import { catalogues } from '@travesia/domain/catalogues';
import type { ErrorCode } from '../errors.ts';
import type { Locale } from '../platform/locale.ts';
import type words from '../locales/es/errors.json';

/** Codes of the backend, and what a browser can meet before it gets an answer. */
type ErrorTextCode = keyof typeof words;

// Every code that the backend knows has its words.
const TEXTS: Readonly<Record<Locale, Readonly<Record<ErrorTextCode | ErrorCode, string>>>> = catalogues<
  typeof words
>(import.meta.dirname, '../locales/*/errors.json');

/** What happened, whether money moved, what to do next; a code that is not known gets the general words. */
export function errorText(code: string, locale: Locale): string {
  const texts: Readonly<Record<string, string>> = TEXTS[locale];
  return (Object.hasOwn(texts, code) ? texts[code] : texts['unknown']) ?? '';
}
