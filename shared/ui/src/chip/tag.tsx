import type { ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import styles from './chip.module.css';

export type TagProps = { tone?: 'plain' | 'good' | 'attention' | 'bad'; children: ReactNode };

/** A quiet fact in a few words: "reembolsable". */
export function Tag({ tone = 'plain', children }: TagProps) {
  return <span className={classes(styles.tag, tone !== 'plain' && styles[tone])}>{children}</span>;
}
