import { expect, test } from '../support/test.ts';

test.use({ language: 'en' });

test('a search and a choice with the keyboard alone (X-13, X-14)', async ({ page, journey, words }) => {
  const { search, results, summary } = journey;
  await journey.openHome();
  await expect(search.submit).toBeVisible();
  const tabTo = async (target: ReturnType<typeof page.getByRole>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`not reached with Tab: ${target.toString()}`);
  };

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await tabTo(search.form.getByRole('radio', { name: words.roundTrip }));
  await page.keyboard.press('ArrowRight');
  await expect(search.form.getByRole('radio', { name: words.oneWay })).toBeChecked();
  for (const [field, typed, code] of [
    [search.origin, 'barcelona', 'BCN'],
    [search.destination, 'rome', 'FCO'],
  ] as const) {
    await tabTo(field);
    await page.keyboard.type(typed);
    const option = page.getByRole('listbox').getByRole('option').filter({ hasText: code }).first();
    await expect(option).toBeVisible();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('ArrowDown');
      if ((await option.getAttribute('aria-selected')) === 'true') break;
    }
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(new RegExp(code));
  }
  await tabTo(search.submit);
  await page.keyboard.press('Enter');

  const choose = results.button('chooseFlight').first();
  await expect(choose).toBeVisible({ timeout: 20_000 });
  await tabTo(choose);
  await page.keyboard.press('Enter');
  await expect(summary.heading).toBeVisible({ timeout: 20_000 });
});
