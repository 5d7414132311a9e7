import { cards } from '../fixtures/cards.ts';
import { childOfFour, infant, lucia, mateo } from '../fixtures/travellers.ts';
import { expectAccessible } from '../support/axe.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

test('a family of four flies out and back with a bag and a seat, on a phone @phone @core (F-06, F-21, F-37, Q-06, Q-07, S-07, W-04)', async ({
  page,
  journey,
  words,
  sandbox,
}) => {
  test.setTimeout(90_000);
  const { search, results, summary, billing, confirmation } = journey;
  await journey.openHome();
  await search.choosePlace(search.origin, 'MAD', 'MAD');
  await search.choosePlace(search.destination, 'lisboa', 'LIS');
  await search.addTravellers({ adults: 1, childAges: [4], infants: 1 });
  await search.submit.click();

  await expect(page).toHaveURL(/[?&]ages=4%2C0&/);
  await expect(results.tickets.first()).toBeVisible({ timeout: 20_000 });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await results.firstPriceTop()).toBeLessThanOrEqual(420);
  expect(await results.wholeOnFirstScreen()).toBeGreaterThanOrEqual(3);
  const whosePrice = results.tickets.first().getByText('ida y vuelta, 4 viajeros');
  expect((await whosePrice.boundingBox())?.height, 'shown, not only read aloud').toBeGreaterThan(10);
  await results.openFilters();
  await page.getByRole('checkbox', { name: words.morning }).first().click();
  await expectAccessible(page);
  await results.showFlights.click();
  await page.reload();
  await expect(results.tickets.first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: words.removeMorning })).toBeVisible();
  await results.chooseFirst('chooseOutbound');
  await expect(page.getByRole('region', { name: words.yourOutbound })).toBeVisible();
  await results.openFares();
  await expectAccessible(page);
  await results.chooseFirst('chooseReturn');

  await expect(summary.heading).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(words.ofFour)).toBeVisible();
  await summary.addFirstBag();
  const seat = await summary.chooseFirstSeat();
  await summary.fillContact();
  for (const [index, traveller] of [lucia, mateo, childOfFour, infant].entries())
    await summary.fillTraveller(index + 1, traveller);
  await expectAccessible(page);
  // The infant is one year old, not under one: the trip is priced again, at the same price, and goes on with its bag and its seat.
  await summary.goToPayment();

  await billing.fillAddress();
  await expectAccessible(page);
  await journey.pay(cards.otherAccepted);
  await expect(confirmation.heading).toBeVisible({ timeout: 40_000 });
  await expectAccessible(page);
  for (const { firstName, lastName } of [lucia, mateo, childOfFour, infant])
    await expect(page.getByText(`${firstName} ${lastName}`).first()).toBeVisible();

  const order = await sandbox.orderOf(await confirmation.reference.innerText());
  expect(order).toMatchObject({ bags: 1, seats: [seat], route: 'MAD-LIS LIS-MAD', cancelledAt: null });
});

inLanguages('en', (language) => {
  test(`${language}: a link without ages: the birth dates change the price, line by line, before anything is paid (W-04, S-46)`, async ({
    page,
    journey,
    words,
  }) => {
    const { summary, billing } = journey;
    await journey.toSummary({ to: 'BOG', travellers: { adults: 2, children: 1, infants: 1 } });
    await summary.fillContact();
    for (const [index, traveller] of [lucia, mateo, childOfFour, infant].entries())
      await summary.fillTraveller(index + 1, traveller);
    await summary.continue.click();
    await expect(page.getByText(words.agesMatter)).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    const total = page.getByRole('row').last().getByRole('cell');
    const [before, now] = await total.allInnerTexts();
    expect(before).not.toBe(now);
    await page.getByRole('button', { name: words.acceptChangedPrice }).click();
    // What was typed is still there, and was enough.
    await expect(page).toHaveURL(/\/booking\/BillingSummary/, { timeout: 20_000 });
    await expect(billing.heading).toBeVisible();
    await expect(
      page
        .getByText(now ?? '')
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });
});
