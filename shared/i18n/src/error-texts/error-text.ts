import type { Locale } from '../locales.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

/** Codes of the backend, and what a browser can meet before it gets an answer. */
export type ErrorTextCode = keyof typeof es;

const TEXTS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { es, en };

/** What happened, whether money moved, what to do next; a code that is not known gets the general words. */
export function errorText(code: string, locale: Locale): string {
  const texts = TEXTS[locale];
  return (Object.hasOwn(texts, code) ? texts[code] : texts['unknown']) ?? '';
}
