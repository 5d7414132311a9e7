import type { Locale } from '@travesia/contracts';
import { DEFAULT_LOCALE, LOCALES } from '@travesia/domain';
import { varietiesOf } from '@travesia/domain/varieties';
import { inVariety, withOneStop, type TextKey, type TextTree, type TextValues } from '@travesia/domain/words';
import { createInstance, type i18n as I18n } from 'i18next';
import { marketOfWords } from './in-market.ts';

export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;

/** A sentence with a hole must not be sent. */
function missingValue(words: string, [placeholder = '']: RegExpExecArray): string {
  throw new RangeError(`no value for ${placeholder} of "${words}"`);
}

function createWords(catalogues: Readonly<Record<Locale, TextTree>>, market: string): I18n {
  const varieties = varietiesOf(market);
  const i18n = createInstance();
  void i18n.init({
    lng: DEFAULT_LOCALE,
    supportedLngs: [...LOCALES],
    fallbackLng: false,
    resources: Object.fromEntries(
      LOCALES.map((locale) => [locale, { words: inVariety(catalogues[locale], varieties?.[locale]) }]),
    ),
    ns: ['words'],
    defaultNS: 'words',
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    missingInterpolationHandler: missingValue,
    returnNull: false,
  });
  return i18n;
}

/**
 * The words of a catalogue by key, with the same placeholders and plural forms as in the browser: `words(locale)('greeting', { name })`.
 */
export function wordsIn<Tree extends TextTree>(
  catalogues: Readonly<Record<Locale, Tree>>,
): (locale: Locale) => Translate<TextKey<Tree>> {
  const ofMarkets = new Map<string, I18n>();
  const wordsOf = (market: string) => {
    const words = ofMarkets.get(market) ?? createWords(catalogues, market);
    ofMarkets.set(market, words);
    return words;
  };
  return (locale) => {
    const market = marketOfWords() ?? '';
    const translate = wordsOf(varietiesOf(market) ? market : '').getFixedT(locale);
    return (key, values) => withOneStop(String(translate(key as string, { ...values })));
  };
}
