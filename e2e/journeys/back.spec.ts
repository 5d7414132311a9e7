import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const topOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** A press brings its button into view: the place that was left may be a little further. */
const NEAR_PX = 150;
const isBackAt = (page: Page, before: number) =>
  expect.poll(async () => Math.abs((await topOf(page)) - before)).toBeLessThan(NEAR_PX);
/** What keeps the place comes a while after the page. */
const isKept = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('after-a-while')),
  );

test('Back leads to the flight that was looked at, not to the top (F-14, X-12)', async ({
  page,
  journey,
}) => {
  await journey.openResults({ to: 'BCN' });
  const choose = journey.results.button('chooseFlight').nth(7);
  await choose.scrollIntoViewIfNeeded();
  await isKept(page);
  const before = await topOf(page);
  expect(before).toBeGreaterThan(500);
  await choose.click();
  await expect(journey.summary.heading).toBeVisible({ timeout: 20_000 });
  expect(await topOf(page)).toBe(0);
  await page.goBack();
  await isBackAt(page, before);
  await expect(choose).toBeInViewport();
});

test.describe('en', () => {
  test.use({ language: 'en' });

  test('Back leads to the hotel that was looked at, Forward to its rooms @phone @core (H-01, X-12)', async ({
    page,
    hotels,
  }) => {
    await hotels.openResults({ place: 'madrid' });
    const ticket = hotels.tickets.nth(6);
    await ticket.scrollIntoViewIfNeeded();
    await isKept(page);
    const before = await topOf(page);
    expect(before).toBeGreaterThan(500);
    await hotels.openHotel(ticket);
    await page.goBack();
    await isBackAt(page, before);
    await page.goForward();
    await expect(hotels.rates.first()).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => topOf(page)).toBeLessThan(before - NEAR_PX);
  });
});
