import type { ReactNode } from 'react';
import { classes } from '../../src/classes/index.ts';
import styles from './arrange.module.css';

type ArrangeProps = { as?: 'div' | 'section'; gap?: 8 | 12 | 16 | 24 | 48; children: ReactNode };

/** Things below one another, with one distance between them. */
export function Stack({ as: Element = 'div', gap = 16, children }: ArrangeProps) {
  return <Element className={classes(styles.stack, styles[`gap${gap}`])}>{children}</Element>;
}

/** Things beside one another that wrap when there is no room. */
export function Cluster({ as: Element = 'div', gap = 12, children }: ArrangeProps) {
  return <Element className={classes(styles.cluster, styles[`gap${gap}`])}>{children}</Element>;
}
