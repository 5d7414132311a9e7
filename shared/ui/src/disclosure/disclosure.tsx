import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import styles from './disclosure.module.css';

export type DisclosureProps = Omit<ComponentProps<'details'>, 'children' | 'title'> & {
  title: ReactNode;
  /** In small at the end of the line. */
  aside?: ReactNode;
  /** Without the line below. */
  bare?: boolean;
  children: ReactNode;
};

/** A native details element: works before any code, found by the browser's search. */
export function Disclosure({ title, aside, bare, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classes(styles.disclosure, bare && styles.bare, className)}>
      <summary className={styles.summary}>
        <span>{title}</span>
        {aside && <span className={styles.aside}>{aside}</span>}
        <svg className={styles.arrow} viewBox="0 0 16 16" fill="none" aria-hidden="true">
          <path d="m3.5 6 4.5 4.5L12.5 6" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
