import { cards } from '../fixtures/cards.ts';
import { lucia } from '../fixtures/travellers.ts';
import type { Journey } from '../pages/journey.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** The server says that a payment failed with 402 (B-33); the browser writes that down. */
const PAYMENT_REQUIRED = /402 \(Payment Required\)/;

async function payWith(journey: Journey, card: string): Promise<void> {
  await journey.openResults({ to: 'BOG' });
  await journey.results.chooseFirst('chooseFlight');
  await journey.summary.fillContact();
  await journey.summary.fillTraveller(1, lucia);
  await journey.summary.goToPayment();
  await journey.billing.fillAddress();
  await journey.billing.fillCard(card);
  await journey.billing.pressPay();
}

test.describe('the bank asks before it pays', () => {
  test('passed: the booking is confirmed (S-33, S-37) @phone', async ({ journey, page }) => {
    await payWith(journey, cards.challengePassed);
    await expect(journey.bank.heading).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await journey.bank.answer('bankComplete');
    await expect(journey.confirmation.heading).toBeVisible({ timeout: 40_000 });
  });

  for (const choice of ['bankFail', 'bankCancel'] as const) {
    test(`${choice}: nothing is charged, and another card pays (S-38)`, async ({ journey, page, watch }) => {
      watch.allow(PAYMENT_REQUIRED);
      await payWith(journey, cards.challengePassed);
      await journey.bank.answer(choice);
      await expect(page.getByText('No se ha realizado ningún cargo').first()).toBeVisible({
        timeout: 30_000,
      });
      await journey.summary.goToPayment();
      await journey.billing.fillCard(cards.otherAccepted);
      await journey.billing.pressPay();
      await expect(journey.confirmation.heading).toBeVisible({ timeout: 40_000 });
    });
  }

  test('a declined card is said, and another one pays (S-38)', async ({ journey, page, watch }) => {
    watch.allow(PAYMENT_REQUIRED);
    await payWith(journey, cards.declined);
    await expect(page.getByText('No se ha realizado ningún cargo').first()).toBeVisible({ timeout: 30_000 });
    await journey.summary.goToPayment();
    await journey.billing.fillCard(cards.accepted);
    await journey.billing.pressPay();
    await expect(journey.confirmation.heading).toBeVisible({ timeout: 40_000 });
  });
});
