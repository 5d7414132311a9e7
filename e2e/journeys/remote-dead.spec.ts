import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const REMOTE_FILES = '**/r/mfe-flights/**';
const DEADLINE_MS = 5_000;
/** From the navigation to the notice: the deadline of the host and the document itself. */
const NOTICE_MAX_MS = DEADLINE_MS + 2_500;

test.describe('a remote that is dead never takes the site with it (P-06, P-07)', () => {
  test('refused: a notice with the number to call, header and footer go on, retry heals @core', async ({
    page,
    journey,
    words,
    watch,
  }) => {
    watch.allow(/Failed to load resource|remote failed|requested twice/);
    await page.route(REMOTE_FILES, (route) => route.abort('connectionrefused'));
    let documents = 0;
    page.on('domcontentloaded', () => (documents += 1));
    await journey.openResults({ to: 'BOG' });
    // The page tries one reload by itself before it leaves it at that (P-07).
    await expect.poll(() => documents, { timeout: NOTICE_MAX_MS }).toBe(2);
    const notice = page.getByText(words.sectionUnavailable);
    await expect(notice).toBeVisible({ timeout: NOTICE_MAX_MS });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expectAccessible(page);

    await page.unroute(REMOTE_FILES);
    await page.getByRole('button', { name: words.tryAgain }).click();
    await expect(journey.results.tickets.first()).toBeVisible({ timeout: 20_000 });
  });

  test('never replies: the notice comes within five seconds, and retry does not wait for what hangs @phone @core', async ({
    page,
    journey,
    words,
    watch,
  }) => {
    watch.allow(/Failed to load resource|remote failed|requested twice/);
    let isSilent = true;
    await page.route(/\/r\/mfe-flights\/.*\.js$/, (route) => (isSilent ? undefined : route.continue()));
    const startedMs = Date.now();
    await journey.openResults({ to: 'BOG' });
    await expect(page.getByText(words.sectionUnavailable)).toBeVisible({ timeout: NOTICE_MAX_MS });
    expect(Date.now() - startedMs).toBeLessThan(NOTICE_MAX_MS);
    await expect(page.getByRole('contentinfo')).toBeVisible();

    // What was asked before stays without an answer.
    isSilent = false;
    await page.getByRole('button', { name: words.tryAgain }).click();
    await expect(journey.results.tickets.first()).toBeVisible({ timeout: 20_000 });
  });
});
