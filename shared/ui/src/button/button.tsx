import type { ComponentProps, MouseEvent } from 'react';
import { classes } from '../classes/index.ts';
import { buttonClass, type ButtonAppearance } from './button-class.ts';
import styles from './button.module.css';

export type ButtonProps = ComponentProps<'button'> &
  ButtonAppearance & {
    /** The action is under way: the button keeps its place and focus, and does nothing when pressed. */
    pending?: boolean;
    /** Said in place of the label while pending, e.g. "Buscando". */
    pendingText?: string;
  };

/** A native button. While `pending` it stays focusable, so a keyboard does not lose its place. */
export function Button({
  variant,
  size,
  wide,
  round,
  pending = false,
  pendingText,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      className={classes(buttonClass({ variant, size, wide, round }), className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      onClick={handleClick}
    >
      {pending ? (pendingText ?? children) : children}
      {pending && (
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </button>
  );
}
