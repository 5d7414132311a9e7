import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

for (const language of ['es', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    test(`${language}: an address that leads nowhere is a 404 with a way home @phone @core (P-42)`, async ({
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
}
