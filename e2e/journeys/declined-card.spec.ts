import { cards } from '../fixtures/cards.ts';
import { expect, test } from '../support/test.ts';

test.use({ language: 'en' });

test('a declined card costs nothing, and another one pays for the same trip (S-38)', async ({
  page,
  journey,
  words,
  sandbox,
  watch,
}) => {
  watch.allow(/status of 402/);
  await journey.toPayment({ to: 'LPA' });
  await journey.pay(cards.declined);
  await expect(page.getByText(words.paymentFailed)).toBeVisible({ timeout: 40_000 });
  for (const { held, captured } of await sandbox.paymentsBy(cards.declined))
    expect({ held, captured }).toEqual({ held: 0, captured: 0 });

  await page.getByRole('button', { name: words.useOtherCard }).click();
  await expect(journey.billing.heading).toBeVisible();
  await journey.pay(cards.accepted);
  await expect(journey.confirmation.heading).toBeVisible({ timeout: 40_000 });
});
