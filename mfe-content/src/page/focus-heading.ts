/**
 * A page whose text arrives after the navigation: focus was left on the frame, and goes on to the heading once
 * there is one. Whoever has moved on meanwhile is left alone.
 */
export function focusHeading(): void {
  const active = document.activeElement;
  const isWaiting = active === null || active === document.body || active.matches('main');
  if (isWaiting) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
