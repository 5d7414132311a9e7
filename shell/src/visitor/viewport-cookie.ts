import { BREAKPOINTS_PX, DEFAULT_BREAKPOINT, VIEWPORT_COOKIE_DAYS } from '@travesia/domain';

/** The widest breakpoint that the viewport reaches; below the first it is the first. */
export function breakpointOf(widthPx: number): keyof typeof BREAKPOINTS_PX {
  const names = Object.keys(BREAKPOINTS_PX) as (keyof typeof BREAKPOINTS_PX)[];
  if (!Number.isFinite(widthPx)) return DEFAULT_BREAKPOINT;
  return names.findLast((name) => widthPx >= BREAKPOINTS_PX[name]) ?? 'xs';
}

/** Remembers the present breakpoint for a year (P-14). */
export function keepViewportCookie() {
  let last = '';
  const write = () => {
    const breakpoint = breakpointOf(window.innerWidth);
    if (breakpoint === last) return;
    last = breakpoint;
    document.cookie = `viewport=${breakpoint}; Path=/; Max-Age=${VIEWPORT_COOKIE_DAYS * 86_400}; SameSite=Strict; Secure`;
  };
  write();
  window.addEventListener('resize', write, { passive: true });
}
