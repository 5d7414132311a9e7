import type { ErrorCode } from '../errors.ts';
import type { Locale } from '../platform/locale.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

/** Codes of the backend, and what a browser can meet before it gets an answer. */
export type ErrorTextCode = keyof typeof es;

// Every code that the backend knows has its words, in both languages.
const TEXTS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { es, en } satisfies Record<
  Locale,
  Record<ErrorCode, string>
>;

/** What happened, whether money moved, what to do next; a code that is not known gets the general words. */
export function errorText(code: string, locale: Locale): string {
  const texts = TEXTS[locale];
  return (Object.hasOwn(texts, code) ? texts[code] : texts['unknown']) ?? '';
}
