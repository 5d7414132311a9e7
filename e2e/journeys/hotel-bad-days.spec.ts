import { cards } from '../fixtures/cards.ts';
import { expectAccessible } from '../support/axe.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

inLanguages('es', (language) => {
  test(`${language}: what cannot be searched is explained, and three adults in one of two rooms are shared out (H-02, H-03)`, async ({
    page,
    hotels,
    hotelWords,
  }) => {
    await hotels.openResults({ place: 'madrid', inDays: 33, outDays: 30 });
    await expect(page.getByText(hotelWords.datesCross)).toBeVisible();
    await hotels.openResults({ place: 'madrid', inDays: 30, outDays: 61 });
    await expect(page.getByText(hotelWords.tooManyNights)).toBeVisible();
    await hotels.openResults({ place: 'madrid', rooms: '1,1,1,1,1,1' });
    await expect(page.getByText(hotelWords.tooManyRooms)).toBeVisible();
    await expectAccessible(page);

    await hotels.openResults({ place: 'madrid', rooms: '3,1' });
    await expect(page.getByText(hotelWords.crowded)).toBeVisible();
    await hotels.roomsButton().click();
    await hotels.button(hotelWords.split).click();
    await hotels.button(hotelWords.moreChildrenInFirst).click();
    await page.keyboard.press('Escape');
    await hotels.button(hotelWords.searchHotels).click();
    await expect(page.getByText(hotelWords.ageMissing).first()).toBeVisible();
    await hotels.roomsButton().click();
    await page.getByLabel(hotelWords.firstChildAge).selectOption('8');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await hotels.button(hotelWords.searchHotels).click();
    await expect(hotels.tickets.first()).toBeVisible({ timeout: 20_000 });
    await expect(page).toHaveURL(/rooms=2-8%2C2/);
  });

  test(`${language}: the price went up: old and new side by side; it can be refused and taken (S-46)`, async ({
    page,
    hotels,
    hotelWords,
  }) => {
    await hotels.openResults({ place: 'hierro' });
    await hotels.openHotel(hotels.ticket('Hotel Precio Nuevo'));
    await hotels.rates.first().click();
    await expect(hotels.priceChange).toBeVisible({ timeout: 20_000 });
    await expect(hotels.priceChange.getByRole('term').filter({ hasText: hotelWords.before })).toBeVisible();
    await expectAccessible(page);
    await hotels.priceChange.getByRole('button', { name: hotelWords.otherRoom }).click();
    await expect(hotels.priceChange).toBeHidden();
    await hotels.rates.first().click();
    await hotels.priceChange.getByRole('button', { name: hotelWords.accept }).click();
    await expect(hotels.stayHeading).toBeVisible({ timeout: 20_000 });
  });
});

inLanguages('en', (language) => {
  test(`${language}: the room went to someone else, the hotel closed, no room was left: said plainly, with a way on`, async ({
    page,
    hotels,
    hotelWords,
    watch,
  }) => {
    watch.allow(/Failed to load resource: .*4\d\d/);
    await hotels.openResults({ place: 'hierro' });
    await hotels.openHotel(hotels.ticket('Hotel Última Habitación'));
    await hotels.rates.first().click();
    await expect(page.getByText(hotelWords.soldOut)).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await hotels.button(hotelWords.seeRoomsLeft).click();
    await expect(page.getByText(hotelWords.soldOut)).toBeHidden();

    await hotels.openResults({ place: 'hierro' });
    await hotels.ticket('Hotel Cerrado').getByRole('link', { name: hotelWords.seeRoomsOf }).click();
    await expect(page.getByRole('heading', { name: hotelWords.gone })).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);

    await hotels.openResults({ place: 'hierro' });
    await hotels.ticket('Hotel Completo').getByRole('link', { name: hotelWords.seeRoomsOf }).click();
    await expect(page.getByText(hotelWords.noRooms)).toBeVisible({ timeout: 20_000 });

    await hotels.openResults({ place: 'hierro' });
    await hotels.openHotel(hotels.ticket('Hotel Sin Fotos'));
    await expect(page.getByText(hotelWords.noPhotos)).toBeVisible();
    await expectAccessible(page);
  });
});

inLanguages('es', (language) => {
  test(`${language}: no hotels, a search that fails, and half of a supplier are three different things (H-12, X-16)`, async ({
    page,
    hotels,
    hotelWords,
    watch,
  }) => {
    watch.allow(/Failed to load resource: .*5\d\d/);
    await hotels.openResults({ place: 'broken' });
    await expect(page.getByText(hotelWords.searchFailed)).toBeVisible({ timeout: 20_000 });
    await expect(hotels.button(hotelWords.tryAgain)).toBeVisible();
    await expectAccessible(page);
    await hotels.openResults({ place: 'partial' });
    await expect(page.getByText(hotelWords.partial)).toBeVisible({ timeout: 20_000 });
    await expect(hotels.tickets.first()).toBeVisible();
    await hotels.openResults({ place: 'nothing' });
    await expect(page.getByRole('heading', { name: hotelWords.noPlaces })).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
  });

  test(`${language}: with over two thousand hotels the nearest are listed and filters respond at once`, async ({
    page,
    hotels,
    hotelWords,
  }) => {
    test.slow();
    await hotels.openResults({ place: 'crowd' });
    await expect(hotels.tickets.first()).toBeVisible({ timeout: 30_000 });
    await expect(hotels.tickets).toHaveCount(10);
    await page.getByRole('checkbox', { name: hotelWords.freeCancellation }).check();
    await expect(page).toHaveURL(/free=1/);
    await expect(hotels.tickets).toHaveCount(10);
  });
});

inLanguages('es', (language) => {
  test(`${language}: the room is sold out when it is paid: nothing is charged, and it is said (S-46, K-07)`, async ({
    page,
    journey,
    hotels,
    hotelWords,
    words,
    sandbox,
    watch,
  }) => {
    test.slow();
    watch.allow(/Failed to load resource: .*4\d\d/);
    await hotels.openResults({ place: 'madrid' });
    await hotels.openHotel(hotels.tickets.first());
    await hotels.rates.first().click();
    await expect(hotels.stayHeading).toBeVisible({ timeout: 20_000 });
    await journey.summary.fillContact();
    await hotels.fillGuest(hotelWords.firstRoom, { firstName: 'Lucía', lastName: 'No Room' });
    await journey.summary.goToPayment();
    await journey.billing.fillAddress();
    const card = cards.soldOutRoom[language];
    await journey.pay(card);
    await expect(page.getByText(words.paymentFailed).first()).toBeVisible({ timeout: 40_000 });
    await expectAccessible(page);
    const payments = await sandbox.paymentsBy(card);
    expect(payments.length).toBeGreaterThan(0);
    expect(payments.every(({ captured, refunded }) => captured - refunded === 0)).toBe(true);
  });
});
