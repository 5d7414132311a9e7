import type { ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import styles from './data-list.module.css';

export type DataRow = {
  key: string;
  term: ReactNode;
  value: ReactNode;
  /** The sum of the rows above. */
  strong?: boolean;
};

export type DataListProps = {
  rows: readonly DataRow[];
  /** `stacked`: term above value, for facts; else term and value at the two ends of a line, for sums. */
  variant?: 'ends' | 'stacked';
  className?: string;
};

/** Facts or sums, a line each. */
export function DataList({ rows, variant = 'ends', className }: DataListProps) {
  return (
    <dl className={classes(styles.list, variant === 'stacked' && styles.stacked, className)}>
      {rows.map((row) => (
        <div key={row.key} className={classes(styles.row, row.strong && styles.strong)}>
          <dt>{row.term}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
