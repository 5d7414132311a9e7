import { expectAccessible } from '../support/axe.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';
import type { Page } from '@playwright/test';

const WORDS = {
  es: {
    nearby: 'También aeropuertos cercanos',
    flexible: 'Fechas flexibles (± 3 días)',
    airports: 'Aeropuertos cercanos',
    leave: /^Salir de .*\(NLU\)/,
    distance: 'a 34 km de Ciudad de México (MEX)',
    compared: /ahorras|más|mismo precio/,
    instead: /^Estos vuelos salen de .*\(NLU\), a 34 km de Ciudad de México \(MEX\)\.$/,
    back: /^Como lo buscaste: Ciudad de México \(MEX\) – Lima \(LIM\)/,
    known: /Hay precio para 6 de las otras 6 fechas\.$/,
  },
  en: {
    nearby: 'Nearby airports too',
    flexible: 'Flexible dates (± 3 days)',
    airports: 'Nearby airports',
    leave: /^Leave from .*\(NLU\)/,
    distance: '34 km from Mexico City (MEX)',
    compared: /saves|more|same price/,
    instead: /^These flights leave from .*\(NLU\), 34 km from Mexico City \(MEX\)\.$/,
    back: /^As you searched: Mexico City \(MEX\) – Lima \(LIM\)/,
    known: /We have prices for 6 of 6 other dates\.$/,
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

/** The price of a line, as a ticket writes it. */
const priceIn = (text: string) => /[\d.,]*\d{2,}/.exec(text.split(/MEX\)/)[1] ?? text)?.[0] ?? 'no price';

async function lineOfNlu(page: Page, words: Words) {
  const airports = page.getByRole('region', { name: words.airports });
  const line = airports.getByRole('link', { name: words.leave });
  await expect(line).toContainText(words.distance);
  await expect(line).toContainText(words.compared, { timeout: 30_000 });
  return line;
}

inLanguages('en', (language) => {
  const words = WORDS[language];
  test(`${language}: nearby airports and flexible dates are chosen by keyboard, and say what they save (Q-11)`, async ({
    page,
    journey,
  }) => {
    await journey.openResults({ from: 'MEX', to: 'LIM', departInDays: 71 });
    const { results, search } = journey;
    await expect(results.tickets.first()).toBeVisible({ timeout: 20_000 });
    await results.editSearch();
    await search.origin.focus();
    for (const name of [words.nearby, words.flexible]) {
      const choice = search.form.getByRole('checkbox', { name });
      await choice.focus();
      await page.keyboard.press('Space');
      await expect(choice).toBeChecked();
    }
    await search.submit.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/near=MEX-LIM&flex=1/);
    const line = await lineOfNlu(page, words);
    await expect(results.otherDays.getByText(words.known)).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    const asked = page.url();
    const price = priceIn(await line.innerText());

    await line.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/nlu-lim\/results\?from=NLU.*near=MEX-LIM/);
    await expect(page.getByText(words.instead)).toBeVisible();
    await expect(results.tickets.first()).toBeVisible({ timeout: 20_000 });
    await expect(results.tickets.getByText(price, { exact: false }).first()).toBeVisible();
    await expect(results.tickets.first()).toContainText('NLU – LIM');
    await page.reload();
    await page.getByRole('link', { name: words.back }).click();
    await expect(page).toHaveURL(asked);
  });
});

inLanguages('es', (language) => {
  const words = WORDS[language];
  test(`${language}: the same on a phone, by touch, from the form of the home @phone (Q-11)`, async ({
    page,
    journey,
  }) => {
    const { results, search } = journey;
    await page.goto(`/${language}/vuelos`);
    await search.choosePlace(search.origin, 'MEX', 'MEX');
    await search.form.getByRole('checkbox', { name: words.nearby }).tap();
    await search.choosePlace(search.destination, 'LIM', 'LIM');
    await search.chooseTrip('oneWay');
    await expectAccessible(page);
    await search.submit.tap();
    await expect(page).toHaveURL(/near=MEX-LIM/);
    const line = await lineOfNlu(page, words);
    await expectAccessible(page);
    await line.tap();
    await expect(page.getByText(words.instead)).toBeVisible();
    await expect(results.tickets.first()).toContainText('NLU – LIM', { timeout: 20_000 });
    await expectAccessible(page);
  });
});
