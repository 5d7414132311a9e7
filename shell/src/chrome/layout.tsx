import type { ReactNode } from 'react';
import { useText } from '@travesia/i18n';
import type { Layout as LayoutName } from '@travesia/contracts';
import { shellTexts } from '../texts.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingBar } from './loading-bar.tsx';
import styles from './layout.module.css';

export type LayoutProps = { name: LayoutName; children: ReactNode };

const MAIN_ID = 'content';

/** The frames of P-08 and P-09. The page is the same whichever stands around it. */
export function Layout({ name, children }: LayoutProps) {
  const { t } = useText(shellTexts);
  const main = (
    <main id={MAIN_ID} tabIndex={-1} className={styles.main} data-layout={name}>
      <LoadingBar />
      {children}
    </main>
  );
  // Whatever threw may be in the header: the page of an error stands alone.
  if (name === 'blank' || name === 'error') return main;
  return (
    <div className={styles.page}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {t('skip')}
      </a>
      <Header hasMenu={name !== 'footer-only'} />
      {main}
      <Footer />
    </div>
  );
}
