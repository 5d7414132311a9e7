import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { STEADY_PRESS } from '../button/index.ts';
import { focusField } from './focus-field.ts';
import styles from './error-summary.module.css';

type SummaryError = { fieldId: string; message: ReactNode };

export type ErrorSummaryProps = {
  title: ReactNode;
  errors: readonly SummaryError[];
  /** Change it with each submit: focus moves to the summary again. */
  attempt?: number;
};

/** What is wrong in a form, with a link to each field; takes focus once after each submit, not while it is mended. */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const hasErrors = errors.length > 0;

  const focusedAttempt = useRef<number | null>(null);
  useEffect(() => {
    if (!hasErrors || focusedAttempt.current === attempt) return;
    focusedAttempt.current = attempt;
    root.current?.focus();
  }, [attempt, hasErrors]);

  if (!hasErrors) return null;

  const goToField = (event: MouseEvent, fieldId: string) => {
    if (focusField(fieldId)) event.preventDefault();
  };

  return (
    <div ref={root} role="alert" aria-labelledby={titleId} tabIndex={-1} className={styles.summary}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              {...STEADY_PRESS}
              className={styles.link}
              href={`#${fieldId}`}
              onClick={(event) => goToField(event, fieldId)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
