import type { ReactNode } from 'react';
import styles from './step-card.module.css';

/** One quiet card in the middle of a blank page. */
export function StepCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </section>
  );
}
