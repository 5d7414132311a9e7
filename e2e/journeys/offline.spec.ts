import { cards } from '../fixtures/cards.ts';
import { billingAddress, contact, lucia } from '../fixtures/travellers.ts';
import { expect, test } from '../support/test.ts';

const SAID = { timeout: 30_000 };

test('a connection that goes and a page that is reloaded at every step cost nothing that was typed, and no second charge @core (X-18, S-13, S-29, S-30)', async ({
  page,
  context,
  journey,
  words,
  watch,
}) => {
  test.slow();
  watch.allow(/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/);
  const { results, summary, billing, confirmation } = journey;
  await journey.openResults({ to: 'BCN' });
  await expect(results.tickets.first()).toBeVisible(SAID);
  await context.setOffline(true);
  await results.chooseFirst('chooseFlight');
  await expect(page.getByText(words.priceNotConfirmed)).toBeVisible(SAID);
  await context.setOffline(false);
  await page.getByRole('button', { name: words.tryAgain }).click();
  await expect(summary.heading).toBeVisible(SAID);

  await summary.fillContact();
  await page.reload();
  await expect(summary.email).toHaveValue(contact.email, SAID);
  await context.setOffline(true);
  await summary.fillTraveller(1, lucia);
  await summary.continue.click();
  await expect(page.getByText(words.networkLost).first()).toBeVisible(SAID);
  await expect(summary.email).toHaveValue(contact.email);
  await context.setOffline(false);
  // Nothing is touched any more: what a reload brings back is what reaches the server.
  await page.reload();
  await expect(summary.email).toHaveValue(contact.email, SAID);
  await summary.goToPayment();

  await billing.fillAddress();
  await page.reload();
  await expect(billing.field('city')).toHaveValue(billingAddress.city, SAID);
  await billing.fillCard(cards.accepted);
  await context.setOffline(true);
  await billing.pressPay();
  await expect(page.getByText(words.networkLost).first()).toBeVisible(SAID);
  await context.setOffline(false);
  await billing.pressPay();
  await expect(confirmation.heading).toBeVisible({ timeout: 40_000 });
});

test('a search begun without a connection says so, and opens when it is back (P-06)', async ({
  page,
  context,
  journey,
  words,
  watch,
}) => {
  watch.allow(/remote failed|Failed to load resource|ERR_|Failed to fetch|requested twice|Script/);
  const { search, results } = journey;
  await journey.openHome();
  await search.chooseTrip('oneWay');
  await search.choosePlace(search.origin, 'madri', 'MAD');
  await search.choosePlace(search.destination, 'bogota', 'BOG');
  await context.setOffline(true);
  await search.submit.click();
  const notice = page.getByText(words.noConnection);
  await expect(notice).toBeVisible(SAID);
  await page.getByRole('button', { name: words.tryAgain }).click();
  await expect(notice).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  await context.setOffline(false);
  await expect(results.tickets.first()).toBeVisible(SAID);
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});
