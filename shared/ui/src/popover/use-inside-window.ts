import { useLayoutEffect, type RefObject } from 'react';

const EDGE_PX = 8;

/**
 * Keeps a panel that hangs below its button inside the window: shifted sideways as far as it must be, and scrolled
 * to when it ends below the fold. Measured again when its content arrives or the window changes.
 */
export function useInsideWindow(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const keepInside = () => {
      element.style.setProperty('--shift', '0px');
      const { left, right } = element.getBoundingClientRect();
      const beyondEnd = Math.max(0, right + EDGE_PX - document.documentElement.clientWidth);
      element.style.setProperty('--shift', `${Math.max(-beyondEnd, EDGE_PX - left)}px`);
      element.scrollIntoView({ block: 'nearest' });
    };
    const observer = new ResizeObserver(keepInside);
    observer.observe(element);
    window.addEventListener('resize', keepInside);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', keepInside);
    };
  }, [panel]);
}
