import type { ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import styles from './chip.module.css';

export type RemovableChipProps = {
  children: ReactNode;
  /** "Quitar el filtro Avianca". */
  removeLabel: string;
  onRemove: () => void;
};

/** A choice that holds, with a button that takes it away. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <span className={classes(styles.chip, styles.removable)}>
      {children}
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <svg
          width="14"
          height="14"
          viewBox="0 0 14 14"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden="true"
        >
          <path d="m3 3 8 8m0-8-8 8" strokeLinecap="round" />
        </svg>
      </button>
    </span>
  );
}
