import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('a link of the assistant opens its flights, then all there are @phone (F-42, B-16)', async ({
  page,
  journey,
  words,
}) => {
  await journey.openResults({ to: 'BOG', aiAssistant: 'talk-1' });
  await expect(page.getByText(words.assistantFlights)).toBeVisible({ timeout: 20_000 });
  const fromTalk = await journey.results.tickets.count();
  expect(fromTalk).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: words.allFlights }).click();
  await expect(page.getByText(words.assistantFlights)).toBeHidden();
  await expect(page).not.toHaveURL(/aiAssistant/);
  await expect.poll(() => journey.results.tickets.count()).toBeGreaterThan(fromTalk);
});

test.describe('en', () => {
  test.use({ language: 'en' });

  test('an assistant that is out of order leaves an ordinary search (F-42, X-16)', async ({
    page,
    journey,
    words,
  }) => {
    await journey.openResults({ to: 'BOG', aiAssistant: 'down' });
    await journey.results.chooseFirst('chooseFlight');
    await expect(page.getByText(words.assistantFlights)).toBeHidden();
    await expect(journey.summary.heading).toBeVisible({ timeout: 20_000 });
  });
});
