import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './frame.module.css';

export type StickyAsideProps = { label: string; children: ReactNode };

/** What is paid, in view beside a long form. Where it is higher than the window it scrolls by itself, by keyboard too. */
export function StickyAside({ label, children }: StickyAsideProps) {
  const aside = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = aside.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const part of element.children) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return (
    <aside
      ref={aside}
      className={styles.aside}
      aria-label={label}
      data-scrolls={scrolls || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </aside>
  );
}
