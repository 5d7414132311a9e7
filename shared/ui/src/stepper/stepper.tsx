import { useId, type ReactNode } from 'react';
import styles from './stepper.module.css';

export type StepperProps = {
  label: ReactNode;
  hint?: ReactNode;
  value: number;
  min: number;
  max: number;
  onValueChange: (value: number) => void;
  /** Names of the two buttons: "Quitar un adulto", "Añadir un adulto". */
  decreaseLabel: string;
  increaseLabel: string;
  /** Sends the value with a native form. */
  name?: string;
  id?: string;
};

/** A small number with − and +. At a limit the button stays focusable and says that it is off. */
export function Stepper({
  label,
  hint,
  value,
  min,
  max,
  onValueChange,
  decreaseLabel,
  increaseLabel,
  name,
  id,
}: StepperProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const labelId = `${groupId}-label`;
  const step = (next: number) => {
    if (next >= min && next <= max) onValueChange(next);
  };

  return (
    <div id={groupId} className={styles.stepper} role="group" aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      <span className={styles.controls}>
        <button
          type="button"
          className={styles.step}
          aria-label={decreaseLabel}
          aria-disabled={value <= min || undefined}
          onClick={() => step(value - 1)}
        >
          <svg
            width="18"
            height="18"
            viewBox="0 0 18 18"
            stroke="currentColor"
            strokeWidth="1.9"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M4 9h10" />
          </svg>
        </button>
        <output className={styles.value}>{value}</output>
        <button
          type="button"
          className={styles.step}
          aria-label={increaseLabel}
          aria-disabled={value >= max || undefined}
          onClick={() => step(value + 1)}
        >
          <svg
            width="18"
            height="18"
            viewBox="0 0 18 18"
            stroke="currentColor"
            strokeWidth="1.9"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M4 9h10M9 4v10" />
          </svg>
        </button>
      </span>
      {name && <input type="hidden" name={name} value={value} />}
    </div>
  );
}
