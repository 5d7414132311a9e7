import type { ComponentProps } from 'react';
import { classes } from '../classes/index.ts';
import { controlClass, Field, type FieldWords } from '../field/index.ts';
import styles from './text-field.module.css';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'required'> &
  FieldWords & { className?: string };

/** Several lines of text. */
export function TextArea({ id, label, aside, hint, error, required, className, ...rest }: TextAreaProps) {
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
      {(control) => <textarea {...rest} {...control} className={classes(controlClass(), styles.area)} />}
    </Field>
  );
}
