import { siteWords } from '../fixtures/words.ts';
import { contact, lucia } from '../fixtures/travellers.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { expect, test } from '../support/test.ts';

test('changing the language in the middle of the form keeps all that was typed (P-13)', async ({
  page,
  journey,
  words,
}) => {
  await journey.toSummary({ to: 'BCN' });
  await journey.summary.fillContact();
  await journey.summary.fillTraveller(1, lucia);
  await page.getByRole('link', { name: words.otherLanguage }).first().click();

  const english = siteWords.en;
  await expect(page.getByRole('heading', { name: english.yourTrip, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/booking\/summary/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const summary = new SummaryPage(page, english);
  await expect(summary.email).toHaveValue(contact.email);
  await expect(summary.phone).toHaveValue(contact.phone);
  const traveller = summary.traveller(1);
  await expect(traveller.getByRole('textbox', { name: english.firstName, exact: true })).toHaveValue(
    lucia.firstName,
  );
  await expect(traveller.getByRole('textbox', { name: english.lastName, exact: true })).toHaveValue(
    lucia.lastName,
  );
});

test('changing the language on the home keeps the places that were chosen @phone (P-13)', async ({
  page,
  journey,
  words,
}) => {
  await journey.openHome();
  await journey.search.choosePlace(journey.search.origin, 'madrid', 'MAD');
  await page.getByRole('link', { name: words.otherLanguage }).first().click();
  await expect(page.getByRole('heading', { name: siteWords.en.homeTitle })).toBeVisible();
  await expect(page.getByRole('combobox', { name: siteWords.en.origin, exact: true })).toHaveValue(/MAD/);
});
