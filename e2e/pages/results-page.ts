import type { Locator, Page } from '@playwright/test';
import type { SiteWords } from '../fixtures/words.ts';

/** Flights to compare and choose. */
export class ResultsPage {
  readonly tickets: Locator;
  private readonly page: Page;
  private readonly words: SiteWords;

  constructor(page: Page, words: SiteWords) {
    this.page = page;
    this.words = words;
    this.tickets = page.getByRole('article');
  }

  /** What the search costs on other days. */
  get otherDays(): Locator {
    return this.page.getByRole('region', { name: this.words.otherDays });
  }

  /** Opens the form of the search, which the bar above the flights holds. */
  async editSearch(): Promise<void> {
    await this.page.locator('summary', { hasText: this.words.editSearch }).click();
  }

  button(name: 'chooseFlight' | 'chooseOutbound' | 'chooseReturn'): Locator {
    return this.tickets.getByRole('button', { name: this.words[name], exact: true });
  }

  /** Chooses the first flight in view, its price is then asked. */
  async chooseFirst(name: 'chooseFlight' | 'chooseOutbound' | 'chooseReturn'): Promise<void> {
    await this.button(name).first().click();
  }

  /** The fares of the first flight that has several, side by side. */
  async openFares(): Promise<void> {
    await this.tickets.getByRole('button', { name: this.words.fares }).first().click();
    await this.page.getByRole('table').waitFor();
  }

  /** On a phone they come over the list. */
  async openFilters(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.filters, exact: true }).click();
  }

  get showFlights(): Locator {
    return this.page.getByRole('button', { name: this.words.showFlights });
  }

  /** Where the first price stands on the page, in pixels from its top. */
  firstPriceTop(): Promise<number> {
    return this.tickets
      .first()
      .getByRole('strong')
      .evaluate((price) => price.getBoundingClientRect().top + window.scrollY);
  }

  /** Offers that are wholly on the first screen. */
  wholeOnFirstScreen(): Promise<number> {
    return this.tickets.evaluateAll(
      (offers) =>
        offers.filter((offer) => offer.getBoundingClientRect().bottom + window.scrollY <= window.innerHeight)
          .length,
    );
  }

  get priceChange(): Locator {
    return this.page.getByRole('dialog', { name: this.words.priceChanged });
  }
}
