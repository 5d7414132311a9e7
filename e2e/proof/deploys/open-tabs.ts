import { expect, type Page } from '@playwright/test';
import { activityWords } from '../../fixtures/activity-words.ts';
import { cards } from '../../fixtures/cards.ts';
import { hotelWords } from '../../fixtures/hotel-words.ts';
import { billingAddress, contact, lucia } from '../../fixtures/travellers.ts';
import { siteWords } from '../../fixtures/words.ts';
import { ActivityJourney } from '../../pages/activity-journey.ts';
import { HotelJourney } from '../../pages/hotel-journey.ts';
import { Journey } from '../../pages/journey.ts';

const LOADED = { timeout: 30_000 };
const PAID = { timeout: 60_000 };
const words = siteWords.es;
const LOOKUP = {
  reference: /Referencia de la reserva/,
  email: /Correo con el que reservaste/,
  submit: 'Buscar la reserva',
  notFound: /¡Reserva no encontrada!/,
} as const;

export interface OpenTab {
  readonly name: string;
  /** A deploy must leave it in the very document it has: it is in checkout, or something is typed. */
  readonly keepsDocument: boolean;
  /** Goes to the step, and answers how the visitor goes on from there. */
  readonly open: (page: Page) => Promise<() => Promise<void>>;
}

const journeyOn = (page: Page) => new Journey(page, 'es', words);
const hotelsOn = (page: Page) => new HotelJourney(page, 'es', hotelWords.es, words);
const activitiesOn = (page: Page) => new ActivityJourney(page, 'es', activityWords.es, words);
const isConfirmed = (page: Page) => expect(journeyOn(page).confirmation.heading).toBeVisible(PAID);

/** Twelve places at which a deploy finds visitors. */
export const OPEN_TABS: readonly OpenTab[] = [
  {
    name: 'the home, nothing typed',
    keepsDocument: false,
    async open(page) {
      const { search, results } = journeyOn(page);
      await page.goto('/es');
      await expect(search.submit).toBeVisible(LOADED);
      return async () => {
        await search.choosePlace(search.origin, 'MAD', 'MAD');
        await search.choosePlace(search.destination, 'lisboa', 'LIS');
        await search.submit.click();
        await expect(results.tickets.first()).toBeVisible(LOADED);
      };
    },
  },
  {
    name: 'flights to choose from',
    keepsDocument: false,
    async open(page) {
      const { results, summary } = journeyOn(page);
      await journeyOn(page).openResults({ to: 'BCN' });
      await expect(results.tickets.first()).toBeVisible(LOADED);
      return async () => {
        await results.chooseFirst('chooseFlight');
        await expect(summary.heading).toBeVisible(LOADED);
      };
    },
  },
  {
    name: 'a trip with the contact typed',
    keepsDocument: true,
    async open(page) {
      const { summary, billing } = journeyOn(page);
      await journeyOn(page).toSummary({ to: 'BCN' });
      await summary.fillContact();
      return async () => {
        await expect(summary.email).toHaveValue(contact.email);
        await summary.fillTraveller(1, lucia);
        await summary.goToPayment();
        await expect(billing.heading).toBeVisible(LOADED);
      };
    },
  },
  {
    name: 'the payment with the address typed',
    keepsDocument: true,
    async open(page) {
      await journeyOn(page).toPayment({ to: 'BCN' });
      return async () => {
        await expect(journeyOn(page).billing.field('postCode')).toHaveValue(billingAddress.postCode);
        await journeyOn(page).pay(cards.accepted);
        await isConfirmed(page);
      };
    },
  },
  {
    name: 'the payment with the card typed',
    keepsDocument: true,
    async open(page) {
      const { billing } = journeyOn(page);
      await journeyOn(page).toPayment({ to: 'BCN' });
      await billing.fillCard(cards.otherAccepted);
      return async () => {
        await billing.pressPay();
        await isConfirmed(page);
      };
    },
  },
  {
    name: 'the page of the bank',
    keepsDocument: true,
    async open(page) {
      const { bank } = journeyOn(page);
      await journeyOn(page).toPayment({ to: 'BCN' });
      await journeyOn(page).pay(cards.challengePassed);
      await expect(bank.heading).toBeVisible(LOADED);
      return async () => {
        await bank.answer('bankComplete');
        await isConfirmed(page);
      };
    },
  },
  {
    name: 'a confirmation',
    keepsDocument: true,
    async open(page) {
      const { confirmation } = journeyOn(page);
      await journeyOn(page).toPayment({ to: 'BCN' });
      await journeyOn(page).pay(cards.alsoAccepted);
      await isConfirmed(page);
      const reference = await confirmation.reference.innerText();
      return async () => {
        await page.reload();
        await expect(confirmation.reference).toHaveText(reference, LOADED);
      };
    },
  },
  {
    name: 'hotels to choose from',
    keepsDocument: false,
    async open(page) {
      const hotels = hotelsOn(page);
      await hotels.openResults({ place: 'madrid' });
      await expect(hotels.tickets.first()).toBeVisible(LOADED);
      return () => hotels.openHotel(hotels.tickets.first());
    },
  },
  {
    name: 'rooms of a hotel',
    keepsDocument: false,
    async open(page) {
      const hotels = hotelsOn(page);
      await hotels.openResults({ place: 'madrid' });
      await hotels.openHotel(hotels.tickets.first());
      return async () => {
        await hotels.rates.first().click();
        await expect(hotels.stayHeading).toBeVisible(LOADED);
      };
    },
  },
  {
    name: 'the payment of a stay',
    keepsDocument: true,
    async open(page) {
      const hotels = hotelsOn(page);
      const { summary, billing } = journeyOn(page);
      await hotels.openResults({ place: 'madrid' });
      await hotels.openHotel(hotels.tickets.first());
      await hotels.rates.first().click();
      await expect(hotels.stayHeading).toBeVisible(LOADED);
      await summary.fillContact();
      await hotels.fillGuest(hotelWords.es.firstRoom, lucia);
      await summary.goToPayment();
      await billing.fillAddress();
      return async () => {
        await journeyOn(page).pay(cards.accepted);
        await isConfirmed(page);
      };
    },
  },
  {
    name: 'days of an activity',
    keepsDocument: false,
    async open(page) {
      const activities = activitiesOn(page);
      await activities.openResults({ place: 'cancun' });
      await activities.openActivity(activities.tickets.first());
      return () => activities.chooseFirst();
    },
  },
  {
    name: 'a half-typed lookup',
    keepsDocument: true,
    async open(page) {
      await page.goto('/es/user/my-journey');
      await page.getByRole('textbox', { name: LOOKUP.reference }).fill('ABCDEFGHJK');
      return async () => {
        await expect(page.getByRole('textbox', { name: LOOKUP.reference })).toHaveValue('ABCDEFGHJK');
        await page.getByRole('textbox', { name: LOOKUP.email }).fill(contact.email);
        await page.getByRole('button', { name: LOOKUP.submit }).click();
        await expect(page.getByText(LOOKUP.notFound)).toBeVisible(LOADED);
      };
    },
  },
];
