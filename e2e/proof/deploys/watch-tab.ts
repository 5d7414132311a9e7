import type { Page } from '@playwright/test';

const NOTICE = 'Esta sección no está disponible en este momento';
const OWN_FILE = /\/(assets|r)\//;

export interface WatchedTab {
  /** Whatever a visitor would have noticed, in the order in which it happened. */
  readonly faults: readonly string[];
  /** From here on the document must stay the same. */
  markDocument(): Promise<void>;
  isSameDocument(): Promise<boolean>;
}

/** Looks over a visitor's shoulder: the notice of a section that failed, files that are gone, exceptions. */
export async function watchTab(page: Page): Promise<WatchedTab> {
  const faults: string[] = [];
  await page.exposeFunction('tellOfNotice', () => faults.push(`the page said "${NOTICE}…"`));
  await page.addInitScript((notice) => {
    let isTold = false;
    new MutationObserver(() => {
      if (isTold || !document.body?.textContent.includes(notice)) return;
      isTold = true;
      (window as unknown as { tellOfNotice: () => void }).tellOfNotice();
    }).observe(document, { childList: true, subtree: true });
  }, NOTICE);
  page.on('pageerror', ({ message }) => faults.push(`exception: ${message}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && OWN_FILE.test(new URL(response.url()).pathname))
      faults.push(`${response.status()}: ${response.url()}`);
  });
  return {
    faults,
    markDocument: () => page.evaluate(() => void Object.assign(window, { sameDocument: true })),
    isSameDocument: () => page.evaluate(() => 'sameDocument' in window),
  };
}
