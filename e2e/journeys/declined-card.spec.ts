import { cardCvc, cardExpiry, cardHolder, cards } from '../fixtures/cards.ts';
import { expect, test } from '../support/test.ts';

test.use({ language: 'en', viewport: { width: 1366, height: 768 } });

test('a declined card costs nothing, and another one pays for the same trip (S-38)', async ({
  page,
  journey,
  words,
  sandbox,
  watch,
}) => {
  watch.allow(/status of 402/);
  const { billing } = journey;
  await journey.toPayment({ to: 'LPA' });
  await billing.fillCard(cards.declined);
  await billing.cardField('cardCvc').press('Enter');
  await expect(page.getByText(words.paymentFailed)).toBeVisible({ timeout: 40_000 });
  for (const { held, captured } of await sandbox.paymentsBy(cards.declined))
    expect({ held, captured }).toEqual({ held: 0, captured: 0 });

  await page.getByRole('button', { name: words.useOtherCard }).click();
  await expect(billing.cardField('cardNumber')).toBeFocused();
  await expect(billing.cardField('cardName')).toHaveValue(cardHolder);
  await page.keyboard.type(cards.accepted);
  await page.keyboard.press('Tab');
  await page.keyboard.type(cardExpiry);
  // A mistake in the last field is told when it is left; mending it moves nothing.
  await billing.cardField('cardCvc').fill('1');
  await billing.cardField('cardNumber').focus();
  await expect(billing.card.getByText(words.cardCvcInvalid)).toBeVisible();
  await expect(billing.pay).toBeInViewport({ ratio: 1 });
  const place = await billing.pay.boundingBox();
  if (!place) throw new Error('no pay button');
  await billing.cardField('cardCvc').fill(cardCvc);
  // The press itself leaves the field: between its two halves the button stays; pressed, it sinks by a pixel.
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await expect(billing.card.getByText(words.cardCvcInvalid)).toBeHidden();
  const pressed = await billing.pay.boundingBox();
  expect(Math.abs((pressed?.y ?? 0) - place.y)).toBeLessThanOrEqual(1);
  await page.mouse.up();
  await expect(journey.confirmation.heading).toBeVisible({ timeout: 40_000 });
});
