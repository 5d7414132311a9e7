import { expectAccessible } from '../support/axe.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

const WORDS = {
  es: {
    title: 'Cruceros',
    port: 'Puerto de salida',
    none: 'Ningún crucero cumple todo eso a la vez',
    reset: 'Quitar los filtros',
    found: /^\d+ cruceros?/,
    sailings: /, ([4-9]\d|\d{3}) salidas$/,
    cabins: 'Precio por camarote',
    callDeal: /50[.,]00.*de descuento si reservas por teléfono/,
    cruiseDeal: /25 % ?de descuento en cruceros reservados por teléfono/,
    missing: 'Página no encontrada',
    gone: 'Esta página ya no existe',
    tab: 'Cruceros',
    seeAll: /^Ver \d+ cruceros$/,
  },
  en: {
    title: 'Cruises',
    port: 'Departure port',
    none: 'No cruises match',
    reset: 'Clear the filters',
    found: /^\d+ cruises?/,
    sailings: /, ([4-9]\d|\d{3}) sailings$/,
    cabins: 'Cabins and prices',
    callDeal: /50[.,]00.*off when you book by phone/,
    cruiseDeal: /25% ?off cruises booked by phone/,
    missing: 'Page not found',
    gone: 'This page is gone',
    tab: 'Cruises',
    seeAll: /^See \d+ cruises$/,
  },
} as const;

inLanguages('es', (language) => {
  const words = WORDS[language];
  test(`${language}: a sailing is found by its port, read, and ends in a call @phone @core (C-01, C-05)`, async ({
    page,
  }) => {
    await page.goto(`/${language}/cruceros`);
    await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible();
    const tickets = page.getByRole('article');
    // Forty sailings and more, each voyage once.
    await expect(page.getByRole('main').getByText(words.sailings)).toBeVisible();
    expect(await tickets.count()).toBeGreaterThanOrEqual(8);
    await page.getByLabel(words.port).selectOption({ index: 1 });
    await expect(page).toHaveURL(/port=/);
    await expect(page.getByRole('main').getByText(words.found)).toBeVisible();
    await expectAccessible(page);
    const name = await tickets.first().getByRole('heading').innerText();
    await tickets.first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { name: words.cabins })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^\+/ }).first()).toHaveAttribute(
      'href',
      /^tel:\+\d+$/,
    );
    await expectAccessible(page);
    await page.goBack();
    await expect(page).toHaveURL(/cruceros\?port=/);
  });

  test(`${language}: an address that asks for too much says so; a sailing that never was is 404, one that has left 410 (C-05, P-44)`, async ({
    page,
    watch,
  }) => {
    await page.goto(`/${language}/cruceros?port=Atlantis`);
    await expect(page.getByText(words.none)).toBeVisible();
    await page.getByRole('button', { name: words.reset }).first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
    watch.allow(/Failed to load resource: .*(404|410)/);
    for (const [slug, status, heading] of [
      ['titanic-2912-04-10', 404, words.missing],
      ['titanic-1912-04-10', 410, words.gone],
    ] as const) {
      const reply = await page.goto(`/${language}/cruceros/${slug}`);
      expect(reply?.status()).toBe(status);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });

  test(`${language}: the home has the tab, the phone deals and the next sailings (C-07, F-01)`, async ({
    page,
  }) => {
    await page.goto(`/${language}`);
    await expect(page.getByRole('listitem').filter({ hasText: words.callDeal })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: words.cruiseDeal })).toBeVisible();
    await page.getByRole('tab', { name: words.tab }).click();
    await page.getByRole('button', { name: words.seeAll }).click();
    await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('es: the list and a sailing read whole before any script runs (C-03)', async ({ page }) => {
    await page.goto('/es/cruceros');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { name: WORDS.es.cabins })).toBeVisible();
  });
});
