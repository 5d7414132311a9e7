import { expect, type Locator, type Page } from '@playwright/test';
import type { SiteWords } from '../fixtures/words.ts';

/** The page of the traveller's bank (3-D Secure). */
export class BankPage {
  readonly heading: Locator;
  private readonly page: Page;
  private readonly words: SiteWords;

  constructor(page: Page, words: SiteWords) {
    this.page = page;
    this.words = words;
    this.heading = page.getByRole('heading', { name: words.bankTitle });
  }

  async answer(choice: 'bankComplete' | 'bankFail' | 'bankCancel'): Promise<void> {
    await expect(this.heading).toBeVisible({ timeout: 20_000 });
    await this.page.getByRole('button', { name: this.words[choice], exact: true }).click();
  }
}
