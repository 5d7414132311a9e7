import type { Page } from '@playwright/test';
import { cards } from '../fixtures/cards.ts';
import { lucia, mateo } from '../fixtures/travellers.ts';
import { cancelBooking, refundedCents } from '../pages/cancellation.ts';
import type { ConfirmationPage } from '../pages/confirmation-page.ts';
import { expectAccessible } from '../support/axe.ts';
import type { Language } from '../support/language.ts';
import { inLanguages, isBeforeRelease } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

const WORDS = {
  es: {
    change: 'Cambiar el vuelo',
    search: 'Ver los vuelos de ese día',
    choose: 'Elegir',
    sendCode: 'Enviarme un código',
    code: /^Código/,
    changeAndGet: /^Cambiar y recuperar/,
    changed: /^Vuelo cambiado/,
    moved: 'La aerolínea ha cambiado tu viaje',
    accept: 'Aceptar las nuevas horas',
    accepted: 'Has aceptado las nuevas horas. Están más abajo.',
  },
  en: {
    change: 'Change the flight',
    search: 'See the flights of that day',
    choose: 'Choose',
    sendCode: 'Email me a code',
    code: /^Code/,
    changeAndGet: /^Change and get/,
    changed: /^Flight changed/,
    moved: 'The airline has changed your trip',
    accept: 'Accept the new times',
    accepted: 'You have accepted the new times. They are below.',
  },
} as const;

/** The booking that was just confirmed, on its own page. */
async function openBooked(page: Page, confirmation: ConfirmationPage, language: Language): Promise<string> {
  await expect(confirmation.heading).toBeVisible({ timeout: 40_000 });
  const reference = await confirmation.reference.innerText();
  await page.goto(`/${language}/user/my-journey/booking-detail?booking=${reference}`);
  return reference;
}

