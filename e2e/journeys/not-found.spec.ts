import { lucia } from '../fixtures/travellers.ts';
import { expectAccessible } from '../support/axe.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

inLanguages('en', (language) => {
  test(`${language}: an address that leads nowhere is a 404 with a way home @phone @core (P-44)`, async ({
    page,
    words,
    watch,
  }) => {
    watch.allow(/Failed to load resource: .*404/);
    const reply = await page.goto(`/${language}/no-existe/nada`);
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: words.notFound, level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: words.goHome }).click();
    await expect(page.getByRole('heading', { name: words.homeTitle, level: 1 })).toBeVisible();
  });
});

test('leaving for a page that is not there and coming back loses nothing typed (S-02, P-44)', async ({
  page,
  journey,
  watch,
}) => {
  watch.allow(/404 \(Not Found\)/);
  await journey.toSummary({ to: 'BOG' });
  await journey.summary.fillContact();
  await journey.summary.fillTraveller(1, lucia);
  await page.goto('/es/no-existe');
  await expect(page.getByText('Página no encontrada: /no-existe')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue(lucia.firstName);
});
