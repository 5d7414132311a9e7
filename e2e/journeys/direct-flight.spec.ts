import { cards } from '../fixtures/cards.ts';
import { lucia } from '../fixtures/travellers.ts';
import { expectAccessible } from '../support/axe.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

inLanguages('en', (language) => {
  test(`${language}: from the home page to a confirmation that survives a reload @core (F-01, F-14, F-33, F-34, F-35, Q-05, S-33, S-47, S-48)`, async ({
    page,
    journey,
    words,
  }) => {
    await journey.openHome();
    await expect(page.getByRole('heading', { name: words.homeTitle, level: 1 })).toBeVisible();
    await expectAccessible(page);

    const { search, results, summary, billing, confirmation } = journey;
    await search.chooseTrip('oneWay');
    await search.choosePlace(search.origin, 'madri', 'MAD');
    await search.choosePlace(search.destination, 'bogota', 'BOG');
    await search.submit.click();

    await expect(results.tickets.first()).toBeVisible({ timeout: 20_000 });
    await expect(page).toHaveURL(/\/mad-bog\/results\?/);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await results.wholeOnFirstScreen()).toBeGreaterThanOrEqual(5);
    await page.getByRole('tab', { name: words.fastest }).click();
    await expect(results.tickets.first()).toContainText(words.direct);
    await results.openFares();
    await expectAccessible(page);
    await results.chooseFirst('chooseFlight');

    await expect(summary.heading).toBeVisible({ timeout: 20_000 });
    await summary.fillContact();
    await summary.fillTraveller(1, lucia);
    await expectAccessible(page);
    await summary.goToPayment();

    await expect(billing.heading).toBeVisible();
    await billing.fillAddress();
    await billing.fillCard(cards.accepted);
    await expectAccessible(page);
    await billing.pressPay();

    await expect(confirmation.heading).toBeVisible({ timeout: 40_000 });
    await expectAccessible(page);
    const reference = await confirmation.reference.innerText();
    expect(reference).toMatch(/^[A-Z0-9-]{6,}$/);

    await page.reload();
    await expect(confirmation.reference).toHaveText(reference);
  });
});
