import { useEffect, useRef, type RefObject } from 'react';

/** Calls back when the reader is done with an open part of the page: Escape, a press or focus elsewhere. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  active: boolean,
  onDismiss: () => void,
): void {
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });

  useEffect(() => {
    if (!active) return undefined;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !root.current?.contains(target);
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current();
    };
    const handleElsewhere = (event: Event) => {
      if (isOutside(event.target)) latest.current();
    };

    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handleElsewhere);
    document.addEventListener('focusin', handleElsewhere);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handleElsewhere);
      document.removeEventListener('focusin', handleElsewhere);
    };
  }, [active, root]);
}
