const SETTLING_MS = 10_000;

const headingOf = (page: ParentNode) =>
  page.querySelector<HTMLElement>('main h1') ?? page.querySelector<HTMLElement>('main');

function focus(element: HTMLElement | null) {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/**
 * Brings the focus to the heading of a new page, so that a keyboard and a screen reader arrive too.
 * A remote renders when its code and data are there: until then each heading that takes the place of the one
 * before it gets the focus, unless the visitor has moved it. Returns the end of the watch.
 */
export function focusHeading(page: Document = document): () => void {
  let given = headingOf(page);
  focus(given);
  const observer = new MutationObserver(() => {
    const heading = headingOf(page);
    if (heading === given) return;
    const { activeElement } = page;
    const isWithUs = activeElement === given || activeElement === page.body || activeElement === null;
    if (!isWithUs) {
      end();
      return;
    }
    given = heading;
    focus(heading);
  });
  const timer = setTimeout(() => end(), SETTLING_MS);
  function end() {
    clearTimeout(timer);
    observer.disconnect();
  }
  observer.observe(page.body, { childList: true, subtree: true });
  return end;
}
