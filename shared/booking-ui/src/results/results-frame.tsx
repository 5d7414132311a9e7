import { useEffect, useRef, type ReactNode } from 'react';
import { CallCode } from '../call-code/index.ts';
import { keepFocus } from '@travesia/ui/kept-focus';
import styles from './results.module.css';

/** The page of a list, from its header to its tickets. */
export function ResultsFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? keepFocus(frame.current) : undefined), []);
  return (
    <div ref={frame} className={styles.page}>
      {children}
      <CallCode />
    </div>
  );
}
