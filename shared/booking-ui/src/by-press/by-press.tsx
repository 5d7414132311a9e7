import { useEffect, useRef, type ReactNode } from 'react';
import styles from './by-press.module.css';

export type ByPressProps = {
  /** Changes with each press that was answered this way; null while it was found without a press. */
  press: unknown;
  children: ReactNode;
};

/** The answer to a press of the button at the foot of the page: comes into view above its bar and takes the focus. */
export function ByPress({ press, children }: ByPressProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A field that is being typed in keeps the focus until the button is pressed.
    if (press === null && document.activeElement?.matches('input, select, textarea')) return;
    place.current?.scrollIntoView?.({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [press]);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {children}
    </div>
  );
}
