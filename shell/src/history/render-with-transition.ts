import { flushSync } from 'react-dom';
import { ignoreSkipped } from './ignore-skipped.ts';

/** One page gives way to the next with the browser's own transition; without one, or with less motion, at once. */
export function renderWithTransition(update: () => void) {
  const wantsStillness = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (wantsStillness || !document.startViewTransition || document.visibilityState === 'hidden') {
    update();
    return;
  }
  ignoreSkipped(document.startViewTransition(() => flushSync(update)));
}
