const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin'] as const;

let first: Promise<void> | null = null;

/** The first moment at which somebody does something with the page. */
export function firstInteraction(target: EventTarget = globalThis.window): Promise<void> {
  first ??= new Promise((resolve) => {
    const tell = () => {
      for (const sign of SIGNS) target.removeEventListener(sign, tell, true);
      resolve();
    };
    for (const sign of SIGNS) target.addEventListener(sign, tell, { capture: true, passive: true });
  });
  return first;
}

/** The document and what it asked for are there. */
export function documentAtRest(page: Document = globalThis.document): Promise<void> {
  if (page.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    globalThis.window.addEventListener('load', () => resolve(), { once: true });
  });
}
