import type { ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import styles from './page-width.module.css';

type PageWidthProps = {
  as?: 'div' | 'section' | 'main';
  /** For a column of text. */
  reading?: boolean;
  className?: string;
  children: ReactNode;
};

/** The width of a page with its gutters. */
export function PageWidth({ as: Element = 'div', reading, className, children }: PageWidthProps) {
  return <Element className={classes(styles.page, reading && styles.reading, className)}>{children}</Element>;
}
