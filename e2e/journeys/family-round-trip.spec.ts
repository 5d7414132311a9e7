import { cards } from '../fixtures/cards.ts';
import { child, infant, lucia, mateo } from '../fixtures/travellers.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('a family of four flies out and back with a bag, on a phone @phone (F-06, F-21, F-37, S-07)', async ({
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
  await search.addTravellers({ adults: 1, children: 1, infants: 1 });
  await search.submit.click();

  await expect(results.tickets.first()).toBeVisible({ timeout: 20_000 });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await results.firstPriceTop()).toBeLessThanOrEqual(420);
  expect(await results.wholeOnFirstScreen()).toBeGreaterThanOrEqual(3);
  await results.chooseFirst('chooseOutbound');
  await expect(page.getByRole('region', { name: words.yourOutbound })).toBeVisible();
  await expectAccessible(page);
  await results.chooseFirst('chooseReturn');

  await expect(summary.heading).toBeVisible({ timeout: 20_000 });
  await summary.addFirstBag();
  await summary.fillContact();
  for (const [index, traveller] of [lucia, mateo, child, infant].entries())
    await summary.fillTraveller(index + 1, traveller);
  await expectAccessible(page);
  await summary.goToPayment();

  await billing.fillAddress();
  await expectAccessible(page);
  await journey.pay(cards.otherAccepted);
  await expect(confirmation.heading).toBeVisible({ timeout: 40_000 });
  await expectAccessible(page);
  for (const { firstName, lastName } of [lucia, mateo, child, infant])
    await expect(page.getByText(`${firstName} ${lastName}`).first()).toBeVisible();

  const order = await sandbox.orderOf(await confirmation.reference.innerText());
  expect(order).toMatchObject({ bags: 1, route: 'MAD-LIS LIS-MAD', cancelledAt: null });
});
