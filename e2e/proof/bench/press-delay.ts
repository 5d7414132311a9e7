import type { Browser, Locator, Page } from '@playwright/test';

export interface PressDelay {
  /** How long the list is. */
  readonly results: number;
  readonly presses: number;
  /** From the press to the next paint, ms: the one in the middle, and the longest (that is INP). */
  readonly median: number;
  readonly longest: number;
}

export interface PressedPage {
  readonly address: string;
  /** Makes the list longer than the supplier does, before it is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly results: number;
  /** What is pressed in turn, each twice: on, then off again. */
  readonly targets: (page: Page) => Promise<readonly Locator[]>;
}

/** Every filter of a list. */
export async function allFilters(page: Page): Promise<readonly Locator[]> {
  const filters = await page.locator('main input[type=checkbox]:enabled').all();
  if (filters.length === 0) throw new Error(`no filters at ${page.url()}`);
  return filters;
}

const CPU_SLOWDOWN = 4;
const PRESSES = 12;
const RESULTS_MS = 60_000;
/** Longer than a press takes to be rendered; the next one begins on a page at rest. */
const REST_MS = 400;

/** Collects how long each press takes until what it changed is painted; the browser's own measure. */
async function observePresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const longest = new Map<number, number>();
    Object.assign(window, { pressDurations: longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!entry.interactionId) continue;
        longest.set(entry.interactionId, Math.max(entry.duration, longest.get(entry.interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** A list at rest, with all its results. */
export async function openList(browser: Browser, { address, prepare }: PressedPage): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'es' });
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(address);
  await page.getByRole('article').first().waitFor({ timeout: RESULTS_MS });
  await page.waitForLoadState('networkidle');
  return page;
}

/** From here on everything takes as long as on a phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Presses one thing after the other, on a phone's processor. */
export async function measurePressDelay(browser: Browser, pressed: PressedPage): Promise<PressDelay> {
  const page = await openList(browser, pressed);
  const targets = await pressed.targets(page);
  await slowDown(page);
  await observePresses(page);
  for (let press = 0; press < PRESSES; press += 1) {
    const target = targets[Math.floor(press / 2) % targets.length];
    // A pointer is there before it presses.
    await target?.hover({ force: true });
    await page.waitForTimeout(REST_MS);
    await target?.click({ force: true });
    await page.waitForTimeout(REST_MS);
  }
  const durations = await page.evaluate(() => [
    ...(window as unknown as { pressDurations: Map<number, number> }).pressDurations.values(),
  ]);
  await page.context().close();
  const sorted = durations.toSorted((one, other) => one - other);
  return {
    results: pressed.results,
    // Shorter than 16 ms is not even told.
    presses: PRESSES,
    median: sorted.length * 2 >= PRESSES ? (sorted[Math.floor(sorted.length / 2)] ?? 0) : 0,
    longest: sorted.at(-1) ?? 0,
  };
}
