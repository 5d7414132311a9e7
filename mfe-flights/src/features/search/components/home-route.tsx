import { useEffect, useState, type ComponentType } from 'react';

/** The hero has room beside its words from here on; the phone's first view is the form. */
const WIDE = '(min-width: 1280px)';

/**
 * The arc behind the home (visual direction: signatures). An ornament: fetched when a pointer moves over the
 * page, and only where it is seen.
 */
export function HomeRoute() {
  const [Drawing, setDrawing] = useState<ComponentType | null>(null);
  useEffect(() => {
    const draw = () => {
      if (!window.matchMedia(WIDE).matches) return;
      import(/* webpackChunkName: "home-route" */ './home-route-drawing.tsx').then(
        ({ HomeRouteDrawing }) => setDrawing(() => HomeRouteDrawing),
        (fault: unknown) => console.warn('the arc did not come', fault),
      );
    };
    window.addEventListener('pointermove', draw, { once: true });
    return () => window.removeEventListener('pointermove', draw);
  }, []);
  return Drawing && <Drawing />;
}
