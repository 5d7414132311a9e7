/**
 * The languages of the site (P-10), listed once. Adding one takes an entry here and its catalogues in the `locales`
 * folders; `shared/i18n/scripts/check-keys.ts` names whatever is missing.
 */
export const LANGUAGES = {
  es: {
    name: 'Español',
    /** Dates, numbers and shared pages where no market says otherwise. */
    tag: 'es-ES',
    /** Names of countries that all markets read: those of the Americas are right in Spain, too. */
    namesTag: 'es-419',
    /** `14 h 05`, `hace 5 min`; else `14h 05m`, `5m ago`. */
    isUnitSpaced: true,
    justNow: 'ahora mismo',
  },
  en: { name: 'English', tag: 'en-US', namesTag: 'en-US', isUnitSpaced: false, justNow: 'just now' },
} as const;

export type Locale = keyof typeof LANGUAGES;

export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

/** Where address, cookie and browser say nothing (P-10); also what our offices read. */
export const DEFAULT_LOCALE = 'es' satisfies Locale;

/** What suppliers write in, and what is calculated with where no person reads it. */
export const SUPPLIER_LOCALE = 'en' satisfies Locale;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The same for every language of the list. */
export function byLocale<Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, valueOf(locale)])) as Record<Locale, Value>;
}

/**
 * Data that carries its words: signed, stored or cached. What was written before a language was added has none in it,
 * and is read in the default language.
 */
export type Localized<Value> = Readonly<
  Partial<Record<Locale, Value>> & Record<typeof DEFAULT_LOCALE, Value>
>;

export const inLocale = <Value>(values: Localized<Value>, locale: Locale): Value =>
  values[locale] ?? values[DEFAULT_LOCALE];

/** Data of others, such as names of cities, is not translated into every language: the supplier's stands for it. */
export function withSupplierFallback<Value>(
  values: Partial<Record<Locale, Value>> & Record<typeof SUPPLIER_LOCALE, Value>,
): Record<Locale, Value> {
  return byLocale((locale) => values[locale] ?? values[SUPPLIER_LOCALE]);
}
