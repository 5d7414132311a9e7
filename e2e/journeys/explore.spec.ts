import { expectAccessible } from '../support/axe.ts';
import { daysAhead } from '../support/dates.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';
import type { Page } from '@playwright/test';

const WORDS = {
  es: {
    explore: 'Ver precios a cualquier lugar',
    form: 'Explorar destinos',
    origin: 'Origen',
    city: 'Bogotá',
    month: 'Mes',
    stay: 'Viaje',
    week: 'Una semana (5 a 9 noches)',
    climate: 'Clima',
    warm: 'Cálido (25 °C o más)',
    budget: /^Presupuesto por adulto/,
    submit: 'Explorar',
    title: 'A cualquier lugar desde Bogotá',
    check: /^Consultar \d precios?$/,
    priced: /^\d+ destinos? con precio$/,
    seen: /visto (ahora mismo|hace 1 min)/,
    map: 'Mapa de precios',
    skip: 'Ir a la lista de destinos',
  },
  en: {
    explore: 'See prices to anywhere',
    form: 'Explore destinations',
    origin: 'From',
    city: 'Bogota',
    month: 'Month',
    stay: 'Trip',
    week: 'A week (5 to 9 nights)',
    climate: 'Climate',
    warm: 'Warm (25 °C or more)',
    budget: /^Budget per adult/,
    submit: 'Explore',
    title: /^Anywhere from Bogot[aá]$/,
    check: /^Check \d prices?$/,
    priced: /^\d+ destinations? with a price$/,
    seen: /seen (just now|1m ago)/,
    map: 'Map of prices',
    skip: 'Go to the list of destinations',
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

const monthAhead = (days: number) => daysAhead(days).slice(0, 7);
/** Months of their own: what one story has had checked, the other need not. */
const DESKTOP_MONTH = monthAhead(92);
const PHONE_MONTH = monthAhead(154);

/** From the home to the places of a month, with nobody's prices yet. */
async function askForWarmPlaces(page: Page, words: Words, month: string, budget: string): Promise<void> {
  await page.getByRole('link', { name: words.explore }).click();
  const form = page.getByRole('search', { name: words.form });
  const origin = form.getByRole('combobox', { name: words.origin });
  await origin.fill('BOG');
  await page.getByRole('option', { name: /BOG/ }).first().click();
  await form.getByRole('combobox', { name: words.month }).selectOption(month);
  await form.getByRole('combobox', { name: words.stay }).selectOption(words.week);
  await form.getByRole('combobox', { name: words.climate }).selectOption(words.warm);
  await form.getByRole('textbox', { name: words.budget }).fill(budget);
  await form.getByRole('button', { name: words.submit }).click();
  await expect(page).toHaveURL(new RegExp(`from=BOG&month=${month}&nights=5-9&budget=${budget}`));
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
}

inLanguages('en', (language) => {
  const words = WORDS[language];
  test(`${language}: somewhere warm from Bogotá within a budget, from the list, by keyboard and from the map (Q-03)`, async ({
    page,
    journey,
  }) => {
    await page.goto(`/${language}`);
    await askForWarmPlaces(page, words, DESKTOP_MONTH, '2000');
    const count = page.getByRole('heading', { level: 2, name: words.priced });
    await expect(count).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: words.check })).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    const address = page.url();

    // By keyboard, past the map.
    await page.getByRole('link', { name: words.skip }).focus();
    await page.keyboard.press('Enter');
    await expect(count).toBeFocused();
    await page.keyboard.press('Tab');
    const line = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first();
    const link = line.getByRole('link');
    await expect(link).toBeFocused();
    await expect(line).toContainText(words.seen);
    const city = await link.innerText();
    const price = /[\d.,]*\d{2,}/.exec(await line.locator('strong').innerText())?.[0] ?? 'no price';
    const pin = page.getByRole('region', { name: words.map }).getByRole('link', { name: city });
    await expect(pin).toHaveAttribute('data-marked', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/bog-\w{3}\/results\?/);
    await expect(journey.results.tickets.first()).toContainText(price, { timeout: 20_000 });

    // Back and reload find the same places, and so does whoever is sent the address.
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(line).toContainText(price);
    await page.reload();
    await expect(line).toContainText(price);
    await pin.click();
    await expect(page).toHaveURL(/\/bog-\w{3}\/results\?/);
  });
});

inLanguages('es', (language) => {
  const words = WORDS[language];
  test(`${language}: the same on a phone, by touch @phone (Q-03)`, async ({ page, journey }) => {
    await page.goto(`/${language}`);
    await askForWarmPlaces(page, words, PHONE_MONTH, '2000');
    await expect(page.getByRole('heading', { level: 2, name: words.priced })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole('button', { name: words.check })).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    const line = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first();
    await expect(line).toContainText(words.seen);
    await line.getByRole('link').click();
    await expect(page).toHaveURL(/\/bog-\w{3}\/results\?/);
    await expect(journey.results.tickets.first()).toBeVisible({ timeout: 20_000 });
  });
});
