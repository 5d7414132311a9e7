import type { Locator, Page } from '@playwright/test';
import type { SiteWords } from '../fixtures/words.ts';

/** The booking, paid and held. */
export class ConfirmationPage {
  readonly heading: Locator;
  readonly reference: Locator;

  constructor(page: Page, words: SiteWords) {
    this.heading = page.getByRole('heading', { name: words.confirmed, level: 1 });
    this.reference = page
      .getByRole('term')
      .filter({ hasText: words.reference })
      .locator('xpath=following-sibling::dd[1]');
  }
}
