import { useId, type ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import styles from './field.module.css';

/** What a control takes over from its field, so that label, hint and error belong to it. */
type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldWords = {
  label: ReactNode;
  /** Stands beside the label in a softer tone, e.g. "opcional". */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
};

export type FieldProps = FieldWords & {
  id?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** Label, control, hint and error in one block. */
export function Field({ id, label, aside, hint, error, required, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = classes(hint ? hintId : '', error ? errorId : '') || undefined;

  return (
    <div className={classes(styles.field, className)} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {required && (
          <span className={styles.asterisk} aria-hidden="true">
            *
          </span>
        )}
        {aside && <span className={styles.aside}> {aside}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
