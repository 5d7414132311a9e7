import type { Page } from '@playwright/test';
import { cards } from '../fixtures/cards.ts';
import { contact, lucia } from '../fixtures/travellers.ts';
import { DeskPage } from '../pages/desk-page.ts';
import { Journey } from '../pages/journey.ts';
import { expectAccessible } from '../support/axe.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

const WORDS = {
  es: { ask: 'Obtener un código', code: /Tu código: (\w{6})/ },
  en: { ask: 'Get a call code', code: /Your code: (\w{6})/ },
} as const;

inLanguages('es', (language) => {
  test(`${language}: a caller reads out a code, the agent fills in the trip and takes a deal off, and the caller pays it on a phone (D-08, D-16, D-17)`, async ({
    page,
    elsewhere,
    journey,
    words,
    sandbox,
  }) => {
    test.slow();
    const callCode = async (on: Page) => {
      await on.getByRole('button', { name: WORDS[language].ask }).click();
      const shown = on.getByText(WORDS[language].code);
      await expect(shown).toBeVisible();
      return WORDS[language].code.exec(await shown.innerText())?.[1] ?? '';
    };
    await journey.toSummary({ to: 'BOG' });
    const first = await callCode(page);
    await expectAccessible(page);

    const deal = `TEL${language}${Date.now().toString(36)}`.toUpperCase();
    const owner = new DeskPage(await elsewhere(), language);
    await owner.signIn('Olga');
    await owner.setDeal(deal);

    const agent = await elsewhere();
    const desk = new DeskPage(agent, language);
    await desk.signIn('Inés');
    await desk.openCall(first.toLowerCase());
    await expect(agent.getByText(/MAD .* → /).first()).toBeVisible();
    await expectAccessible(agent);
    const opening = agent.context().waitForEvent('page');
    await agent.getByRole('button', { name: desk.words.fillIn }).click();
    const copy = await opening;
    const forms = new Journey(copy, language, words);
    await expect(forms.summary.heading).toBeVisible({ timeout: 20_000 });
    await forms.summary.fillContact();
    await forms.summary.fillTraveller(1, lucia);
    const second = await callCode(copy);
    expect(second).not.toBe(first);

    await desk.openCall(second);
    await desk.applyDeal(deal);
    await agent.getByRole('button', { name: desk.words.sendLink }).click();
    await expect(agent.getByRole('cell', { name: desk.words.sent, exact: true })).toBeVisible();
    await expectAccessible(agent);

    const caller = await elsewhere({ isPhone: true });
    const checkout = new Journey(caller, language, words);
    await caller.goto(await sandbox.paymentLinkMailed(contact.email, language));
    await expect(checkout.billing.heading).toBeVisible();
    // The lines of the price are folded on a phone.
    await expect(caller.getByText(new RegExp(`${deal}$`)).first()).toBeAttached();
    await checkout.billing.fillAddress();
    await checkout.pay(cards.accepted);
    await expect(checkout.confirmation.heading).toBeVisible({ timeout: 40_000 });
    const reference = await checkout.confirmation.reference.innerText();

    await agent.reload();
    await agent.getByRole('button', { name: desk.words.phoneSale }).click();
    await expect(agent.getByRole('button', { name: new RegExp(reference) })).toBeVisible();
  });
});
