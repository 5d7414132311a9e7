import { cards } from '../fixtures/cards.ts';
import { lucia } from '../fixtures/travellers.ts';
import { cancelBooking } from '../pages/cancellation.ts';
import { expectAccessible } from '../support/axe.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';
import type { Page } from '@playwright/test';
import type { Journey } from '../pages/journey.ts';

const WORDS = {
  es: {
    several: 'Varias ciudades',
    origin: 'Vuelo 3, origen',
    destination: (number: number) => `Vuelo ${number}, destino`,
    add: 'Añadir un vuelo',
    step: (number: number) => new RegExp(`^Elige el vuelo ${number} de 3: `),
    choose: /^Elegir/,
    picked: (number: number) => `Vuelo ${number}`,
    legs: ['Vuelo 1: Madrid – Bogotá', 'Vuelo 2: Bogotá – Lima', 'Vuelo 3: Lima – Madrid'],
  },
  en: {
    several: 'Several cities',
    origin: 'Flight 3, from',
    destination: (number: number) => `Flight ${number}, to`,
    add: 'Add a flight',
    step: (number: number) => new RegExp(`^Choose flight ${number} of 3: `),
    choose: /^Choose/,
    picked: (number: number) => `Flight ${number}`,
    legs: ['Flight 1: Madrid – Bogota', 'Flight 2: Bogota – Lima', 'Flight 3: Lima – Madrid'],
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

/** Madrid, Bogotá, Lima and home, three days each. */
async function searchThreeFlights(page: Page, { search }: Journey, words: Words): Promise<void> {
  await search.form.getByRole('radio', { name: words.several }).check();
  await search.choosePlace(search.origin, 'MAD', 'MAD');
  await search.choosePlace(search.destination, 'BOG', 'BOG');
  const field = (name: string) => search.form.getByRole('combobox', { name, exact: true });
  await search.choosePlace(field(words.destination(2)), 'LIM', 'LIM');
  await search.form.getByRole('button', { name: words.add }).click();
  await expect(field(words.origin)).toHaveValue(/^LIM/);
  await search.choosePlace(field(words.destination(3)), 'MAD', 'MAD');
  await expectAccessible(page);
  await search.submit.click();
  await expect(page).toHaveURL(/trip=3&leg=BOG\.LIM\.[\d-]{10}&leg=LIM\.MAD\.[\d-]{10}/);
}

async function chooseFlights(page: Page, { results }: Journey, words: Words): Promise<void> {
  for (const number of [1, 2, 3]) {
    await expect(page.getByRole('heading', { level: 2, name: words.step(number) })).toBeVisible({
      timeout: 20_000,
    });
    if (number === 2) await page.reload();
    await expect(results.tickets.first()).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await results.tickets.first().getByRole('button', { name: words.choose }).click();
  }
}

inLanguages('en', (language) => {
  const words = WORDS[language];
  test(`${language}: three flights for one price, from the form to a booking that is looked up and cancelled (Q-10)`, async ({
    page,
    journey,
    sandbox,
  }) => {
    test.setTimeout(120_000);
    const { summary, billing, confirmation } = journey;
    await journey.openHome();
    await searchThreeFlights(page, journey, words);
    await chooseFlights(page, journey, words);
    await expect(summary.heading).toBeVisible({ timeout: 20_000 });
    await summary.addFirstBag();
    await summary.fillContact();
    await summary.fillTraveller(1, lucia);
    await expectAccessible(page);
    await summary.goToPayment();
    for (const leg of words.legs) await expect(page.getByText(leg).first()).toBeAttached();
    await billing.fillAddress();
    await journey.pay(cards.accepted);
    await expect(confirmation.heading).toBeVisible({ timeout: 40_000 });
    for (const leg of words.legs) await expect(page.getByText(leg).first()).toBeVisible();
    await expectAccessible(page);
    const reference = await confirmation.reference.innerText();
    expect(await sandbox.orderOf(reference)).toMatchObject({
      bags: 1,
      route: 'MAD-BOG BOG-LIM LIM-MAD',
      cancelledAt: null,
    });

    await page.goto(`/${language}/user/my-journey/booking-detail#${await sandbox.linkMailedFor(reference)}`);
    for (const leg of words.legs) await expect(page.getByText(leg).first()).toBeVisible();
    await expectAccessible(page);
    await cancelBooking(page, { locale: language, reference, sandbox });
    expect(await sandbox.orderOf(reference)).toMatchObject({ cancelledAt: expect.any(String) });
  });
});

inLanguages('es', (language) => {
  const words = WORDS[language];
  test(`${language}: the same on a phone, by touch @phone (Q-10)`, async ({ page, journey, sandbox }) => {
    test.setTimeout(120_000);
    const { summary, billing, confirmation } = journey;
    await page.goto(`/${language}/vuelos`);
    await searchThreeFlights(page, journey, words);
    await chooseFlights(page, journey, words);
    await expect(summary.heading).toBeVisible({ timeout: 20_000 });
    await summary.fillContact();
    await summary.fillTraveller(1, lucia);
    await expectAccessible(page);
    await summary.goToPayment();
    await billing.fillAddress();
    await journey.pay(cards.accepted);
    await expect(confirmation.heading).toBeVisible({ timeout: 40_000 });
    await expectAccessible(page);
    const reference = await confirmation.reference.innerText();
    expect(await sandbox.orderOf(reference)).toMatchObject({ route: 'MAD-BOG BOG-LIM LIM-MAD' });
  });
});
