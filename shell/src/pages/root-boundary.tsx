import { useEffect, type ReactNode } from 'react';
import { useText } from '@travesia/i18n';
import { focusHeading } from '../chrome/focus-heading.ts';
import { Layout } from '../chrome/layout.tsx';
import { shellTexts } from '../texts.ts';
import { Boundary } from './boundary.tsx';
import { ErrorPage } from './problem-pages.tsx';

function BrokenPage() {
  const { t } = useText(shellTexts);
  const title = t('error.title');
  useEffect(() => {
    document.title = `${title} · Travesía`;
    return focusHeading();
  }, [title]);
  return (
    <Layout name="error">
      <ErrorPage />
    </Layout>
  );
}

/** What the shell itself throws is a page with a way on. */
export const RootBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary fallback={<BrokenPage />}>{children}</Boundary>
);
