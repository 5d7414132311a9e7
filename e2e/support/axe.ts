import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isBeforeRelease } from './languages.ts';
import { expectLayout } from './layout/expect-layout.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Only violations are reported: listing what passed took longer than the rules themselves. The card frame is of
 * another origin and needs the way that opens a second page; all other screens are spared it, four times as fast.
 */
function axeOf(page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] }): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
}

/** nothing that axe can find, frames included. The story goes on, so that one run says everything. */
export async function expectAccessible(
  page: Page,
  /** A part that lies over the others: what it covers cannot be reached while it is open. */
  { within }: { within?: string } = {},
): Promise<void> {
  await expect(page.getByRole('progressbar'), 'a screen at rest').toHaveCount(0);
  const axe = axeOf(page, { type: 'tag', values: RULES });
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
  // The card frame is transparent, and axe cannot see from inside it what it lies on.
  const { violations } = await axeOf(page, { type: 'rule', values: ['color-contrast'] })
    .exclude('#card-frame')
    .analyze();
  await page.emulateMedia({ colorScheme: null });
  const found = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
  expect.soft(found, `contrast in the dark on ${page.url()}`).toEqual([]);
}
