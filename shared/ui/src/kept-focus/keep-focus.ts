/**
 * Buttons that vanish when they are pressed (a filter taken off, "Try again") would drop the focus to the body: it goes
 * to the heading of the list around them instead, or to that of the page. Until the returned function is called.
 */
export function keepFocus(page: HTMLElement): () => void {
  let focused: Node | null = null;
  const noteFocus = (event: FocusEvent) => {
    focused = event.target instanceof Node ? event.target : null;
  };
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    focused = null;
    if (document.activeElement !== document.body) return;
    const heading =
      page.querySelector<HTMLElement>('h2[tabindex="-1"]') ??
      page.querySelector<HTMLElement>('h1[tabindex="-1"]');
    heading?.focus({ preventScroll: true });
  });
  page.addEventListener('focusin', noteFocus);
  observer.observe(page, { childList: true, subtree: true });
  return () => {
    page.removeEventListener('focusin', noteFocus);
    observer.disconnect();
  };
}
