import { cards } from '../fixtures/cards.ts';
import { lucia } from '../fixtures/travellers.ts';
import { cancelBooking } from '../pages/cancellation.ts';
import { expectAccessible } from '../support/axe.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

test.describe('a room in a city', () => {
  inLanguages('en', (language) => {
    test(`${language}: from the home to a confirmed stay @core (H-01, H-02, H-08, H-13, H-14, S-48)`, async ({
      page,
      journey,
      hotels,
      hotelWords,
      sandbox,
    }) => {
      test.slow();
      await journey.openHome();
      await page.getByRole('tab', { name: hotelWords.hotels }).click();
      await hotels.choosePlace('madri', 'Madrid');
      await expectAccessible(page);
      await hotels.button(hotelWords.searchHotels).click();

      await expect(hotels.tickets.first()).toBeVisible({ timeout: 20_000 });
      await expect(page).toHaveURL(/\/hoteles\/result\?/);
      await expectAccessible(page);
      await page.getByRole('checkbox', { name: hotelWords.freeCancellation }).check();
      await expect(page).toHaveURL(/free=1/);
      await expect(page.getByRole('img', { name: hotelWords.map })).toBeVisible();
      await hotels.openHotel(hotels.tickets.first());
      await expect(page.getByText(hotelWords.freeUntil).first()).toBeVisible();
      await expectAccessible(page);
      await hotels.freeRates.last().click();

      await expect(hotels.stayHeading).toBeVisible({ timeout: 20_000 });
      await journey.summary.fillContact();
      await hotels.fillGuest(hotelWords.firstRoom, lucia);
      await expectAccessible(page);
      await journey.summary.goToPayment();

      await expect(journey.billing.heading).toBeVisible();
      await journey.billing.fillAddress();
      await journey.billing.fillCard(cards.accepted);
      await expectAccessible(page);
      await journey.billing.pressPay();

      await expect(journey.confirmation.heading).toBeVisible({ timeout: 40_000 });
      await expect(page).toHaveURL(/\/hoteles\/booking\/success/);
      await expectAccessible(page);
      await expect(journey.confirmation.reference).toHaveText(/^[A-Z0-9-]{6,}$/);

      const reference = await journey.confirmation.reference.innerText();
      await page.goto(`/${language}/user/my-journey/booking-detail`);
      const { quotedCents } = await cancelBooking(page, { locale: language, reference, sandbox });
      expect(quotedCents).toBeGreaterThan(0);
    });
  });
});

inLanguages('es', (language) => {
  test(`${language}: two rooms on a phone: filters and map in sheets, a name for each room @phone (H-03, H-08, H-13, Q-16)`, async ({
    page,
    journey,
    hotels,
    hotelWords,
  }) => {
    test.slow();
    await hotels.openResults({ place: 'madrid', rooms: '2,1-7' });
    await expect(hotels.tickets.first()).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await hotels.button(hotelWords.openMap).click();
    await expect(page.getByRole('img', { name: hotelWords.map })).toBeVisible();
    await expectAccessible(page);
    await hotels.button(hotelWords.moveMapNorth).click();
    const onlyMapArea = page.getByRole('checkbox', { name: hotelWords.onlyMapArea });
    await onlyMapArea.check();
    await expect(page).toHaveURL(/area=/);
    await onlyMapArea.uncheck();
    await hotels.button(hotelWords.showFiltered).click();
    await hotels.button(hotelWords.filters).click();
    await page.getByRole('checkbox', { name: hotelWords.breakfast }).check();
    await expect(page).toHaveURL(/meals=breakfast/);
    await page.getByRole('checkbox', { name: hotelWords.freeCancellation }).check();
    await expectAccessible(page);
    await hotels.button(hotelWords.showFiltered).click();
    await hotels.openHotel(hotels.tickets.first());
    await expect(page.getByRole('checkbox', { name: hotelWords.breakfast })).toBeChecked();
    await expectAccessible(page);
    await hotels.rates.first().click();
    await expect(hotels.stayHeading).toBeVisible({ timeout: 20_000 });
    await journey.summary.fillContact();
    await hotels.fillGuest(hotelWords.firstRoom, lucia);
    await hotels.fillGuest(hotelWords.secondRoom, { firstName: 'Mateo', lastName: 'Ferrer' });
    await expectAccessible(page);
    await journey.summary.goToPayment();
    await expect(journey.billing.heading).toBeVisible();
  });

  test(`${language}: a hotel sought by its name stands first, and the others of its city below it (H-02, B-09)`, async ({
    page,
    journey,
    hotels,
    hotelWords,
  }) => {
    await journey.openHome();
    await page.getByRole('tab', { name: hotelWords.hotels }).click();
    await hotels.choosePlace('sin prisa', 'Hotel Sin Prisa');
    await hotels.button(hotelWords.searchHotels).click();
    await expect(page).toHaveURL(/type=hotel/);
    await expect(hotels.tickets.first()).toHaveAccessibleName('Hotel Sin Prisa', { timeout: 20_000 });
    await expect(hotels.tickets.nth(1)).toBeVisible();
    await expectAccessible(page);
  });

  test(`${language}: two hotels side by side on a phone, after a reload too; what is a favourite and what was opened is found again @phone (Q-18)`, async ({
    page,
    hotels,
    hotelWords,
  }) => {
    test.slow();
    await hotels.openResults({ place: 'madrid' });
    await expect(hotels.tickets.first()).toBeVisible({ timeout: 20_000 });
    const names = await Promise.all(
      [0, 1].map((at) => hotels.tickets.nth(at).getAttribute('aria-label').then(String)),
    );
    const [first = '', second = ''] = names;
    for (const name of names)
      await hotels.ticket(name).getByRole('checkbox', { name: hotelWords.compareOf }).check();
    await expect(page).toHaveURL(/compare=[^&]+%2C/);
    await expectAccessible(page);
    await page.reload();
    await hotels.button(hotelWords.compare).click();
    const table = page.getByRole('table', { name: hotelWords.comparison });
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await expect(table.getByRole('row', { name: hotelWords.totalPrice })).toContainText(/\d/);
    await expectAccessible(page);
    await hotels.button(hotelWords.closeComparison).click();

    await hotels.ticket(second).getByRole('button', { name: hotelWords.favouriteOf }).click();
    await hotels.openHotel(hotels.ticket(first));
    await expectAccessible(page);
    await page.getByRole('link', { name: hotelWords.backToList }).click();
    await page.reload();
    await hotels.button(hotelWords.saved).click();
    const listOf = (name: string) => page.getByRole('region', { name });
    await expect(listOf(hotelWords.favourites).getByRole('link', { name: second })).toBeVisible();
    await expectAccessible(page);
    await listOf(hotelWords.recentlySeen).getByRole('link', { name: first }).click();
    await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible({ timeout: 20_000 });
  });
});
