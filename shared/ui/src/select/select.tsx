import type { ComponentProps } from 'react';
import { classes } from '../classes/index.ts';
import { useEarlyChoice } from '../early-choice/index.ts';
import { controlClass, Field, type FieldWords } from '../field/index.ts';
import styles from './select.module.css';

export type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'required'> &
  FieldWords & { className?: string };

/** The platform's own select: every phone knows how to show it. Options are children. */
export function Select({
  id,
  label,
  aside,
  hint,
  error,
  required,
  className,
  children,
  ...rest
}: SelectProps) {
  const frame = useEarlyChoice<HTMLSpanElement>(rest.value);
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
        <span ref={frame} className={styles.frame}>
          <select {...rest} {...control} className={classes(controlClass(), styles.select)}>
            {children}
          </select>
          <svg className={styles.arrow} viewBox="0 0 16 16" fill="none" aria-hidden="true">
            <path d="m3.5 6 4.5 4.5L12.5 6" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
        </span>
      )}
    </Field>
  );
}
