import { useId, type ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './radio-group.module.css';

type RadioOption<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  aside?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string = string> = {
  legend: ReactNode;
  /** The legend is only read aloud. */
  legendHidden?: boolean;
  name?: string;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** `segments` for two to four short words, `cards` for choices with a description. */
  variant?: 'list' | 'cards' | 'segments';
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  id?: string;
  className?: string;
};

/** Native radios in a fieldset: arrows move and choose. */
export function RadioGroup<Value extends string>({
  legend,
  legendHidden,
  name,
  options,
  value,
  onValueChange,
  variant = 'list',
  required,
  hint,
  error,
  id,
  className,
}: RadioGroupProps<Value>) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const hintId = `${groupId}-hint`;
  const errorId = `${groupId}-error`;

  return (
    <fieldset
      id={groupId}
      className={classes(styles.group, className)}
      aria-describedby={classes(hint ? hintId : '', error ? errorId : '') || undefined}
      tabIndex={-1}
    >
      <legend className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
        {required && !legendHidden && (
          <span className={styles.asterisk} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      <div className={classes(styles.options, variant !== 'list' && styles[variant])}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.dot}
              name={name ?? groupId}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              required={required}
              onChange={() => onValueChange(option.value)}
            />
            <span className={styles.text}>
              {option.label}
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
            {option.aside !== undefined && <span className={styles.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className={styles.note}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={classes(styles.note, styles.error)}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
