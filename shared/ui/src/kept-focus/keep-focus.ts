/**
 * Buttons that vanish when they are pressed would drop the focus to the body. After "Show more" it goes to the first
 * of what was added to the list before it; else (a filter taken off, "Try again") to the heading of the list, or of the
 * page. Until the returned function is called.
 */
export function keepFocus(page: HTMLElement): () => void {
  let focused: Node | null = null;
  const noteFocus = (event: FocusEvent) => {
    focused = event.target instanceof Node ? event.target : null;
  };
  const observer = new MutationObserver((changes) => {
    if (!focused || focused.isConnected) return;
    const vanished = focused;
    focused = null;
    if (document.activeElement !== document.body) return;
    const list = changes.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(vanished)),
    )?.previousSibling;
    const added = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .find((node) => node instanceof Element && list?.contains(node));
    const next =
      (added instanceof Element ? added.querySelector<HTMLElement>('a, button, summary') : null) ??
      page.querySelector<HTMLElement>('h2[tabindex="-1"]') ??
      page.querySelector<HTMLElement>('h1[tabindex="-1"]');
    next?.focus({ preventScroll: true });
  });
  page.addEventListener('focusin', noteFocus);
  observer.observe(page, { childList: true, subtree: true });
  return () => {
    page.removeEventListener('focusin', noteFocus);
    observer.disconnect();
  };
}
