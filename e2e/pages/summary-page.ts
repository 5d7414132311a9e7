import { expect, type Locator, type Page } from '@playwright/test';
import { contact, type TestTraveller } from '../fixtures/travellers.ts';
import type { SiteWords } from '../fixtures/words.ts';
import { fillName } from './fields.ts';

/** The trip before it is paid: flights, bags, contact, travellers. */
export class SummaryPage {
  readonly heading: Locator;
  private readonly page: Page;
  private readonly words: SiteWords;

  constructor(page: Page, words: SiteWords) {
    this.page = page;
    this.words = words;
    this.heading = page.getByRole('heading', { name: words.yourTrip, level: 1 });
  }

  get email(): Locator {
    return this.page.getByRole('textbox', { name: this.words.email });
  }

  get phone(): Locator {
    return this.page.getByRole('textbox', { name: this.words.phone });
  }

  get continue(): Locator {
    return this.page.getByRole('button', { name: this.words.continue });
  }

  traveller(number: number): Locator {
    return this.page
      .getByRole('region', { name: this.words.travellers, exact: true })
      .getByRole('group', { name: new RegExp(`^${this.words.traveller} ${number} `) });
  }

  async fillContact(email: string = contact.email): Promise<void> {
    await this.email.fill(email);
    await this.page.getByRole('combobox', { name: this.words.dialCode }).selectOption(contact.country);
    await this.phone.fill(contact.phone);
  }

  async fillTraveller(number: number, traveller: TestTraveller): Promise<void> {
    const form = this.traveller(number);
    await fillName(form, this.words, traveller);
    await form.getByLabel(this.words.gender).selectOption(traveller.gender);
    await form.getByLabel(this.words.birth).fill(traveller.birth);
  }

  documentNumber(number: number): Locator {
    return this.traveller(number).getByRole('textbox', { name: this.words.documentNumber });
  }

  async fillDocument(number: number, passportNumber: string): Promise<void> {
    await this.traveller(number).getByText(this.words.travelDocument, { exact: true }).click();
    await this.documentNumber(number).fill(passportNumber);
  }

  async addFirstBag(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.addBag }).first().click();
  }

  get seats(): Locator {
    return this.page.getByRole('region', { name: this.words.seats, exact: true });
  }

  /** The first free one on the map that is open first; its place. */
  async chooseFirstSeat(): Promise<string> {
    await this.seats.getByRole('button', { name: this.words.chooseSeats }).click();
    const seat = this.seats.getByRole('table').getByRole('button', { disabled: false }).first();
    await expect(seat).toBeVisible({ timeout: 15_000 });
    await seat.click();
    await expect(seat).toHaveAttribute('aria-pressed', 'true');
    const designator = (await seat.getAttribute('data-seat')) ?? '';
    await expect(this.page.getByText(this.words.seatLine(designator)).first()).toBeAttached({
      timeout: 15_000,
    });
    return designator;
  }

  /** Goes to the payment; everything typed is saved first. */
  async goToPayment(): Promise<void> {
    await this.continue.click();
    await expect(this.page).toHaveURL(/\/booking\/BillingSummary/, { timeout: 15_000 });
  }
}
