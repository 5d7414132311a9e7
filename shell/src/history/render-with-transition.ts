import { flushSync } from 'react-dom';

/** One page gives way to the next with the browser's own transition; without one, or with less motion, at once. */
export function renderWithTransition(update: () => void) {
  const wantsStillness = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (wantsStillness || !document.startViewTransition || document.visibilityState === 'hidden') {
    update();
    return;
  }
  // Whoever leaves the document in the middle of it has aborted it: that is no fault.
  document.startViewTransition(() => flushSync(update)).ready.catch(() => {});
}
