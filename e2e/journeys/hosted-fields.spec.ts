import { cardCvc, cards } from '../fixtures/cards.ts';
import { expectAccessible } from '../support/axe.ts';
import { inLanguages, isBeforeRelease } from '../support/languages.ts';
import { openSandbox } from '../support/sandbox.ts';
import { openOwnSite, type Site } from '../support/stack.ts';
import { expect, test as base } from '../support/test.ts';

/** The site with the payment provider's own card fields, as production has them (W-01, W-02). */
const test = base.extend<object, { hostedSite: Site }>({
  hostedSite: [
    async ({}, use) => {
      const site = await openOwnSite({ CARD_FIELDS: 'hosted' });
      await use(site);
      await site.stop();
    },
    // A stack starts in ten seconds, on a busy machine in a minute.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ hostedSite }, use) => use(hostedSite.siteUrl),
  sandbox: async ({ hostedSite }, use) => use(openSandbox(hostedSite.sandboxUrl ?? '')),
});

/** The address that a journey gives itself in a header makes the font of the fields a request with a preflight. */
const FONT = /figtree\.woff2/;
const LIBRARY = '**/js/stripe.js';
const LONG_MS = 40_000;

test.describe('card fields of the payment provider', () => {
  inLanguages('es', () => {
    test('what is missing is said, a declined card costs nothing, another one pays, and no digit comes to us (W-01, W-02)', async ({
      page,
      journey,
      words,
      sandbox,
      watch,
      baseURL,
    }) => {
      watch.allow(/status of 402/);
      watch.allow(FONT);
      const port = new URL(baseURL ?? '').port;
      const sentToUs: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).port === port)
          sentToUs.push(`${request.url()} ${request.postData() ?? ''}`);
      });
      await journey.toPayment({ to: 'LPA' });
      const { billing } = journey;
      await expect(billing.hostedField('number')).toBeVisible();
      await billing.cardField('cardName').fill('LUCIA FERRER');
      await billing.hostedField('number').fill(cards.declined.slice(0, 8));
      await billing.pressPay();
      await expect(billing.card.getByText(words.cardNumberInvalid)).toBeVisible();
      await expect(billing.hostedField('number')).toBeFocused();
      await expectAccessible(page);

      await billing.fillHostedCard(cards.declined);
      await expect(billing.card.getByText(words.cardNumberInvalid)).toBeHidden();
      await billing.pressPay();
      await expect(page.getByText(words.paymentFailed)).toBeVisible({ timeout: LONG_MS });
      for (const { held, captured } of await sandbox.paymentsBy(cards.declined))
        expect({ held, captured }).toEqual({ held: 0, captured: 0 });

      await page.getByRole('button', { name: words.useOtherCard }).click();
      await expect(billing.heading).toBeVisible();
      await billing.fillHostedCard(cards.accepted);
      // Enter in a field of the provider pays, as in our own.
      await billing.hostedField('cvv').press('Enter');
      await expect(journey.confirmation.heading).toBeVisible({ timeout: LONG_MS });
      const [payment, ...others] = await sandbox.paymentsBy(cards.accepted);
      expect(others).toEqual([]);
      expect(payment?.captured).toBeGreaterThan(0);

      expect(sentToUs.some((request) => request.includes('create-payment-info'))).toBe(true);
      for (const number of [cards.accepted, cards.declined])
        expect(sentToUs.filter((request) => request.includes(number.slice(0, 8)))).toEqual([]);
      expect(sentToUs.filter((request) => request.includes(`"${cardCvc}"`))).toEqual([]);
    });
  });

  inLanguages('en', () => {
    test('a blocked script is said at once with the number to call, nothing is lost, and the next try opens the fields @phone (W-02)', async ({
      page,
      journey,
      words,
      watch,
    }) => {
      watch.allow(/ERR_FAILED/);
      watch.allow(FONT);
      await page.route(LIBRARY, (route) => route.abort());
      await journey.toPayment({ to: 'LPA' });
      const notice = page.getByRole('alert').filter({ hasText: words.cardUnreachable });
      await expect(notice).toBeVisible();
      await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:/);
      await expectAccessible(page);
      const address = await journey.billing.field('address').inputValue();

      await page.unroute(LIBRARY);
      await notice.getByRole('button').click();
      await expect(journey.billing.hostedField('number')).toBeVisible();
      await expect(notice).toBeHidden();
      await expect(journey.billing.field('address')).toHaveValue(address);
    });
  });

  test.describe('before a release', () => {
    test.skip(!isBeforeRelease, 'part of npm run test:long');
    inLanguages('es', (language) => {
      test(`the bank asks for 3-D Secure, and the booking is confirmed (W-02) ${language}`, async ({
        journey,
        sandbox,
        watch,
      }) => {
        watch.allow(FONT);
        await journey.toPayment({ to: 'BCN' });
        await journey.billing.fillHostedCard(cards.challengePassed);
        await journey.billing.pressPay();
        await journey.bank.answer('bankComplete');
        await expect(journey.confirmation.heading).toBeVisible({ timeout: LONG_MS });
        for (const { held } of await sandbox.paymentsBy(cards.challengePassed)) expect(held).toBe(0);
      });

      test(`a script that does not come is said after ten seconds (W-02) ${language}`, async ({
        page,
        journey,
        words,
      }) => {
        await page.route(LIBRARY, () => {});
        await journey.toPayment({ to: 'BCN' });
        await expect(page.getByText(words.cardUnreachable)).toBeVisible({ timeout: 15_000 });
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    });
  });
});
