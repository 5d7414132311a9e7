import type { ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import styles from './card.module.css';

type CardProps = { as?: 'div' | 'section'; className?: string; children: ReactNode };

/** A plain raised area. It never has a perforated edge: that is a ticket. */
export function Card({ as: Element = 'div', className, children }: CardProps) {
  return <Element className={classes(styles.card, className)}>{children}</Element>;
}
