import { useLayoutEffect, type RefObject } from 'react';

const EDGE_PX = 8;

/**
 * Keeps a panel that hangs below its button inside the window: shifted sideways as far as it must be, and scrolled
 * to when it ends below the fold. No event tells that something beside the button moved it, so that the place of
 * the panel is read with every frame while it is open.
 */
export function useInsideWindow(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    let frame = 0;
    let placed = '';
    const keepInside = () => {
      frame = requestAnimationFrame(keepInside);
      const windowWidth = document.documentElement.clientWidth;
      const place = () => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, Math.round(top + scrollY), width, height, windowWidth, innerHeight].join(' ');
      };
      if (place() === placed) return;
      element.style.setProperty('--shift', '0px');
      const { left, right } = element.getBoundingClientRect();
      const beyondEnd = Math.max(0, right + EDGE_PX - windowWidth);
      element.style.setProperty('--shift', `${Math.max(-beyondEnd, EDGE_PX - left)}px`);
      // While it appears it still moves: it is brought into view again when it has arrived.
      element.scrollIntoView?.({ block: 'nearest' });
      placed = place();
    };
    keepInside();
    return () => cancelAnimationFrame(frame);
  }, [panel]);
}
