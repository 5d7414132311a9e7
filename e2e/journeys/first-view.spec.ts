import { siteWords } from '../fixtures/words.ts';
import { brokenBudgets } from '../proof/bench/budgets.ts';
import { measureFirstLoad } from '../proof/bench/first-load.ts';
import { pathOf } from '../proof/bench/pages.ts';
import { expect, test } from '../support/test.ts';

const BUDGET_BYTES = 170 * 1024;

test('the home needs at most 170 kB of code, however many verticals there are @core', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = scripts.get(requestId);
    if (url) bytes.set(url, Math.max(bytes.get(url) ?? 0, encodedDataLength));
  });

  await page.goto('/es', { waitUntil: 'load' });
  await expect(page.locator('[data-phase=live]').filter({ visible: true }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const all = [...bytes].map(([url, size]) => `${(size / 1024).toFixed(1)} kB ${new URL(url).pathname}`);
  const total = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes.size).toBeGreaterThan(3);
  expect(total, all.join('\n')).toBeLessThanOrEqual(BUDGET_BYTES);
});

test('a first visit of results stays in its budget of bytes @core', async ({ browser, baseURL }) => {
  const load = await measureFirstLoad(browser, `${baseURL}${pathOf('results')}`);
  expect(load.bytes.script).toBeGreaterThan(0);
  expect(brokenBudgets('results', load)).toEqual([]);
});

test('a city begun before any code arrived is gone on with, and what fits it is offered @core (F-10)', async ({
  page,
  journey,
}) => {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(/\.js$/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/es', { waitUntil: 'commit' });
  const { origin } = journey.search;
  await origin.click();
  await page.keyboard.type('Madr');
  open();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toContainText('MAD');
  await expect(origin).toHaveValue('Madr');
  await page.keyboard.type('id');
  await expect(origin).toHaveValue('Madrid');
  await expect(options.first()).toContainText('MAD');
  await page.keyboard.press('Enter');
  await expect(origin).toHaveValue(/MAD/);
});

test('the header of a phone is one row with the number, the country and all products in it @phone @core (P-33)', async ({
  page,
}) => {
  await page.goto('/es');
  const banner = page.getByRole('banner');
  expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(60);
  await expect(banner.getByRole('link', { name: '+1 202 555 0180' })).toBeInViewport({ ratio: 1 });
  await expect(banner.getByText('· USD')).toBeInViewport({ ratio: 1 });
  const menu = page.getByRole('banner').getByRole('navigation');
  await menu.locator('summary').click();
  await expect(menu.getByRole('link', { name: 'Mis viajes' })).toBeInViewport({ ratio: 1 });
});

for (const language of ['es', 'en'] as const) {
  test(`${language}: the search of the home is above the fold, and each kind of trip in one line @core (F-01)`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [360, 844],
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/${language}`);
      await expect(page.getByRole('button', { name: siteWords[language].searchFlights })).toBeInViewport({
        ratio: 1,
      });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      const oneLine = await page
        .getByRole('search')
        .getByRole('radio')
        .evaluateAll((radios) =>
          radios.map((radio) => {
            const text = document.createRange();
            text.selectNodeContents(radio.nextElementSibling ?? radio);
            return text.getClientRects().length === 1;
          }),
        );
      expect(oneLine, `${width} px`).toEqual([true, true, true]);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every place on the map of the home can be pointed at, and leads to its search @core (F-01)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/es');
    const places = page.getByRole('list', { name: 'Precios desde Madrid, en el mapa' }).getByRole('link');
    expect(await places.count()).toBeGreaterThan(1);
    for (const place of await places.all()) await place.locator('text').hover();
    await places.last().locator('text').click();
    await expect(page).toHaveURL(/\/es\/mad-\w{3}\/results\?from=MAD/);
  });
});
