import { cards } from '../fixtures/cards.ts';
import { lucia, mateo } from '../fixtures/travellers.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** Looks at the screen at every width: an amount in two currencies is the longest thing that has to fit. */
for (const { market, language, size } of [
  { market: 'CO', language: 'es', size: '' },
  { market: 'CO', language: 'es', size: ' @phone' },
  { market: 'MX', language: 'en', size: '' },
  { market: 'MX', language: 'en', size: ' @phone' },
] as const)
  test.describe(`${language}, ${market}`, () => {
    test.use({ market, language });

    test(`${language}: in ${market} the prices of flights are whole, from results to payment${size} (X-09, X-15)`, async ({
      page,
      journey,
    }) => {
      test.slow();
      const search = { to: 'LPA', returnInDays: 37 };
      await journey.openResults(search);
      await expect(page.getByRole('article').first()).toBeVisible({ timeout: 20_000 });
      await expectAccessible(page);
      await journey.toPayment({ to: 'LPA' });
      await journey.billing.fillCard(cards.accepted);
      await expectAccessible(page);
    });

    test(`${language}: in ${market} the prices of a hotel are whole, from results to payment${size} (X-09, X-15)`, async ({
      page,
      journey,
      hotels,
    }) => {
      test.slow();
      await hotels.openResults({ place: 'barcelona' });
      await expect(hotels.tickets.first()).toBeVisible({ timeout: 20_000 });
      await expectAccessible(page);
      await hotels.openHotel(hotels.tickets.first());
      await expectAccessible(page);
      await hotels.rates.first().click();
      await expect(hotels.stayHeading).toBeVisible({ timeout: 20_000 });
      await expectAccessible(page);
      await journey.summary.fillContact();
      await hotels.fillGuest(/1/, lucia);
      await journey.summary.goToPayment();
      await expect(journey.billing.heading).toBeVisible();
      await expectAccessible(page);
    });

    test(`${language}: in ${market} the prices of an activity are whole, from results to confirmation${size} (X-09, X-15)`, async ({
      page,
      journey,
      activities,
    }) => {
      test.slow();
      await activities.openResults({ place: 'cancun' });
      await expectAccessible(page);
      await activities.openActivity(activities.tickets.first());
      await expect(activities.options.first()).toBeVisible();
      await expectAccessible(page);
      await activities.chooseFirst();
      await journey.summary.fillContact();
      await activities.fillPeople([lucia, mateo]);
      await expectAccessible(page);
      await journey.summary.goToPayment();
      await journey.billing.fillAddress();
      await journey.billing.fillCard(cards.accepted);
      await journey.billing.pressPay();
      await expect(journey.confirmation.heading).toBeVisible({ timeout: 40_000 });
      await expectAccessible(page);
    });
  });
