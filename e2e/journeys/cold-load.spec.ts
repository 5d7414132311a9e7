import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const SLOWER = 4;

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

// What is complained of while a page is hydrated is heard by `watch`, which fails the story.
test.describe('a slow phone opens a page where prices are converted', () => {
  test.use({ market: 'MX' });

  for (const isHeld of [false, true])
    for (const path of ['/es', '/es/vuelos', '/es/aerolineas', '/es/contacta-con-nosotras'])
      test(`${path} hydrates cleanly, exchange rates arriving ${isHeld ? 'afterwards' : 'in time'} @phone`, async ({
        page,
      }) => {
        await slowDown(page);
        let release = () => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        await page.route('**/api/currencyExchange', async (route) => {
          if (isHeld) await released;
          await route.continue();
        });
        await page.goto(path);
        const places = page.locator('[data-remote]').filter({ visible: true });
        await expect(places.and(page.locator('[data-phase=live]')).first()).toBeVisible();
        release();
        await expect(page.getByText(/Los precios en MXN son orientativos/)).toBeVisible();
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        for (const place of await places.all()) {
          await place.scrollIntoViewIfNeeded();
          await expect(place).toHaveAttribute('data-phase', 'live');
        }
      });
});

test.describe('pages that give way to one another with the browser’s transition', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('within the site, to a document that takes no part, and back', async ({ page }) => {
    await page.goto('/es');
    await page.getByRole('navigation').getByRole('link', { name: 'Vuelos', exact: true }).click();
    await expect(page).toHaveURL(/\/es\/vuelos$/);
    await page.evaluate(() => window.location.assign('/sitemap.xml'));
    await page.waitForURL(/sitemap/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
