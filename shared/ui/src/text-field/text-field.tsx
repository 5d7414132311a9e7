import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import { controlClass, Field, type FieldWords } from '../field/index.ts';
import styles from './text-field.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'required'> &
  FieldWords & {
    /** Small sign inside the frame, before or after the text. */
    before?: ReactNode;
    after?: ReactNode;
    /** Class of the whole field, to place it in a form's grid. */
    className?: string;
  };

/** One line of text. Takes `register('name')` of a form library as it is. */
export function TextField({
  id,
  label,
  aside,
  hint,
  error,
  required,
  before,
  after,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      aside={aside}
      hint={hint}
      error={error}
      required={required}
      className={className}
    >
      {(control) => (
        <span className={styles.frame}>
          {before && <span className={styles.before}>{before}</span>}
          <input
            {...rest}
            {...control}
            type={type}
            className={classes(controlClass(), before && styles.hasBefore, after && styles.hasAfter)}
          />
          {after && <span className={styles.after}>{after}</span>}
        </span>
      )}
    </Field>
  );
}
