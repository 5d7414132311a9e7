import { use, useCallback, useMemo, type ReactNode } from 'react';
import type { LanguageTag } from '@travesia/domain';
import type { Locale } from '../locales.ts';
import type { Texts } from './define-texts.ts';
import { TextContext } from './text-context.ts';
import { splitByValues } from './split-by-values.ts';
import { withOneStop, type TextKey, type TextTree, type TextValues } from '@travesia/domain/words';

export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;

export type UseText<Key extends string> = {
  t: Translate<Key>;
  /** For words around an element: `rich('call', { phone: <a href="tel:…">…</a> })`. */
  rich: (key: Key, values: Readonly<Record<string, ReactNode>>) => ReactNode;
  locale: Locale;
  /** For dates, clocks and numbers. */
  tag: LanguageTag;
};

/** The words of a namespace, in the language of the root. A key that does not exist is a type error. */
export function useText<Tree extends TextTree>(texts: Texts<Tree>): UseText<TextKey<Tree>> {
  const words = use(TextContext);
  if (!words) throw new Error(`no words above: ${texts.namespace}`);
  const { i18n, locale, tag } = words;
  const translate = useMemo(() => i18n.getFixedT(locale, texts.namespace), [i18n, locale, texts.namespace]);

  const t = useCallback(
    (key: string, values?: TextValues) => withOneStop(translate(key, { ...values })),
    [translate],
  );

  const rich = useCallback(
    (key: string, values: Readonly<Record<string, ReactNode>>) =>
      splitByValues((marked) => translate(key, { ...marked }), values),
    [translate],
  );

  return { t, rich, locale, tag };
}
