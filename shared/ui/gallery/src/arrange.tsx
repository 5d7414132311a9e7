import type { ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import styles from './layout.module.css';

export type Gap = 4 | 8 | 12 | 16 | 24 | 32 | 48;
type Element = 'div' | 'section' | 'ul' | 'ol' | 'main' | 'aside' | 'header';
type Common = { as?: Element; className?: string; children: ReactNode };

/** Things below one another, with one distance between them. */
export function Stack({ as: Element = 'div', gap = 16, className, children }: Common & { gap?: Gap }) {
  return <Element className={classes(styles.stack, styles[`gap${gap}`], className)}>{children}</Element>;
}

/** Things beside one another that wrap when there is no room. */
export function Cluster({
  as: Element = 'div',
  gap = 12,
  spread,
  className,
  children,
}: Common & { gap?: Gap; spread?: boolean }) {
  return (
    <Element className={classes(styles.cluster, styles[`gap${gap}`], spread && styles.between, className)}>
      {children}
    </Element>
  );
}

/** The width of a page with its gutters; `reading` for a text column. */
export function PageWidth({
  as: Element = 'div',
  reading,
  className,
  children,
}: Common & { reading?: boolean }) {
  return <Element className={classes(styles.page, reading && styles.reading, className)}>{children}</Element>;
}

/** A plain raised area. It never has a perforated edge: that is a ticket. */
export function Card({ as: Element = 'div', className, children }: Common) {
  return <Element className={classes(styles.card, className)}>{children}</Element>;
}
