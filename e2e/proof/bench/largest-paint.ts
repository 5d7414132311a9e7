import type { Browser } from '@playwright/test';
import { PHONE, slowable } from './phone.ts';

const QUIET_MS = 500;
/** A task longer than this blocks whoever presses in the meantime. */
const LONG_TASK_MS = 50;

export interface FirstPaint {
  /** Milliseconds until the largest thing of the first view was painted. */
  readonly largestMs: number;
  /** How much of what was seen moved away, as CLS counts it. */
  readonly shift: number;
  /** What long tasks took beyond their 50 ms, from the first paint on. */
  readonly blockedMs: number;
}

/** A phone on slow 4G opens a page with nothing cached. */
export async function measureFirstPaint(browser: Browser, address: string): Promise<FirstPaint> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const { slow } = await slowable(page);
  await slow('slow');
  await page.addInitScript((longMs) => {
    const seen = { firstMs: 0, largestMs: 0, shift: 0, tasks: [] as { atMs: number; overMs: number }[] };
    Object.assign(window, { firstPaint: seen });
    const observe = (
      type: string,
      use: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
    ) => new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.firstMs = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => {
      seen.largestMs = startTime;
    });
    observe('layout-shift', ({ value = 0, hadRecentInput }) => {
      if (!hadRecentInput) seen.shift += value;
    });
    observe('longtask', ({ startTime, duration }) => {
      if (duration > longMs) seen.tasks.push({ atMs: startTime, overMs: duration - longMs });
    });
  }, LONG_TASK_MS);
  await page.goto(address, { waitUntil: 'networkidle' });
  // A slow processor can be silent for long before it renders.
  await page.locator('[data-phase=live]').filter({ visible: true }).first().waitFor();
  await page.waitForTimeout(QUIET_MS);
  const seen = await page.evaluate(
    () =>
      (
        window as unknown as {
          firstPaint: {
            firstMs: number;
            largestMs: number;
            shift: number;
            tasks: { atMs: number; overMs: number }[];
          };
        }
      ).firstPaint,
  );
  await context.close();
  if (seen.largestMs === 0) throw new Error(`nothing was painted at ${address}`);
  return {
    largestMs: seen.largestMs,
    shift: seen.shift,
    blockedMs: seen.tasks
      .filter(({ atMs }) => atMs >= seen.firstMs)
      .reduce((sum, { overMs }) => sum + overMs, 0),
  };
}

export const measureLargestPaint = async (browser: Browser, address: string): Promise<number> =>
  (await measureFirstPaint(browser, address)).largestMs;
