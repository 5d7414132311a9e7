import { siteWords } from '../fixtures/words.ts';
import { contact, lucia } from '../fixtures/travellers.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { expect, test } from '../support/test.ts';

test('changing the language in the middle of the form keeps all that was typed @core (P-13)', async ({
  page,
  journey,
  words,
}) => {
  await journey.toSummary({ to: 'BCN' });
  const address = new URL(page.url());
  await journey.summary.fillContact();
  await journey.summary.fillTraveller(1, lucia);
  // A document number is kept nowhere but in the form itself (S-02): only a form that stays keeps it.
  await journey.summary.fillDocument(1, 'XDA123456');
  await page.getByRole('link', { name: words.otherLanguage }).first().click();

  const english = siteWords.en;
  await expect(page.getByRole('heading', { name: english.yourTrip, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(new URL(`/en/booking/summary${address.search}`, address).href);
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
  await expect(summary.documentNumber(1)).toHaveValue('XDA123456');
});

test('changing the language of a trip opened from a link asks for no other price (P-13)', async ({
  page,
  journey,
  words,
}) => {
  const searched = page.waitForResponse('**/api/air/flight-offer/search');
  await journey.openResults({ to: 'BCN' });
  const offers = (await (await searched).json()) as { data: readonly { id: string }[] };
  const offerId = offers.data[0]?.id ?? '';
  await page.goto(`/es/booking/summary?flightOfferId=${encodeURIComponent(offerId)}`);
  await expect(journey.summary.heading).toBeVisible({ timeout: 20_000 });
  await journey.summary.fillContact();
  await journey.summary.fillDocument(1, 'XDA123456');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.getByRole('link', { name: words.otherLanguage }).first().click();
  const summary = new SummaryPage(page, siteWords.en);
  await expect(summary.heading).toBeVisible();
  await expect(summary.documentNumber(1)).toHaveValue('XDA123456');
  await expect(summary.email).toHaveValue(contact.email);
  expect(asked).not.toContain('/api/air/flight-offer/validate');
});

test('changing the language on the home keeps the places that were chosen @phone (P-13)', async ({
  page,
  journey,
  words,
}) => {
  await journey.openHome();
  await journey.search.choosePlace(journey.search.origin, 'madrid', 'MAD');
  await page.getByRole('banner').getByRole('navigation').locator('summary').click();
  await page.getByRole('link', { name: words.otherLanguage }).first().click();
  await expect(page.getByRole('heading', { name: siteWords.en.homeTitle })).toBeVisible();
  await expect(page.getByRole('combobox', { name: siteWords.en.origin, exact: true })).toHaveValue(/MAD/);
});
