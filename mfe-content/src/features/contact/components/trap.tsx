import type { ComponentProps } from 'react';
import styles from './forms.module.css';

/** A field that no person sees, hears or reaches: what fills it in is no person (B-39). */
export function Trap(field: ComponentProps<'input'>) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Web
        <input {...field} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
