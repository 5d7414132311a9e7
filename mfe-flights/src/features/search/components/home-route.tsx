import { useEffect, useState, type ComponentType } from 'react';

/** The hero has room beside its words from here on; the phone's first view is the form. */
const WIDE = '(min-width: 1280px)';

/** The arc behind the home (visual direction: signatures). An ornament: fetched late, and only where it is seen. */
export function HomeRoute() {
  const [Drawing, setDrawing] = useState<ComponentType | null>(null);
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    let isGone = false;
    const draw = () => {
      if (!wide.matches) return;
      import(/* webpackChunkName: "home-route" */ './home-route-drawing.tsx').then(
        ({ HomeRouteDrawing }) => {
          if (!isGone) setDrawing(() => HomeRouteDrawing);
        },
        (fault: unknown) => console.warn('the arc did not come', fault),
      );
    };
    draw();
    wide.addEventListener('change', draw);
    return () => {
      isGone = true;
      wide.removeEventListener('change', draw);
    };
  }, []);
  return Drawing && <Drawing />;
}
