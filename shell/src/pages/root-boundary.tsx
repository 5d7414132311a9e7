import { Component, useEffect, type ReactNode } from 'react';
import { useText } from '@travesia/i18n';
import { focusHeading } from '../chrome/focus-heading.ts';
import { Layout } from '../chrome/layout.tsx';
import { shellTexts } from '../texts.ts';
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

/** What the shell itself throws is a page with a way on, never a blank one (P-45); React logs it. */
export class RootBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}
