import { cards } from '../fixtures/cards.ts';
import { lucia } from '../fixtures/travellers.ts';
import { expectAccessible } from '../support/axe.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

test.describe('flight and hotel as one', () => {
  inLanguages('es', (language) => {
    test(`${language}: flight, room, one payment, one confirmation @core (K-01, K-03)`, async ({
      page,
      journey,
      hotels,
      hotelWords,
    }) => {
      test.slow();
      const { search, results, summary, billing, confirmation } = journey;
      await journey.openHome();
      await page.getByRole('tab', { name: hotelWords.packages }).click();
      const form = page.getByRole('search', { name: hotelWords.packageSearch });
      await search.choosePlace(
        form.getByRole('combobox', { name: hotelWords.origin, exact: true }),
        'madri',
        'MAD',
      );
      await search.choosePlace(
        form.getByRole('combobox', { name: hotelWords.destination, exact: true }),
        'bogota',
        'BOG',
      );
      await expectAccessible(page);
      await form.getByRole('button', { name: hotelWords.searchPackages }).click();

      await expect(page).toHaveURL(/flow=package/);
      await results.chooseFirst('chooseOutbound');
      await results.chooseFirst('chooseReturn');

      await expect(page).toHaveURL(/\/hoteles\/result\?flow=package/, { timeout: 20_000 });
      const bar = page.getByRole('region', { name: hotelWords.yourPackage });
      await expect(bar).toBeVisible({ timeout: 20_000 });
      await expect(hotels.tickets.first()).toBeVisible({ timeout: 20_000 });
      await expect(hotels.tickets.first().getByText(hotelWords.withFlight)).toBeVisible();
      await expectAccessible(page);
      await hotels.openHotel(hotels.tickets.first());
      await expectAccessible(page);
      await hotels.rates.first().click();

      await expect(summary.heading).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('heading', { name: hotelWords.yourPlace })).toBeVisible();
      await summary.fillContact();
      await summary.fillTraveller(1, lucia);
      await expect(page.getByText(hotelWords.checkIn).first()).toBeVisible({ timeout: 15_000 });
      await expectAccessible(page);
      await summary.goToPayment();

      await expect(billing.heading).toBeVisible();
      await billing.fillAddress();
      await billing.fillCard(cards.accepted);
      await billing.pressPay();

      await expect(confirmation.heading).toBeVisible({ timeout: 40_000 });
      await expectAccessible(page);
      await expect(confirmation.reference).toHaveText(/^[A-Z0-9-]{6,}$/);
    });
  });
});

inLanguages('es', (language) => {
  test(`${language}: the room is gone when it is paid, and the flight gives nothing back: nobody gives it up unasked, nothing is charged (K-07, W-07)`, async ({
    page,
    journey,
    hotels,
    hotelWords,
    sandbox,
    watch,
  }) => {
    test.slow();
    watch.allow(/Failed to load resource: .*4\d\d/);
    await journey.openResults({ to: 'BOG', returnInDays: 36, isPackage: true });
    await journey.results.chooseFirst('chooseOutbound');
    await journey.results.chooseFirst('chooseReturn');
    // The page of flights, still shown for a moment, has tickets too.
    await expect(hotels.tickets.first().getByText(hotelWords.withFlight)).toBeVisible({ timeout: 20_000 });
    await hotels.openHotel(hotels.tickets.first());
    await hotels.rates.first().click();
    await expect(journey.summary.heading).toBeVisible({ timeout: 20_000 });
    await journey.summary.fillContact();
    await journey.summary.fillTraveller(1, { ...lucia, lastName: 'No Room' });
    await journey.summary.goToPayment();
    await journey.billing.fillAddress();
    await journey.pay(cards.alsoAccepted);
    await expect(page.getByText(hotelWords.flightStands)).toBeVisible({ timeout: 40_000 });
    await expectAccessible(page);
    const payments = await sandbox.paymentsBy(cards.alsoAccepted);
    expect(payments.length).toBeGreaterThan(0);
    expect(payments.every(({ captured, refunded }) => captured - refunded === 0)).toBe(true);
  });

  test(`${language}: on a phone: the flight stays in sight while the room is chosen, and can be changed @phone (K-03, K-05, K-06)`, async ({
    page,
    journey,
    hotels,
    hotelWords,
  }) => {
    test.slow();
    await journey.openResults({ to: 'BOG', returnInDays: 36, isPackage: true });
    await expect(journey.results.tickets.first()).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await journey.results.chooseFirst('chooseOutbound');
    await journey.results.chooseFirst('chooseReturn');
    await expect(page.getByRole('region', { name: hotelWords.yourPackage })).toBeVisible({ timeout: 20_000 });
    await expect(hotels.tickets.first().getByText(hotelWords.withFlight)).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await hotels.openHotel(hotels.tickets.first());
    await hotels.rates.first().click();
    await expect(journey.summary.heading).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('heading', { name: hotelWords.yourPlace })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: hotelWords.removeStay }).click();
    await expect(page).toHaveURL(/\/booking\/summary\?flightOfferId=/);
    await expect(journey.summary.heading).toBeVisible();
    await expect(page.getByRole('heading', { name: hotelWords.yourPlace })).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { name: hotelWords.roomsTitle })).toBeVisible({ timeout: 20_000 });
  });
});
