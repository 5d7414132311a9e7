import type { Page } from '@playwright/test';
import { siteWords } from '../fixtures/words.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** Country, currency and language in one panel (P-49). */
async function choose(page: Page, words: { open: RegExp; market: string; language: string; apply: string }) {
  const banner = page.getByRole('banner');
  await banner.getByText(words.open).click();
  await banner.getByLabel(words.market).selectOption('MX');
  await banner.getByRole('combobox', { name: words.language }).selectOption('en');
  await expectAccessible(page, { within: 'header' });
  await banner.getByRole('button', { name: words.apply }).click();
}
const SPANISH = { open: /· USD/, market: 'País', language: 'Idioma', apply: 'Aplicar' };

for (const size of ['', ' @phone']) {
  test(`country, currency and language change together, without a new document${size} @core (P-49)`, async ({
    page,
  }) => {
    await page.goto('/es');
    await expect(page.getByRole('button', { name: siteWords.es.searchFlights })).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await choose(page, SPANISH);

    const banner = page.getByRole('banner');
    await expect(banner.getByText('MX · MXN')).toBeVisible();
    await expect(page).toHaveURL(/\/en$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(banner.getByRole('link', { name: '+52 55 5555 0120' })).toBeVisible();
    await expect(page.getByRole('button', { name: siteWords.en.searchFlights })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(/You'll be charged in US dollars\. MXN prices/)).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    await expectAccessible(page);

    await page.reload();
    await expect(banner.getByText('MX · MXN')).toBeVisible();
  });
}

test('shell and remotes render a change in one frame (P-49)', async ({ page }) => {
  await page.goto('/es');
  const search = page.getByRole('button', { name: siteWords.es.searchFlights });
  await expect(search).toBeVisible();
  await expect(page.locator('[data-phase=live]').filter({ visible: true }).first()).toBeVisible();
  // What each painted frame shows: the shell's heading and the remote's button.
  await page.evaluate(() => {
    const frames: string[] = [];
    Object.assign(globalThis, { frames });
    const look = () => {
      const button = document.querySelector('[data-remote=mfe-flights] button[type=submit]');
      frames.push([document.querySelector('main h1')?.textContent, button?.textContent].join(' | '));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await choose(page, SPANISH);
  await expect(page.getByRole('button', { name: siteWords.en.searchFlights })).toBeVisible();
  const seen = await page.evaluate(() => [
    ...new Set((globalThis as unknown as { frames: string[] }).frames),
  ]);
  expect(seen).toHaveLength(2);
  expect(seen[0]).toContain(siteWords.es.homeTitle);
  expect(seen[1]).toContain(siteWords.en.homeTitle);
});

test('the choice of one tab holds in the other (P-05)', async ({ page, context }) => {
  await page.goto('/es/vuelos');
  const other = await context.newPage();
  await other.goto('/es');
  await expect(other.locator('[data-phase=live]').filter({ visible: true }).first()).toBeVisible();
  await other.waitForLoadState('networkidle');
  await choose(page, SPANISH);
  await expect(other.getByRole('banner').getByText('MX · MXN')).toBeVisible();
  // The language of a page is its address's own.
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
});

test('without scripts the same form leads back to the page (P-49)', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/es/vuelos?adults=2');
  await page.getByRole('banner').getByText(SPANISH.open).click();
  await page.getByLabel(SPANISH.market).selectOption('CO');
  await page.getByLabel('Moneda que quieres ver').selectOption('COP');
  await page.getByRole('button', { name: SPANISH.apply }).click();
  await expect(page).toHaveURL(/\/es\/vuelos\?adults=2$/);
  await expect(page.getByRole('banner').getByText('CO · COP')).toBeVisible();
  await context.close();
});
