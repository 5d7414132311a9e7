import { use, useMemo, type ComponentType, type ReactNode } from 'react';
import { tagOf, TextContext, type Locale, type MarketWriting, type Texts } from '@travesia/i18n';
import { createRemoteI18n } from './create-remote-i18n.ts';

export type TextProviderProps = {
  locale: Locale;
  /** A constant list: all texts that are rendered below. */
  texts: readonly Texts[];
  /** Absent means that of the provider above. */
  market?: MarketWriting | undefined;
  children: ReactNode;
};

/**
 * Gives a root its words. Both languages are at hand, so that words change in the very render in which the
 * locale does (P-49), in place: nothing typed is lost (P-13).
 */
export function TextProvider({ locale, texts, market: ofRoot, children }: TextProviderProps) {
  const above = use(TextContext)?.market;
  const market = ofRoot ?? above;
  const varieties = market?.varieties;
  // One instance per root: a later locale is a change of language, not a new instance.
  // oxlint-disable-next-line react/exhaustive-deps
  const i18n = useMemo(() => createRemoteI18n({ locale, texts, varieties }), [texts, varieties]);
  const words = useMemo(
    () => ({ i18n, locale, tag: tagOf(locale, market?.numberLocale), market }),
    [i18n, locale, market],
  );
  return <TextContext value={words}>{children}</TextContext>;
}

/**
 * A page or part with the words that only it needs, so that they are loaded with it and not with the first view.
 * It speaks the language of the root around it; outside of a root, it throws.
 */
export function withTexts<Props extends object>(texts: readonly Texts[], Part: ComponentType<Props>) {
  return function WithTexts(props: Props): ReactNode {
    const above = use(TextContext);
    if (!above) throw new Error('no words above, hence no language');
    return (
      <TextProvider locale={above.locale} texts={texts}>
        <Part {...props} />
      </TextProvider>
    );
  };
}
