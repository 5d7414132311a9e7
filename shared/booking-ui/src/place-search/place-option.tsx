import type { ReactNode } from 'react';
import styles from './place-option.module.css';

export type PlaceOptionProps = { sign: ReactNode; name: string; where: string };

/** A suggestion: sign or code, name, and what tells it from others of that name. */
export function PlaceOption({ sign, name, where }: PlaceOptionProps) {
  return (
    <span className={styles.option}>
      <span className={styles.sign}>{sign}</span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.where}>{where}</span>
      </span>
    </span>
  );
}
