import { useEffect, useRef, type RefObject } from 'react';

export type DismissReason = 'escape' | 'outside';

/** Calls back when the reader is done with an open part of the page: Escape, a press or focus elsewhere. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  active: boolean,
  onDismiss: (reason: DismissReason) => void,
): void {
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });

  useEffect(() => {
    if (!active) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !root.current?.contains(target);

    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) latest.current('escape');
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (isOutside(event.target)) latest.current('outside');
      },
      { signal },
    );
    document.addEventListener(
      'focusin',
      (event) => {
        if (isOutside(event.target)) latest.current('outside');
      },
      { signal },
    );
    return () => controller.abort();
  }, [active, root]);
}
