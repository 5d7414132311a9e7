import type { Locale } from '@travesia/contracts';
import { DEFAULT_LOCALE, LOCALES } from '@travesia/domain';
import type { TextKey, TextTree, TextValues } from '@travesia/domain/words';
import { createInstance } from 'i18next';

export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;

/** A sentence with a hole must not be sent. */
function missingValue(words: string, [placeholder = '']: RegExpExecArray): string {
  throw new RangeError(`no value for ${placeholder} of "${words}"`);
}

/**
 * The words of a catalogue by key, with the same placeholders and plural forms as in the browser: `words(locale)('greeting', { name })`.
 */
export function wordsIn<Tree extends TextTree>(
  catalogues: Readonly<Record<Locale, Tree>>,
): (locale: Locale) => Translate<TextKey<Tree>> {
  const i18n = createInstance();
  void i18n.init({
    lng: DEFAULT_LOCALE,
    supportedLngs: [...LOCALES],
    fallbackLng: false,
    resources: Object.fromEntries(LOCALES.map((locale) => [locale, { words: catalogues[locale] }])),
    ns: ['words'],
    defaultNS: 'words',
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    missingInterpolationHandler: missingValue,
    returnNull: false,
  });
  return (locale) => {
    const translate = i18n.getFixedT(locale);
    return (key, values) => String(translate(key as string, { ...values }));
  };
}
