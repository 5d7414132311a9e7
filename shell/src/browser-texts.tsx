import type { ReactNode } from 'react';
import { defineTexts } from '@travesia/i18n';
import { TextProvider } from '@travesia/platform/react';
import { useVisitorContext } from './host/host-context.ts';
import en from './locales/en/browser.json' with { type: 'json' };
import es from './locales/es/browser.json' with { type: 'json' };

/** Words of what few visits see: they come with it, not with the first view. */
export const browserTexts = defineTexts('browser', { es, en });

const TEXTS = [browserTexts];

export function BrowserTexts({ children }: { children: ReactNode }) {
  const { locale } = useVisitorContext();
  return (
    <TextProvider locale={locale} texts={TEXTS}>
      {children}
    </TextProvider>
  );
}
