const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin'] as const;

const firsts = new WeakMap<EventTarget, Promise<void>>();

/** The first moment at which somebody does something with the page. */
export function firstInteraction(page: EventTarget): Promise<void> {
  const known = firsts.get(page);
  if (known) return known;
  const first = new Promise<void>((resolve) => {
    const tell = () => {
      for (const sign of SIGNS) page.removeEventListener(sign, tell, true);
      resolve();
    };
    for (const sign of SIGNS) page.addEventListener(sign, tell, { capture: true, passive: true });
  });
  firsts.set(page, first);
  return first;
}

/** The document and what it asked for are there. */
export function documentAtRest(page: Document = globalThis.document): Promise<void> {
  if (page.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    globalThis.window.addEventListener('load', () => resolve(), { once: true });
  });
}
