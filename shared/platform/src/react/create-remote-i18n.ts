import { createInstance, type i18n as I18n, type Resource } from '@travesia/platform/libraries';
import { inVariety } from '@travesia/domain/words';
import { LOCALES, type Locale, type Texts, type Varieties } from '@travesia/i18n';

export type RemoteI18nOptions = {
  locale: Locale;
  /** The remote's own texts first; texts of shared packages it renders with after them. */
  texts: readonly Texts[];
  varieties?: Varieties | undefined;
};

/** A sentence with a hole is a mistake of ours: it fails a test and a development page, and is logged on a live one. */
function missingValue(words: string, [placeholder = '']: RegExpExecArray): string {
  const problem = `no value for ${placeholder} of "${words}"`;
  if (process.env.NODE_ENV !== 'production') throw new RangeError(problem);
  console.error(problem);
  return '';
}

/** An i18next of one's own per remote root: nothing global, ready at once, also on the server (P-04). */
export function createRemoteI18n({ locale, texts, varieties }: RemoteI18nOptions): I18n {
  const resources: Resource = {};
  for (const language of LOCALES) {
    const words = Object.fromEntries(texts.map((text) => [text.namespace, text.resources[language]]));
    resources[language] = inVariety(words, varieties?.[language]);
  }
  const instance = createInstance();
  void instance.init({
    lng: locale,
    supportedLngs: [...LOCALES],
    fallbackLng: false,
    resources,
    ns: texts.map((text) => text.namespace),
    ...(texts[0] && { defaultNS: texts[0].namespace }),
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    missingInterpolationHandler: missingValue,
    returnNull: false,
  });
  return instance;
}
