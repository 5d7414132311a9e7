import { cards } from '../fixtures/cards.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.describe('the bank asks who is paying (3-D Secure)', () => {
  test('passed: the booking is confirmed and the money is taken once (S-33, S-35, S-37)', async ({
    page,
    journey,
    sandbox,
  }) => {
    await journey.toPayment({ to: 'BCN' });
    await journey.pay(cards.challengePassed);
    await journey.bank.answer('bankComplete');
    await expect(journey.confirmation.heading).toBeVisible({ timeout: 40_000 });

    const reference = await journey.confirmation.reference.innerText();
    const order = await sandbox.orderOf(reference);
    const payments = await sandbox.paymentsBy(cards.challengePassed);
    expect(payments).toHaveLength(1);
    expect(payments[0]).toMatchObject({ captured: order?.paidCents, held: 0, refunded: 0 });
    await page.reload();
    await expect(journey.confirmation.reference).toHaveText(reference);
  });

  test.describe('en', () => {
    test.use({ language: 'en' });
    test('failed: nothing is charged, the trip is kept, another card pays @phone @core (S-38)', async ({
      page,
      journey,
      words,
      sandbox,
      watch,
    }) => {
      watch.allow(/status of 402/);
      await journey.toPayment({ to: 'BCN' });
      await journey.pay(cards.challengeFailed);
      await journey.bank.answer('bankFail');
      await expect(page.getByText(words.paymentFailed)).toBeVisible({ timeout: 40_000 });
      await expectAccessible(page);
      for (const { held, captured } of await sandbox.paymentsBy(cards.challengeFailed))
        expect({ held, captured }).toEqual({ held: 0, captured: 0 });

      await page.getByRole('button', { name: words.useOtherCard }).click();
      await expect(journey.billing.field('address')).not.toHaveValue('');
      await journey.pay(cards.accepted);
      await expect(journey.confirmation.heading).toBeVisible({ timeout: 40_000 });
    });
  });

  test('cancelled at the bank: back to the trip, nothing is charged (S-37, S-38)', async ({
    page,
    journey,
    words,
    sandbox,
    watch,
  }) => {
    watch.allow(/status of 402/);
    await journey.toPayment({ to: 'BCN' });
    await journey.pay(cards.challengeCancelled);
    await journey.bank.answer('bankCancel');
    await expect(page.getByText(words.paymentFailed)).toBeVisible({ timeout: 40_000 });
    await expect(journey.summary.email).not.toHaveValue('');
    for (const { held, captured } of await sandbox.paymentsBy(cards.challengeCancelled))
      expect({ held, captured }).toEqual({ held: 0, captured: 0 });
  });
});
