import { cards } from '../fixtures/cards.ts';
import { magicAirports } from '../fixtures/places.ts';
import { lucia } from '../fixtures/travellers.ts';
import { expectAccessible } from '../support/axe.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

test('the price went up: both totals are shown and accepting goes on with the new one @phone (S-46)', async ({
  page,
  journey,
  words,
}) => {
  await journey.openResults({ to: magicAirports.dearer });
  await journey.results.chooseFirst('chooseFlight');
  const dialog = journey.results.priceChange;
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  const accept = dialog.getByRole('button', { name: words.acceptPrice });
  const newPrice = (await accept.innerText()).replace(words.acceptPrice, '').trim();
  await expect(dialog).toContainText(newPrice);
  await accept.click();
  await expect(journey.summary.heading).toBeVisible();
  await expect(page.getByRole('table').first()).toContainText(/\d/);
  await expect(page.getByText(newPrice.replace(/[^\d.,]/g, '')).first()).toBeAttached();
});

test.describe('en', () => {
  test.use({ language: 'en' });

  test('the price went up and is refused: back among the flights, nothing chosen (S-46)', async ({
    page,
    journey,
    words,
  }) => {
    await journey.openResults({ to: magicAirports.dearer });
    await journey.results.chooseFirst('chooseFlight');
    const dialog = journey.results.priceChange;
    await expect(dialog).toBeVisible({ timeout: 20_000 });
    await dialog.getByRole('button', { name: words.otherFlight }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/results\?/);
    await expect(journey.results.button('chooseFlight').first()).toBeEnabled();
  });
});

test('the last seat went to someone else: said plainly, with a way on (F-31, X-16)', async ({
  page,
  journey,
  words,
  watch,
}) => {
  watch.allow(/Failed to load resource: .*4\d\d/);
  await journey.openResults({ to: magicAirports.soldOut });
  await journey.results.chooseFirst('chooseFlight');
  await expect(page.getByText(words.soldOut)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: words.refreshResults }).click();
  await expect(journey.results.button('chooseFlight').first()).toBeVisible({ timeout: 20_000 });
});

inLanguages('en', (language) => {
  test(`${language}: a chosen seat is gone at the payment: nothing is charged, and the trip is paid without it (Q-06)`, async ({
    page,
    journey,
    words,
    watch,
    sandbox,
  }) => {
    test.slow();
    watch.allow(/Failed to load resource: .*422/);
    const { summary, billing, confirmation } = journey;
    await journey.toSummary({ to: 'BOG' });
    const seat = await summary.chooseFirstSeat();
    await summary.fillContact();
    await summary.fillTraveller(1, { ...lucia, lastName: 'Seat Taken' });
    await page.reload();
    await expect(summary.seats.getByText(seat).first()).toBeVisible({ timeout: 15_000 });
    await expectAccessible(page);
    await summary.goToPayment();
    await expect(page.getByText(words.seatLine(seat)).first()).toBeAttached();
    await billing.fillAddress();
    await journey.pay(cards.otherAccepted);
    await expect(summary.heading).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText(words.servicesGone)).toBeVisible();
    await summary.seats.getByRole('button', { name: words.withoutSeats }).click();
    await expect(page.getByText(words.seatLine(seat))).toHaveCount(0, { timeout: 15_000 });
    await summary.goToPayment();
    await journey.pay(cards.otherAccepted);
    await expect(confirmation.heading).toBeVisible({ timeout: 40_000 });
    const order = await sandbox.orderOf(await confirmation.reference.innerText());
    expect(order).toMatchObject({ seats: [] });
  });
});

test('two adults and a child choose seats in a long cabin on a phone: who chooses, what and why not stay in view @phone (Q-06, S-41)', async ({
  page,
  journey,
  words,
  watch,
}) => {
  test.slow();
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await journey.toSummary({ to: 'BOG', travellers: { adults: 2, children: 1 } });
  const { seats } = journey.summary;
  await seats.getByRole('button', { name: words.chooseSeats }).click();
  const map = seats.getByRole('table');
  const free = map.locator('button[data-band]');
  const chooser = (number: number) => seats.getByRole('radio', { name: `${words.traveller} ${number} ` });
  const first = await free.first().getAttribute('data-seat');
  const top = () => map.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
  const before = await top();
  await free.first().click();
  await expect(chooser(2)).toBeChecked();
  await expect(map.locator(`[data-seat="${first}"]`)).toHaveAttribute('data-number', '1');
  expect(await top(), 'the map stays under the finger after the first choice').toBe(before);
  // The last row of the cabin: the picker is still in reach.
  await free.last().click();
  await expect(chooser(3)).toBeChecked();
  await expect(chooser(3)).toBeInViewport();
  // Playwright waits for what is disabled; a finger does not.
  const exit = map.getByRole('button', { name: words.exitRow }).first();
  await exit.click({ force: true });
  await expect(seats.getByText(words.exitRow).first()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await page.context().setOffline(true);
  await free.last().click();
  const failed = seats.getByRole('alert');
  await expect(failed).toBeInViewport({ ratio: 1, timeout: 30_000 });
  expect(await top(), 'the map stays where it is below the error').toBe(before);
  await page.context().setOffline(false);
  await expect(failed).toBeHidden({ timeout: 20_000 });

  const total = page.locator('p', { hasText: words.total });
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 600],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(total, `the total at ${width} pixels`).toBeInViewport({ ratio: 1 });
    await expect(journey.summary.continue).toBeInViewport({ ratio: 1 });
  }
});
