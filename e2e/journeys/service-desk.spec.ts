import { cards } from '../fixtures/cards.ts';
import { lucia } from '../fixtures/travellers.ts';
import { confirmCancellation } from '../pages/cancellation.ts';
import { DeskPage } from '../pages/desk-page.ts';
import { expectAccessible } from '../support/axe.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

/** Booked as usual; the supplier refuses a cancellation when it is confirmed (sandbox). */
const TRAVELLER = { ...lucia, lastName: 'Cancel Refused' };

inLanguages('en', (language) => {
  test(`${language}: an agent signs in, finds a booking by a misspelt name, opens it, and takes what waits (D-01, D-03, D-04, D-05)`, async ({
    page,
    browser,
    journey,
    baseURL,
    sandbox,
  }) => {
    test.slow();
    await journey.toPayment({ to: 'BOG' }, TRAVELLER);
    await journey.pay(cards.accepted);
    await expect(journey.confirmation.heading).toBeVisible({ timeout: 40_000 });
    const reference = await journey.confirmation.reference.innerText();
    await page.goto(`/${language}/user/my-journey`);
    await page
      .getByRole('article', { name: new RegExp(reference) })
      .getByRole('button')
      .first()
      .click();
    await confirmCancellation(page, { locale: language, reference, sandbox });

    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: language });
    const agent = await context.newPage();
    const desk = new DeskPage(agent, language);
    await agent.goto('/desk');
    await expectAccessible(agent);
    await desk.signIn('Inés');
    await expectAccessible(agent);

    await desk.search('Canzel Refused');
    const found = agent.getByRole('button', { name: new RegExp(`${reference}.*Lucía C···`) });
    await expectAccessible(agent);
    await found.click();
    await expect(agent.getByRole('heading', { level: 1, name: new RegExp(reference) })).toBeFocused();
    await expect(agent.getByText('lucia.ferrer@example.com').first()).toBeVisible();
    await expectAccessible(agent);

    await desk.waitForItem(reference);
    const item = desk.item(reference);
    await item.getByRole('button', { name: desk.words.take }).click();
    await expect(item.getByText(desk.words.owner('Inés Moreno'))).toBeVisible();
    await item.getByRole('button', { name: desk.words.close }).click();
    await item.getByLabel(desk.words.reason).fill('agreed by phone');
    await expectAccessible(agent);
    await item.getByLabel(desk.words.reason).press('Enter');
    await expect(item).toBeHidden();
    await context.close();
  });
});
