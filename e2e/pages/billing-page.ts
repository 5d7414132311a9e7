import type { FrameLocator, Locator, Page } from '@playwright/test';
import { cardCvc, cardExpiry, cardHolder } from '../fixtures/cards.ts';
import { billingAddress } from '../fixtures/travellers.ts';
import type { SiteWords } from '../fixtures/words.ts';

/** Billing details, the card in its own frame, and the pay button. */
export class BillingPage {
  readonly heading: Locator;
  readonly card: FrameLocator;
  private readonly page: Page;
  private readonly words: SiteWords;

  constructor(page: Page, words: SiteWords) {
    this.page = page;
    this.words = words;
    this.heading = page.getByRole('heading', { name: words.payment, level: 1 });
    this.card = page.frameLocator(`iframe[title="${words.cardFrame}"]`);
  }

  field(name: 'cardHolder' | 'postCode' | 'address' | 'city'): Locator {
    return this.page.getByRole('textbox', { name: this.words[name], exact: false }).first();
  }

  cardField(name: 'cardName' | 'cardNumber' | 'cardExpiry' | 'cardCvc'): Locator {
    return this.card.getByLabel(this.words[name]);
  }

  /** Where the fields are the payment provider's: each in a frame inside the card's frame. */
  hostedField(name: 'number' | 'expiry' | 'cvv'): Locator {
    return this.card.frameLocator(`#card-${name} iframe`).getByRole('textbox');
  }

  get pay(): Locator {
    return this.page.getByRole('button', { name: this.words.pay });
  }

  /** By the keyboard: a driver scrolls and presses within one frame, and may meet the card frame instead. */
  async pressPay(): Promise<void> {
    await this.pay.focus();
    await this.pay.press('Enter');
  }

  async fillAddress(): Promise<void> {
    await this.field('cardHolder').fill(cardHolder);
    await this.page.getByRole('combobox', { name: this.words.country }).selectOption(billingAddress.country);
    await this.field('postCode').fill(billingAddress.postCode);
    await this.field('address').fill(billingAddress.address);
    await this.field('city').fill(billingAddress.city);
  }

  async fillCard(number: string): Promise<void> {
    await this.cardField('cardName').fill(cardHolder);
    await this.cardField('cardNumber').fill(number);
    await this.cardField('cardExpiry').fill(cardExpiry);
    await this.cardField('cardCvc').fill(cardCvc);
  }

  async fillHostedCard(number: string): Promise<void> {
    await this.cardField('cardName').fill(cardHolder);
    await this.hostedField('number').fill(number);
    await this.hostedField('expiry').fill(cardExpiry);
    await this.hostedField('cvv').fill(cardCvc);
  }
}
