import type { HostLocation, Readable } from '@travesia/platform';

/** The page as far as scrolling goes. */
export interface ScrolledPage {
  readonly top: () => number;
  /** The furthest down it can be by now. */
  readonly reach: () => number;
  readonly goTo: (top: number) => void;
  readonly onScroll: (run: () => void) => void;
  /** Calls back at once and whenever its height changes; returns how to stop. */
  readonly onResize: (run: () => void) => () => void;
  /** The visitor begins to move by themselves; returns how to stop. */
  readonly onVisitor: (run: () => void) => () => void;
  readonly after: (run: () => void, delayMs: number) => () => void;
}

/** A remote renders when its code and data are there; whoever waits longer has begun to read. */
const SETTLING_MS = 5_000;

/**
 * Back and Forward lead to where the visitor was on that page, not to its top. The page has its height only
 * when its remote has rendered: until then it is tried at every change, unless the visitor moves first.
 */
export function keepScroll(location: Readable<HostLocation>, page: ScrolledPage): void {
  const tops = new Map<string, number>();
  let { key } = location.getSnapshot().location;
  let endReturn: (() => void) | null = null;

  function goBackTo(top: number) {
    const move = () => {
      if (page.reach() >= top && page.top() !== top) page.goTo(top);
    };
    const ends = [page.onResize(move), page.onVisitor(end), page.after(end, SETTLING_MS)];
    function end() {
      for (const stop of ends) stop();
      endReturn = null;
    }
    endReturn = end;
  }

  page.onScroll(() => {
    // On the way back the browser reports places that nobody chose.
    if (!endReturn) tops.set(key, page.top());
  });
  location.subscribe(() => {
    const { location: next, navigationType } = location.getSnapshot();
    if (next.key === key) return;
    endReturn?.();
    key = next.key;
    const top = navigationType === 'POP' ? tops.get(key) : undefined;
    if (top) goBackTo(top);
  });
}

const VISITOR_SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export function scrolledPage(window: Window & typeof globalThis): ScrolledPage {
  const { document } = window;
  return {
    top: () => Math.round(window.scrollY),
    reach: () => document.documentElement.scrollHeight - window.innerHeight,
    goTo: (top) => window.scrollTo({ top, behavior: 'instant' }),
    onScroll: (run) => window.addEventListener('scroll', run, { passive: true }),
    onResize(run) {
      const observer = new window.ResizeObserver(run);
      observer.observe(document.body);
      return () => observer.disconnect();
    },
    onVisitor(run) {
      for (const sign of VISITOR_SIGNS) window.addEventListener(sign, run, { passive: true });
      return () => {
        for (const sign of VISITOR_SIGNS) window.removeEventListener(sign, run);
      };
    },
    after(run, delayMs) {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
  };
}
