import { use, useMemo, type ReactNode } from 'react';
import { TextContext, type Locale, type Texts, type Varieties } from '@travesia/i18n';
import { createRemoteI18n } from './create-remote-i18n.ts';

export type TextProviderProps = {
  locale: Locale;
  /** A constant list: all texts that are rendered below. */
  texts: readonly Texts[];
  /** Of the market; absent means those of the provider above. */
  varieties?: Varieties | undefined;
  children: ReactNode;
};

/**
 * Gives a root its words. Both languages are at hand, so that words change in the very render in which the
 * locale does (P-49), in place: nothing typed is lost (P-13).
 */
export function TextProvider({ locale, texts, varieties: ofMarket, children }: TextProviderProps) {
  const above = use(TextContext)?.varieties;
  const varieties = ofMarket ?? above;
  // One instance per root: a later locale is a change of language, not a new instance.
  // oxlint-disable-next-line react/exhaustive-deps
  const i18n = useMemo(() => createRemoteI18n({ locale, texts, varieties }), [texts, varieties]);
  const words = useMemo(() => ({ i18n, locale, varieties }), [i18n, locale, varieties]);
  return <TextContext value={words}>{children}</TextContext>;
}
