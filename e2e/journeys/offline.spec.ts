import { contact, lucia } from '../fixtures/travellers.ts';
import { expect, test } from '../support/test.ts';

test('going on without a connection loses nothing and works when it is back (X-18, S-13)', async ({
  page,
  context,
  journey,
  words,
  watch,
}) => {
  watch.allow(/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/);
  const { summary } = journey;
  await journey.toSummary({ to: 'BCN' });
  await summary.fillContact();
  await context.setOffline(true);
  await summary.fillTraveller(1, lucia);
  await summary.continue.click();
  await expect(page.getByText(words.saveFailed).first()).toBeVisible({ timeout: 30_000 });
  await expect(summary.email).toHaveValue(contact.email);

  await context.setOffline(false);
  await summary.goToPayment();
  await expect(journey.billing.heading).toBeVisible();
});
