import { useEffect, useMemo, type ReactNode } from 'react';
import { I18nextProvider } from '@travesia/platform/libraries';
import type { Locale } from '../locales.ts';
import { createRemoteI18n } from './create-remote-i18n.ts';
import type { Texts } from './define-texts.ts';

export type TextProviderProps = {
  locale: Locale;
  /** A constant list: all texts that are drawn below. */
  texts: readonly Texts[];
  children: ReactNode;
};

/** Gives a root its words. When the locale changes the words change in place; nothing typed is lost (P-13). */
export function TextProvider({ locale, texts, children }: TextProviderProps) {
  // One instance per root; a later locale is a change of language, not a new instance.
  // oxlint-disable-next-line react/exhaustive-deps
  const i18n = useMemo(() => createRemoteI18n({ locale, texts }), [texts]);

  useEffect(() => {
    if (i18n.language !== locale) void i18n.changeLanguage(locale);
  }, [i18n, locale]);

  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
