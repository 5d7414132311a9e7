import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export type VisuallyHiddenProps = {
  children: ReactNode;
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3';
  id?: string;
};

/** Read aloud, not seen. A focused link inside it (skip link) shows. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={styles.hidden}>
      {children}
    </Element>
  );
}
