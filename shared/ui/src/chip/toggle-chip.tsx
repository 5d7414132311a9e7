import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import styles from './chip.module.css';

export type ToggleChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  /** A count or a price behind the word. */
  aside?: ReactNode;
};

/** A word that is on or off. */
export function ToggleChip({
  pressed,
  onPressedChange,
  aside,
  className,
  children,
  ...rest
}: ToggleChipProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classes(styles.chip, className)}
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
    >
      {children}
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </button>
  );
}
