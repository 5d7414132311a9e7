import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isBeforeRelease } from './languages.ts';
import { expectLayout } from './layout/expect-layout.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** nothing that axe can find, frames included. The story goes on, so that one run says everything. */
export async function expectAccessible(
  page: Page,
  /** A part that lies over the others: what it covers cannot be reached while it is open. */
  { within }: { within?: string } = {},
): Promise<void> {
  await expect(page.getByRole('progressbar'), 'a screen at rest').toHaveCount(0);
  const axe = new AxeBuilder({ page }).withTags(RULES);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, target }) => `    ${target.join(' ')}  ${html.slice(0, 160)}`).join('\n')}`,
  );
  expect.soft(found, `axe on ${page.url()}`).toEqual([]);
  await expectLayout(page);
  if (isBeforeRelease) await expectContrastInTheDark(page);
}

/** Colours are all that the dark palette changes. */
async function expectContrastInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: null });
  const found = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
  expect.soft(found, `contrast in the dark on ${page.url()}`).toEqual([]);
}
