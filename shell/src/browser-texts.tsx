import type { ReactNode } from 'react';
import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import { TextProvider } from '@travesia/platform/react';
import { useVisitorContext } from './host/host-context.ts';
import type words from './locales/es/browser.json';

/** Words of what few visits see: they come with it, not with the first view. */
export const browserTexts = defineTexts(
  'browser',
  catalogues<typeof words>(import.meta.dirname, 'locales/*/browser.json'),
);

const TEXTS = [browserTexts];

export function BrowserTexts({ children }: { children: ReactNode }) {
  const { locale } = useVisitorContext();
  return (
    <TextProvider locale={locale} texts={TEXTS}>
      {children}
    </TextProvider>
  );
}
