import type { ReactNode } from 'react';
import { Link } from '@travesia/platform/libraries';
import { ArrowLeftIcon } from '@travesia/ui/icon';
import styles from './detail.module.css';

export type BackToListProps = { to: string; children: ReactNode };

/** The way back to the list this came from, above the name. */
export function BackToList({ to, children }: BackToListProps) {
  return (
    <Link to={to} className={styles.back}>
      <ArrowLeftIcon />
      {children}
    </Link>
  );
}
