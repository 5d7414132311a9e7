import { magicAirports } from '../fixtures/places.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('a search that fails says so, and succeeds when it is tried again (F-30)', async ({
  page,
  journey,
  words,
  watch,
  sandbox,
}) => {
  watch.allow(/Failed to load resource: .*5\d\d/);
  await sandbox.setSwitch('failing_search', 'MAD-TFN');
  await journey.openResults({ to: 'TFN' });
  await expect(page.getByText(words.searchFailed)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await sandbox.clearSwitches();
  await page.getByRole('button', { name: words.tryAgain }).click();
  await expect(journey.results.tickets.first()).toBeVisible({ timeout: 20_000 });
});

test('no flights is an honest answer with something to change @phone (F-29)', async ({
  page,
  journey,
  words,
}) => {
  await journey.openResults({ to: magicAirports.noResults });
  await expect(page.getByRole('heading', { name: words.noFlights })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
});
