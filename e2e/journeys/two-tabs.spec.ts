import type { Page } from '@playwright/test';
import { cards } from '../fixtures/cards.ts';
import { lucia, mateo } from '../fixtures/travellers.ts';
import type { SiteWords } from '../fixtures/words.ts';
import { Journey } from '../pages/journey.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const PAID = { timeout: 40_000 };

/** A tab with a trip of its own; which of two bookings it goes on with is asked, never assumed (decision 26). */
function tabOf(page: Page, journey: Journey, words: SiteWords) {
  const question = page.getByText(words.otherBooking, { exact: true });
  return {
    page,
    journey,
    trip: (name: string) => page.getByRole('heading', { level: 2, name }),
    isAsked: () => expect(question).toBeVisible(),
    isNotAsked: () => expect(question).toBeHidden(),
    going: page.getByRole('button', { name: words.goOnHere }),
    goOnHere: () => page.getByRole('button', { name: words.goOnHere }).click(),
    openOther: () => page.getByRole('button', { name: words.openOther }).click(),
  };
}

test('two trips in two tabs: each tab pays its own, and none takes over the other @core (S-39)', async ({
  page,
  context,
  journey,
  words,
  sandbox,
  watch,
}) => {
  watch.allow(/status of 40[19]/);
  const otherPage = await context.newPage();
  const one = tabOf(page, journey, words);
  const other = tabOf(otherPage, new Journey(otherPage, 'es', words), words);
  await one.journey.toPayment({ to: 'BCN' });
  const trip = (
    await page.getByRole('heading', { level: 2 }).filter({ hasText: '–' }).first().innerText()
  ).trim();
  await other.journey.toPayment({ to: 'PMI' }, mateo);

  await test.step('the other chose; this one pays: refused, nothing is charged', async () => {
    await one.journey.pay(cards.twoTabs.es);
    await one.isAsked();
    await expect(one.trip(trip)).toBeVisible();
    await expectAccessible(page);
    expect(await sandbox.paymentsBy(cards.twoTabs.es)).toEqual([]);
  });
  await test.step('the other chose; this one is loaded again: it asks', async () => {
    await page.reload();
    await one.isAsked();
  });
  await test.step('this one goes on with its own trip, with what was typed', async () => {
    await one.goOnHere();
    await expect(one.trip(trip)).toBeVisible();
    await expect(journey.billing.field('address')).not.toHaveValue('');
  });
  await test.step('this one went on; the other types: refused', async () => {
    await other.journey.billing.field('city').fill('Toledo');
    await other.isAsked();
  });
  await test.step('the other goes on; this one pays: refused', async () => {
    await other.goOnHere();
    await other.isNotAsked();
    await one.journey.pay(cards.twoTabs.es);
    await one.isAsked();
  });
  await test.step('this one goes on and pays its own trip; then the other pays its own', async () => {
    await one.goOnHere();
    await one.isNotAsked();
    await one.journey.billing.pressPay();
    await expect(journey.confirmation.heading).toBeVisible(PAID);
    const reference = await journey.confirmation.reference.innerText();
    await other.journey.pay(cards.otherTab.es);
    await expect(other.journey.confirmation.heading).toBeVisible(PAID);
    const otherReference = await other.journey.confirmation.reference.innerText();
    const [order, otherOrder] = [await sandbox.orderOf(reference), await sandbox.orderOf(otherReference)];
    expect(order?.route).toContain('BCN');
    expect(otherOrder?.route).toContain('PMI');
    expect(await sandbox.paymentsBy(cards.twoTabs.es)).toMatchObject([{ captured: order?.paidCents }]);
    expect(await sandbox.paymentsBy(cards.otherTab.es)).toMatchObject([{ captured: otherOrder?.paidCents }]);
  });
});

test.describe('en', () => {
  test.use({ language: 'en' });

  test('one tab is at the bank: the other waits its turn, and may open the same trip (S-39)', async ({
    page,
    context,
    journey,
    words,
    sandbox,
    watch,
  }) => {
    watch.allow(/status of 40[19]/);
    const otherPage = await context.newPage();
    const one = tabOf(page, journey, words);
    const other = tabOf(otherPage, new Journey(otherPage, 'en', words), words);
    await other.journey.toPayment({ to: 'PMI' }, mateo);
    await one.journey.toPayment({ to: 'BCN' }, lucia);

    await test.step('this one chose; the other is loaded again: it asks', async () => {
      await otherPage.reload();
      await other.isAsked();
    });
    await test.step('this one is at the bank; the other cannot go on yet', async () => {
      await one.journey.pay(cards.twoTabs.en);
      await expect(journey.bank.heading).toBeVisible({ timeout: 20_000 });
      await other.goOnHere();
      await expect(otherPage.getByText(words.tripBeingPaid)).toBeVisible();
      await expect(other.going).toBeHidden();
      await expectAccessible(otherPage);
    });
    await test.step('the other shows where that payment stands, in a tab of its own', async () => {
      const opened = context.waitForEvent('page');
      await otherPage.getByRole('link', { name: words.seeThatPayment }).click();
      const payment = await opened;
      await expect(payment.getByRole('link', { name: words.backToBank })).toBeVisible({
        timeout: 20_000,
      });
      await payment.close();
    });
    await test.step('this one comes back from the bank: its own trip is booked', async () => {
      await journey.bank.answer('bankComplete');
      await expect(journey.confirmation.heading).toBeVisible(PAID);
      const order = await sandbox.orderOf(await journey.confirmation.reference.innerText());
      expect(order?.route).toContain('BCN');
    });
    await test.step('this one has paid; the other goes on and pays its own', async () => {
      // It asks by itself how that payment went.
      await expect(other.going).toBeVisible({ timeout: 20_000 });
      await other.goOnHere();
      await other.journey.pay(cards.otherTab.en);
      await expect(other.journey.confirmation.heading).toBeVisible(PAID);
      const order = await sandbox.orderOf(await other.journey.confirmation.reference.innerText());
      expect(order?.route).toContain('PMI');
    });
  });

  test('the other trip opened in this tab is the other trip, with nothing of this one', async ({
    page,
    context,
    journey,
    words,
    watch,
  }) => {
    watch.allow(/status of 40[19]/);
    const otherPage = await context.newPage();
    const one = tabOf(page, journey, words);
    const other = tabOf(otherPage, new Journey(otherPage, 'en', words), words);
    await one.journey.toPayment({ to: 'BCN' });
    await other.journey.toSummary({ to: 'PMI' });
    await other.journey.summary.fillContact();
    // The other trip is the open one from the moment it is saved.
    await expect(otherPage.getByText(words.saved, { exact: true }).first()).toBeVisible();
    await page.reload();
    await one.isAsked();
    await one.openOther();
    await one.isNotAsked();
    await expect(page.getByRole('heading', { level: 2, name: /Palma/ })).toBeVisible();
    await expect(journey.billing.field('address')).toHaveValue('');
  });
});
