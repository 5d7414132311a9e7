import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '@travesia/i18n';
import { opsTexts } from '../texts.ts';
import type { Section } from './ops-header.tsx';
import styles from './ops-frame.module.css';

export type SectionPageProps = {
  section: Section;
  /** Says more than the name of the section. */
  heading?: ReactNode;
  children: ReactNode;
};

/** One section: its heading takes the focus when the section is changed to. */
export function SectionPage({ section, heading: own, children }: SectionPageProps) {
  const { t } = useText(opsTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = t(`heading.${section}`);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [section]);
  useEffect(() => {
    document.title = t('page', { section: name });
  }, [name, t]);
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {own ?? name}
        </h1>
        <p className={styles.lead}>{t(`lead.${section}`)}</p>
      </div>
      {children}
    </main>
  );
}
