import { useLayoutEffect, type RefObject } from 'react';

const EDGE_PX = 8;

/**
 * Keeps a panel that hangs below its button inside the window: shifted sideways as far as it must be, and scrolled
 * to when it grows below the fold. No event tells that something beside the button moved it, so that the place of
 * the panel is read with every frame while it is open.
 */
export function useInsideWindow(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    let frame = 0;
    let placed = '';
    let sized = '';
    const keepInside = () => {
      frame = requestAnimationFrame(keepInside);
      const windowWidth = document.documentElement.clientWidth;
      const place = () => {
        const { left, width } = element.getBoundingClientRect();
        return `${left} ${width} ${windowWidth}`;
      };
      if (place() !== placed) {
        element.style.setProperty('--shift', '0px');
        const { left, right } = element.getBoundingClientRect();
        const beyondEnd = Math.max(0, right + EDGE_PX - windowWidth);
        element.style.setProperty('--shift', `${Math.max(-beyondEnd, EDGE_PX - left)}px`);
        placed = place();
      }
      const size = `${element.offsetWidth} ${element.offsetHeight}`;
      if (size !== sized) element.scrollIntoView?.({ block: 'nearest' });
      sized = size;
    };
    keepInside();
    return () => cancelAnimationFrame(frame);
  }, [panel]);
}
