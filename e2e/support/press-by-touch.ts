import type { Locator, Page } from '@playwright/test';

/**
 * Makes every press of this worker a tap, as fingers do: a click that Playwright sends to a phone comes from a
 * mouse, and what breaks under a finger (focus, scrolling, calendars) goes unseen. Each project has workers of its
 * own, so nothing of this reaches the desktop's journeys.
 */
export function pressByTouch(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  locators.click = function tapInstead(this: Locator, options) {
    const { position, timeout, force, noWaitAfter, trial } = options ?? {};
    return this.tap({
      ...(position && { position }),
      ...(timeout !== undefined && { timeout }),
      ...(force !== undefined && { force }),
      ...(noWaitAfter !== undefined && { noWaitAfter }),
      ...(trial !== undefined && { trial }),
    });
  };
  locators.check = async function tapUnlessChecked(this: Locator, options) {
    if (!(await this.isChecked(options))) await this.click(options);
  };
}
