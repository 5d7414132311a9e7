import { useEffect, useState, type RefObject } from 'react';

/**
 * Map units per shown pixel, so that dots and letters keep their size at any width.
 * Until the drawing is in a page, `guess` holds.
 */
export function useMapUnit(
  drawing: RefObject<SVGSVGElement | null>,
  viewBox: { width: number; height: number },
  fills: boolean,
  guess: number,
): number {
  const [shown, setShown] = useState<{ width: number; height: number } | null>(null);

  useEffect(() => {
    const element = drawing.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0) setShown({ width: Math.round(width), height: Math.round(height) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [drawing]);

  if (!shown || shown.height === 0) return guess;
  const [across, down] = [viewBox.width / shown.width, viewBox.height / shown.height];
  return fills ? Math.min(across, down) : Math.max(across, down);
}
