import { useId, type ComponentProps, type ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import { useEarlyChoice } from '../early-choice/index.ts';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  label: ReactNode;
  /** Stands at the end of the row: a count, a price. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
};

/** A native checkbox with its words. */
export function Checkbox({ id, label, aside, hint, error, className, ...rest }: CheckboxProps) {
  const row = useEarlyChoice<HTMLLabelElement>(rest.checked);
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;

  return (
    <div className={className}>
      <label ref={row} className={styles.row}>
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          className={styles.box}
          aria-describedby={classes(hint ? hintId : '', error ? errorId : '') || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.text}>{label}</span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.below}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={classes(styles.below, styles.error)}>
          {error}
        </p>
      )}
    </div>
  );
}
