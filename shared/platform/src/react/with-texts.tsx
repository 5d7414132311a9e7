import { use, type ComponentType, type ReactNode } from 'react';
import { TextContext, type Texts } from '@travesia/i18n';
import { TextProvider } from './text-provider.tsx';

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
