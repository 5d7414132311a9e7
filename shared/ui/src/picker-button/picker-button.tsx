import type { ComponentProps, ReactNode } from 'react';
import { errorClass } from '../field/index.ts';
import styles from './picker-button.module.css';

export type PickerButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  id: string;
  label: string;
  icon: ReactNode;
  error?: string | undefined;
};

/** A button in the shape of a field: it shows a choice and opens what changes it. */
export function PickerButton({ id, label, icon, error, children, ...rest }: PickerButtonProps) {
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <button
        {...rest}
        id={id}
        type="button"
        className={styles.button}
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={error ? errorId : undefined}
        data-invalid={error ? '' : undefined}
      >
        {icon}
        <span className={styles.value}>{children}</span>
      </button>
      {error && (
        <p id={errorId} className={errorClass()}>
          {error}
        </p>
      )}
    </div>
  );
}
