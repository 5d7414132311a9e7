import type { ReactNode } from 'react';
import { PageWidth } from '@travesia/ui/page-width';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import styles from './plain-page.module.css';

export type PlainPageProps = { crumbs: readonly Crumb[]; title: string; lead: string; children: ReactNode };

/** A page with a title, a sentence below it and whatever it lists or asks. */
export function PlainPage({ crumbs, title, lead, children }: PlainPageProps) {
  return (
    <PageWidth className={styles.page ?? ''}>
      <Breadcrumbs crumbs={crumbs} />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </PageWidth>
  );
}
