import type { Page } from '@playwright/test';
import { cardCvc, cardExpiry, cardHolder, cards } from '../fixtures/cards.ts';
import { billingAddress, contact, lucia } from '../fixtures/travellers.ts';
import { expect, test } from '../support/test.ts';

test.use({ language: 'en', viewport: { width: 1366, height: 768 } });

/** What sticks to the window and lies over the middle of what has the focus; null where nothing does. */
const overFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // The card is in a frame, of which one field has the focus.
    if (!focused || focused.matches('body, iframe')) return null;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    let met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    for (; met && !met.contains(focused); met = met.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(met).position)) return met.textContent;
    return null;
  });

test('search, choice and payment with the keyboard alone @core (X-13, X-14)', async ({
  page,
  journey,
  words,
}) => {
  test.slow();
  const { search, results, summary, billing, confirmation } = journey;
  await journey.openHome();
  await expect(search.submit).toBeVisible();
  const tabTo = async (target: ReturnType<typeof page.getByRole>) => {
    for (let presses = 0; presses < 90; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
      expect(await overFocus(page), 'nothing lies over what has the focus').toBeNull();
    }
    throw new Error(`not reached with Tab: ${target.toString()}`);
  };

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await tabTo(search.form.getByRole('radio', { name: words.roundTrip }));
  await page.keyboard.press('ArrowRight');
  await expect(search.form.getByRole('radio', { name: words.oneWay })).toBeChecked();
  for (const [field, typed, code] of [
    [search.origin, 'barcelona', 'BCN'],
    [search.destination, 'rome', 'FCO'],
  ] as const) {
    await tabTo(field);
    await page.keyboard.type(typed);
    const option = page.getByRole('listbox').getByRole('option').filter({ hasText: code }).first();
    await expect(option).toBeVisible();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('ArrowDown');
      if ((await option.getAttribute('aria-selected')) === 'true') break;
    }
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(new RegExp(code));
  }
  await tabTo(search.submit);
  await page.keyboard.press('Enter');

  const choose = results.button('chooseFlight').first();
  await expect(choose).toBeVisible({ timeout: 20_000 });
  await tabTo(choose);
  await page.keyboard.press('Enter');
  await expect(summary.heading).toBeVisible({ timeout: 20_000 });

  const typeInto = async (field: ReturnType<typeof page.getByRole>, text: string) => {
    await tabTo(field);
    await page.keyboard.type(text);
  };
  const traveller = summary.traveller(1);
  const [year = '', month = '', day = ''] = lucia.birth.split('-');
  await typeInto(summary.email, contact.email);
  // A list of choices is searched by what is typed.
  await typeInto(page.getByRole('combobox', { name: words.dialCode }), 'Spain');
  await typeInto(summary.phone, contact.phone);
  await typeInto(traveller.getByRole('textbox', { name: words.firstName, exact: true }), lucia.firstName);
  await typeInto(traveller.getByRole('textbox', { name: words.lastName, exact: true }), lucia.lastName);
  await typeInto(traveller.getByLabel(words.gender), words.female);
  await typeInto(traveller.getByLabel(words.birth), `${month}${day}${year}`);
  await expect(traveller.getByLabel(words.birth)).toHaveValue(lucia.birth);
  await tabTo(summary.continue);
  await page.keyboard.press('Enter');

  await expect(billing.heading).toBeVisible({ timeout: 20_000 });
  await typeInto(billing.cardField('cardName'), cardHolder);
  await typeInto(billing.cardField('cardNumber'), cards.accepted);
  await typeInto(billing.cardField('cardExpiry'), cardExpiry);
  await typeInto(billing.cardField('cardCvc'), cardCvc);
  await billing.field('cardHolder').fill('');
  await typeInto(billing.field('cardHolder'), cardHolder);
  await typeInto(page.getByRole('combobox', { name: words.country }), 'Spain');
  await typeInto(billing.field('postCode'), billingAddress.postCode);
  await typeInto(billing.field('address'), billingAddress.address);
  await typeInto(billing.field('city'), billingAddress.city);
  await tabTo(billing.pay);
  await page.keyboard.press('Enter');
  await expect(confirmation.heading).toBeVisible({ timeout: 40_000 });
});