// The api's and the page's tests tell these at every change; here they are whole, on both sizes of screen.
for (const size of ['', ' @phone']) {
  inLanguages('es', (language) => {
    const words = WORDS[language];
    test.beforeEach(() => {
      test.skip(!isBeforeRelease, 'runs in npm run test:long');
      test.slow();
    });

    test(`${language}: of a package the hotel is cancelled, then the rest, and each gives back what was quoted${size} (M-03)`, async ({
      page,
      journey,
      hotels,
      hotelWords,
      sandbox,
    }) => {
      await journey.openResults({ to: 'BOG', returnInDays: 36, isPackage: true });
      await journey.results.chooseFirst('chooseOutbound');
      await journey.results.chooseFirst('chooseReturn');
      // The page of flights, still shown for a moment, has tickets too.
      await expect(hotels.tickets.first().getByText(hotelWords.withFlight)).toBeVisible({ timeout: 20_000 });
      // A rate that gives nothing back is not offered to be cancelled alone.
      if (size) await hotels.button(hotelWords.filters).click();
      await page.getByRole('checkbox', { name: hotelWords.freeCancellation }).check();
      if (size) await hotels.button(hotelWords.showFiltered).click();
      await hotels.openHotel(hotels.tickets.first());
      await hotels.freeRates.last().click();
      await expect(journey.summary.heading).toBeVisible({ timeout: 20_000 });
      await journey.summary.fillContact();
      await journey.summary.fillTraveller(1, lucia);
      await journey.summary.goToPayment();
      await journey.billing.fillAddress();
      await journey.pay(cards.accepted);
      const reference = await openBooked(page, journey.confirmation, language);
      const hotel = await cancelBooking(page, { locale: language, reference, sandbox, isHotelAlone: true });
      expect(await sandbox.orderOf(reference)).toMatchObject({ cancelledAt: null });
      const flight = await cancelBooking(page, { locale: language, reference, sandbox });
      expect(await sandbox.orderOf(reference)).toMatchObject({ cancelledAt: expect.any(String) });
      const back = (await sandbox.paymentsBy(cards.accepted)).map(({ refunded }) => refunded);
      expect(back).toContain(hotel.quotedCents + flight.quotedCents);
    });

    test(`${language}: a stay and an activity are cancelled${size} (M-03)`, async ({
      page,
      journey,
      hotels,
      activities,
      sandbox,
    }) => {
      await hotels.openResults({ place: 'madrid' });
      await hotels.openHotel(hotels.tickets.first());
      await hotels.rates.first().click();
      await expect(hotels.stayHeading).toBeVisible({ timeout: 20_000 });
      await journey.summary.fillContact();
      await hotels.fillGuest(/1/, lucia);
      await journey.summary.goToPayment();
      await journey.billing.fillAddress();
      await journey.pay(cards.accepted);
      const stay = await openBooked(page, journey.confirmation, language);
      await cancelBooking(page, { locale: language, reference: stay, sandbox });

      await activities.openResults({ place: 'cancun' });
      await activities.openActivity(activities.tickets.first());
      await activities.chooseFirst();
      await journey.summary.fillContact();
      await activities.fillPeople([lucia, mateo]);
      await journey.summary.goToPayment();
      await journey.billing.fillAddress();
      await journey.pay(cards.accepted);
      const activity = await openBooked(page, journey.confirmation, language);
      await cancelBooking(page, { locale: language, reference: activity, sandbox });
    });

    test(`${language}: an airline gives a credit in place of money: the quote says so, and nothing is sent${size} (M-03)`, async ({
      page,
      journey,
      sandbox,
    }) => {
      await journey.toPayment({ to: 'BOG' }, { ...lucia, lastName: 'Credit Only' });
      await journey.pay(cards.accepted);
      const reference = await openBooked(page, journey.confirmation, language);
      const { quotedCents } = await cancelBooking(page, { locale: language, reference, sandbox });
      expect(quotedCents).toBe(0);
      expect(await sandbox.orderOf(reference)).toMatchObject({ cancelledAt: expect.any(String) });
    });

    test(`${language}: a cheaper flight: the difference comes back${size} (M-05)`, async ({
      page,
      journey,
      sandbox,
    }) => {
      await journey.toPayment({ to: 'BOG' }, { ...lucia, lastName: 'Cheaper Change' });
      await journey.pay(cards.accepted);
      const reference = await openBooked(page, journey.confirmation, language);
      await page.getByRole('button', { name: words.change }).click();
      const dialog = page.getByRole('dialog', { name: words.change });
      await dialog.getByRole('button', { name: words.search }).click({ timeout: 20_000 });
      await dialog.getByRole('button', { name: words.choose }).first().click({ timeout: 20_000 });
      await dialog.getByRole('button', { name: words.sendCode }).click({ timeout: 20_000 });
      await dialog.getByRole('textbox', { name: words.code }).fill(await sandbox.codeMailedFor(reference));
      await expectAccessible(page);
      await dialog.getByRole('button', { name: words.changeAndGet }).click();
      await expect(page.getByRole('listitem').filter({ hasText: words.changed })).toBeVisible({
        timeout: 30_000,
      });
      await expect.poll(() => refundedCents(page, language), { timeout: 30_000 }).toBe(4_000);
      await expectAccessible(page);
    });

    test(`${language}: the airline moves the flight: old and new side by side, and the new times are accepted${size} (M-08)`, async ({
      page,
      journey,
    }) => {
      await journey.toPayment({ to: 'BOG' }, { ...lucia, lastName: 'Moved Flight' });
      await journey.pay(cards.accepted);
      await openBooked(page, journey.confirmation, language);
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole('heading', { name: words.moved })).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: 60_000 });
      await expectAccessible(page);
      await page.getByRole('button', { name: words.accept }).click();
      await expect(page.getByText(words.accepted)).toBeVisible({ timeout: 20_000 });
      await expectAccessible(page);
    });
  });
}
