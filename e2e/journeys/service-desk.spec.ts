import { readFile } from 'node:fs/promises';
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
  test(`${language}: an agent signs in, finds a booking by a misspelt name, takes what waits, a lead settles it, a bag is added, a refund needs both and is in the report (D-01, D-03, D-04, D-05, D-06, D-09, D-10, D-14)`, async ({
    page,
    elsewhere,
    journey,
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

    const agent = await elsewhere();
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

    // What an agent may not settle, a lead does; then the agent wants to give back more than one person may.
    const leadPage = await elsewhere();
    const leadDesk = new DeskPage(leadPage, language);
    await leadDesk.signIn('Leo');
    const openAs = async (page: typeof agent, at: DeskPage) => {
      await at.search(reference);
      await page.getByRole('button', { name: new RegExp(reference) }).click();
      await expect(at.acts).toBeVisible();
    };
    await openAs(leadPage, leadDesk);
    await leadDesk.act(desk.words.closeReview, 'the traveller keeps the trip');
    await expect(leadDesk.acts.getByText(`: ${desk.words.done}`)).toBeVisible();

    await openAs(agent, desk);
    await desk.addBag('agreed by phone');
    await desk.act(desk.words.refund, 'goodwill', () =>
      desk.acts.getByLabel(desk.words.amount).fill('250,50'),
    );
    await expect(desk.acts.getByText(`: ${desk.words.waits}`)).toBeVisible();
    await expect(desk.acts.getByRole('button', { name: desk.words.approve })).toBeHidden();

    await openAs(leadPage, leadDesk);
    await expect(leadDesk.acts.getByText(/goodwill/)).toBeVisible();
    await expectAccessible(leadPage);
    await leadDesk.acts.getByLabel(desk.words.reason).fill('agreed');
    await leadDesk.acts.getByRole('button', { name: desk.words.approve }).click();
    await expect(leadPage.getByRole('cell', { name: desk.words.refunded, exact: true })).toBeVisible();

    // What was given back is in the report, and in the file.
    await leadPage.getByRole('button', { name: desk.words.reports, exact: true }).click();
    await leadPage.getByLabel(desk.words.by).selectOption('agent');
    await leadPage.getByRole('button', { name: desk.words.show, exact: true }).click();
    // The other language's refund counts, too.
    await expect(leadPage.getByRole('row', { name: /Inés Moreno/ })).toBeVisible();
    await expectAccessible(leadPage);
    const [file] = await Promise.all([
      leadPage.waitForEvent('download'),
      leadPage.getByRole('button', { name: desk.words.csv }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toMatch(
      /,Inés Moreno,USD,0,0\.00,(?:250\.50|501\.00),/,
    );
  });
});
