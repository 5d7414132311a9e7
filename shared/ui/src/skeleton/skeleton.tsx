import { classes } from '../classes/index.ts';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  shape?: 'text' | 'title' | 'control' | 'picture' | 'ticket' | 'tile';
  width?: 'full' | 'long' | 'half' | 'short';
  /** For a size of its own, so that nothing moves when the real thing arrives. */
  className?: string;
};

/** The place of something that is on its way. */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  return (
    <span
      className={classes(styles.skeleton, styles[shape], shape !== 'tile' && styles[width], className)}
      aria-hidden="true"
    />
  );
}
