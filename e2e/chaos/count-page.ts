import type { CDPSession, Page } from '@playwright/test';

/** What a page holds on to, after the rubbish was taken out. */
export interface PageCount {
  readonly nodes: number;
  readonly listeners: number;
  readonly intervals: number;
  readonly styles: number;
  readonly scripts: number;
  readonly heapBytes: number;
}

/** Counts intervals that were begun and not ended; has to run before the page does. */
export async function watchIntervals(page: Page) {
  await page.addInitScript(() => {
    const running = new Set<unknown>();
    const { setInterval: begin, clearInterval: end } = window;
    Object.assign(window, {
      runningIntervals: running,
      setInterval: (...given: Parameters<typeof begin>) => {
        const id = begin(...given);
        running.add(id);
        return id;
      },
      clearInterval: (id?: number) => {
        running.delete(id);
        end(id);
      },
    });
  });
}

export async function countPage(page: Page, session: CDPSession): Promise<PageCount> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  const held = await page.evaluate(() => ({
    intervals: (Reflect.get(window, 'runningIntervals') as Set<unknown>).size,
    styles:
      document.querySelectorAll('style, link[rel=stylesheet]').length + document.adoptedStyleSheets.length,
    scripts: document.scripts.length,
  }));
  return {
    ...held,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    heapBytes: metric('JSHeapUsedSize'),
  };
}
