import { DatesPanel } from '../pages/dates-panel.ts';
import { expectAccessible } from '../support/axe.ts';
import { daysAhead } from '../support/dates.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

const PRICE = /\d/;
/** Another one for each language: what one has had checked, the other need not. */
const STRIP = { es: 'LIM', en: 'BOG' } as const;
const MONTH = { es: 'SCL', en: 'EZE' } as const;
const TABLE = { es: { to: 'LIM', city: 'Lima' }, en: { to: 'SCL', city: 'Santiago' } } as const;

inLanguages('en', (language) => {
  test(`${language}: the price of another day is checked in the strip, and opens its flights (Q-02)`, async ({
    page,
    journey,
    words,
  }) => {
    await journey.openResults({ to: STRIP[language], departInDays: 61 });
    const { results } = journey;
    await expect(results.tickets.first()).toBeVisible({ timeout: 20_000 });
    const days = results.otherDays.getByRole('listitem');
    await expect(days).toHaveCount(7);
    await expect(results.otherDays.locator('[aria-current=date]')).toContainText(PRICE);
    await results.otherDays.getByRole('button', { name: words.checkPrices }).click();
    const link = days.nth(4).getByRole('link', { name: words.justNow });
    await expect(link).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    const price = /[\d.,]*\d{2,}/.exec((await link.innerText()).split('\n')[1] ?? '')?.[0] ?? 'no price';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`depart=${daysAhead(62)}`));
    await expect(results.tickets.first()).toContainText(price);
  });

  test(`${language}: the calendar of the search has the prices of a month checked, and its day is searched (Q-01)`, async ({
    page,
    journey,
    words,
  }) => {
    await journey.openResults({ to: MONTH[language], departInDays: 61 });
    const { results, search } = journey;
    await expect(results.tickets.first()).toBeVisible({ timeout: 20_000 });
    await results.editSearch();
    const dates = new DatesPanel(page, language, words, search.form);
    await dates.field.click();
    const month = dates.panel.locator(`[data-month="${daysAhead(61).slice(0, 7)}"]`);
    await month.getByRole('button', { name: words.checkMonth }).click();
    await expect(month.getByText(words.pricesSeen)).toBeVisible({ timeout: 60_000 });
    await expect(month.getByRole('button', { name: /\d.*…$/ })).toBeHidden({ timeout: 60_000 });
    await expectAccessible(page);
    await dates.day(daysAhead(61)).focus();
    await page.keyboard.press('ArrowRight');
    await expect(dates.panel.getByText(words.justNow).last()).toContainText(PRICE);
    await page.keyboard.press('Enter');
    await search.submit.click();
    await expect(page).toHaveURL(new RegExp(`depart=${daysAhead(62)}`));
    await expect(results.tickets.first()).toBeVisible({ timeout: 20_000 });
  });
});

inLanguages('es', (language) => {
  test(`${language}: dates of a return trip are compared in a table on a phone @phone (Q-02)`, async ({
    page,
    journey,
    words,
  }) => {
    await journey.openResults({ to: TABLE[language].to, departInDays: 61, returnInDays: 68 });
    const { results } = journey;
    await expect(results.tickets.first()).toBeVisible({ timeout: 20_000 });
    await results.otherDays.getByRole('button', { name: words.allDates }).tap();
    const table = page.getByRole('grid', { name: words.dateTable });
    const pair = table.getByRole('row').nth(6).getByRole('gridcell').nth(4);
    await page.getByRole('dialog').getByRole('button', { name: words.checkPrices }).tap();
    const link = pair.getByRole('link', { name: words.justNow });
    await expect(link).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    await link.tap();
    await expect(page).toHaveURL(new RegExp(`depart=${daysAhead(62)}&return=${daysAhead(69)}`));
    await expect(table).toBeHidden();
    await expect(results.tickets.first()).toBeVisible({ timeout: 20_000 });

    // The same prices in the calendar of the search, which scrolls.
    await results.editSearch();
    const dates = new DatesPanel(page, language, words, journey.search.form);
    await dates.field.tap();
    const month = dates.panel.locator(`[data-month="${daysAhead(62).slice(0, 7)}"]`);
    await expect(month.getByText(words.pricesSeen)).toBeVisible();
    await expectAccessible(page);
    await dates.day(daysAhead(63)).tap();
    await dates.day(daysAhead(66)).tap();
    await dates.done.tap();
    await expect(dates.field).toContainText(dates.shown(daysAhead(63), daysAhead(66)));

    // And on a page of their own.
    await results.otherDays.getByRole('button', { name: words.allDates }).tap();
    await page.getByRole('link', { name: words.priceCalendar }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(TABLE[language].city);
    await expect(page.getByText(words.pricesSeen)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: words.seeFlights }).tap();
    await expect(page).toHaveURL(new RegExp(`/results.*depart=${daysAhead(62)}&return=${daysAhead(69)}`));
  });
});
