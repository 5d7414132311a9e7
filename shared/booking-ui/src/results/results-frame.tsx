import { useEffect, useRef, type ReactNode } from 'react';
import styles from './results.module.css';

/**
 * The page of a list. Buttons in it that vanish when they are pressed (a filter taken off, the last page, "Try again")
 * would drop the focus to the body: it goes to the heading of the list instead, or to that of the page.
 */
export function ResultsFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let focused: Node | null = null;
    const noteFocus = (event: FocusEvent) => {
      focused = event.target instanceof Node ? event.target : null;
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = null;
      if (document.activeElement !== document.body) return;
      const heading = element.querySelector<HTMLElement>('h2[tabindex="-1"]') ?? element.querySelector('h1');
      heading?.focus({ preventScroll: true });
    });
    element.addEventListener('focusin', noteFocus);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', noteFocus);
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={frame} className={styles.page}>
      {children}
    </div>
  );
}
