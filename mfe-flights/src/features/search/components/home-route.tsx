import { useEffect, useState, type ComponentType } from 'react';

/** The hero has room beside its words from here on; the phone's first view is the form. */
const WIDE = '(min-width: 1280px)';

const SIGNS = ['pointermove', 'keydown', 'touchstart', 'scroll'] as const;

/**
 * The arc behind the home (visual direction: signatures). An ornament: fetched when somebody does something with
 * the page, and only where it is seen.
 */
export function HomeRoute() {
  const [Drawing, setDrawing] = useState<ComponentType | null>(null);
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    let isGone = false;
    let isAsked = false;
    const draw = () => {
      if (!wide.matches || isAsked) return;
      isAsked = true;
      import(/* webpackChunkName: "home-route" */ './home-route-drawing.tsx').then(
        ({ HomeRouteDrawing }) => {
          if (!isGone) setDrawing(() => HomeRouteDrawing);
        },
        (fault: unknown) => console.warn('the arc did not come', fault),
      );
    };
    const targets = [...SIGNS.map((sign) => [window, sign] as const), [wide, 'change'] as const];
    for (const [target, sign] of targets) target.addEventListener(sign, draw, { passive: true });
    return () => {
      isGone = true;
      for (const [target, sign] of targets) target.removeEventListener(sign, draw);
    };
  }, []);
  return Drawing && <Drawing />;
}
