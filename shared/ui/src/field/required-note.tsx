import type { ReactNode } from 'react';
import styles from './field.module.css';

export type RequiredNoteProps = { children: ReactNode };

/** Explains the asterisk once per form: "campos obligatorios". */
export function RequiredNote({ children }: RequiredNoteProps) {
  return (
    <p className={styles.note}>
      <b>*</b> {children}
    </p>
  );
}
