import type { ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './skeleton.module.css';

export type SkeletonGroupProps = {
  /** Read aloud once, e.g. "Buscando vuelos". */
  label: string;
  children: ReactNode;
  className?: string;
};

/** Skeletons that stand for one thing, with one spoken label. */
export function SkeletonGroup({ label, children, className }: SkeletonGroupProps) {
  return (
    <div role="status" className={classes(styles.group, className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
