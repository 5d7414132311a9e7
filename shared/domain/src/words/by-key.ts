import { byLocale, DEFAULT_LOCALE, type Locale } from '../locales.ts';

/** A flat catalogue turned around, for data that carries its words in every language: `{ flights: { es, en } }`. */
export function byKey<Words extends Readonly<Record<string, string>>>(
  catalogues: Readonly<Record<Locale, Words>>,
): { readonly [Key in keyof Words]: Readonly<Record<Locale, string>> } {
  const words: Readonly<Record<Locale, Readonly<Record<string, string>>>> = catalogues;
  const keys = Object.keys(words[DEFAULT_LOCALE]);
  const turned = keys.map((key) => [key, byLocale((locale) => words[locale][key] ?? '')] as const);
  return Object.fromEntries(turned) as { [Key in keyof Words]: Record<Locale, string> };
}
